import type { Reason, Seat } from '@palio/kernel';
import { hasTradeCentre } from './control.ts';
import { FIGURES } from './figures.ts';
import { GOLD } from './names.ts';
import { mayOffer, offersLeft } from './offers.ts';
import { because } from './reasons.ts';
import { hasFreeRoute, hasRoute, mayExchange, mayUseBank } from './routes.ts';
import { playerOf, type State } from './state.ts';
import type { TradersStep } from './steps.ts';
import type { Target } from './targets.ts';
import { bankRateOf } from './technology.ts';
import { commandsLeft } from './trade.ts';

type Answer = Reason | undefined;
type TradeTarget = Extract<
  Target,
  { readonly type: 'bank' | 'buyVp' | 'openRoute' | 'propose' | 'accept' | 'counter' | 'send' }
>;

function whyNotPartner(state: State, seat: Seat, to: Seat): Answer {
  if (!hasTradeCentre(state, to)) return because('partnerNoTradeCentre');
  if (!hasRoute(state, seat, to)) return because('noRoute');
  if (!mayExchange(state, seat, to)) return because('monopolyPlayers');
  if (offersLeft(state, seat, to) <= 0) return because('noOffersLeft');
  return mayOffer(state, seat, to) ? undefined : because('offerEmpty');
}

function whyNotRoute(state: State, seat: Seat, to: Seat): Answer {
  if (hasRoute(state, seat, to)) return because('routeExists');
  if (!hasTradeCentre(state, to)) return because('partnerNoTradeCentre');
  return hasFreeRoute(state, seat) ? undefined : because('noRouteLeft');
}

/** WT-6.33, WT-6.36 Any other draft could be sent. */
const whyNotSend = ({ give, want }: Extract<TradeTarget, { readonly type: 'send' }>): Answer =>
  because([...give, ...want].some(count => count > 0) ? 'offerRepeated' : 'offerEmpty');

/** Commands of the open trade phase. */
function whyNotCommand(state: State, seat: Seat, target: TradeTarget): Answer {
  if (!hasTradeCentre(state, seat)) return because('noTradeCentre');
  if (commandsLeft(state, seat) <= 0) return because('noCommandsLeft');
  if (state.floor.passed[seat] === true) return because('hasPassed');
  const player = playerOf(state, seat);
  switch (target.type) {
    case 'bank':
      return mayUseBank(state, seat)
        ? because('bankRate', { rate: bankRateOf(player) })
        : because('monopolyBank');
    case 'buyVp':
      return because('vpTooDear', { price: FIGURES.vpPrice, gold: player.stock[GOLD]! });
    case 'openRoute':
      return whyNotRoute(state, seat, target.to);
    case 'propose':
      return whyNotPartner(state, seat, target.to);
    case 'send':
      return whyNotSend(target);
    default:
      return because('answerFirst');
  }
}

export function whyNotTrade(state: State, seat: Seat, step: TradersStep, target: TradeTarget): Answer {
  switch (step.kind) {
    case 'composeOffer':
      return target.type === 'send' ? whyNotSend(target) : because('answerFirst');
    case 'answerOffer':
      if (target.type === 'send') return whyNotSend(target);
      if (target.type !== 'counter') return because('answerFirst');
      return because(step.counter ? 'noCounterToCounter' : 'noOffersLeft');
    case 'trade':
      return whyNotCommand(state, seat, target);
    default:
      return state.phase === 'trade' ? because('answerFirst') : because('wrongPhase', { phase: 'trade' });
  }
}
