import { next, type RuleBook, type Seat } from '@palio/kernel';
import { hasTradeCentre } from './control.ts';
import type { Event } from './events.ts';
import { FIGURES } from './figures.ts';
import { routesOpened } from './income.ts';
import { GOLD, INDEX_OF, RESOURCES } from './names.ts';
import { mayOffer } from './offers.ts';
import { hasFreeRoute, mayUseBank, routePartners } from './routes.ts';
import { seatsOf } from './sides.ts';
import { playerOf, type State } from './state.ts';
import type { Actions, BankTrade, Steps, TradeAction } from './steps.ts';
import { bankRateOf } from './technology.ts';
import { peacePartners, proposePeace } from './war.ts';

const EMPTY_OFFER: readonly number[] = Object.freeze(RESOURCES.map(() => 0));

const BANK_TRADES: readonly (readonly BankTrade[])[] = RESOURCES.map(give =>
  RESOURCES.filter(get => get !== give).map(get => Object.freeze({ type: 'bank', give, get })),
);
const BUY_VP: TradeAction = Object.freeze({ type: 'buyVp' });
const PASS: TradeAction = Object.freeze({ type: 'pass' });

/** WT-6.6, WT-6.8 How often the seat can give this resource to the bank. */
export function mostBankTrades(state: State, seat: Seat, resource: number): number {
  const player = playerOf(state, seat);
  return Math.floor(player.stock[resource]! / bankRateOf(player));
}

function bankTrades(state: State, seat: Seat): TradeAction[] {
  if (!mayUseBank(state, seat)) return [];
  return BANK_TRADES.flatMap((trades, give) => (mostBankTrades(state, seat, give) > 0 ? trades : []));
}

/** WT-6.9, WT-6.10 */
const mayBuyVp = (state: State, seat: Seat): boolean =>
  playerOf(state, seat).stock[GOLD]! >= FIGURES.vpPrice && hasTradeCentre(state, seat);

/** WT-6.37 */
export const commandsLeft = (state: State, seat: Seat): number =>
  FIGURES.trading.commandsPerPhase - (state.floor.commands[seat] ?? 0);

/** Everything but passing, for a seat that has not used up its commands. */
function commands(state: State, seat: Seat): TradeAction[] {
  const list = bankTrades(state, seat);
  if (mayBuyVp(state, seat)) list.push(BUY_VP);
  for (const to of routePartners(state, seat)) list.push({ type: 'openRoute', to });
  if (hasTradeCentre(state, seat))
    for (const to of seatsOf(state)) if (mayOffer(state, seat, to)) list.push({ type: 'propose', to });
  for (const to of peacePartners(state, seat)) list.push({ type: 'peace', to });
  return list;
}

/** The same question as whether `commands` lists anything, without the list. */
function hasCommand(state: State, seat: Seat): boolean {
  if (commandsLeft(state, seat) <= 0) return false;
  if (hasTradeCentre(state, seat)) {
    if (mayBuyVp(state, seat)) return true;
    if (mayUseBank(state, seat))
      for (let give = 0; give < RESOURCES.length; give++)
        if (mostBankTrades(state, seat, give) > 0) return true;
    if (hasFreeRoute(state, seat) && routePartners(state, seat).length > 0) return true;
    for (let to = 0; to < state.players.length; to++) if (mayOffer(state, seat, to)) return true;
  }
  return state.wars.length > 0 && peacePartners(state, seat).length > 0;
}

/** What changes who can deal with whom makes every pass void (WT-6.32). */
export function reopenFloor(state: State): void {
  state.floor.passed.fill(false);
}

type TradeKind = 'openTrade' | 'trade' | 'bankTimes';

export const tradeRules: RuleBook<
  State,
  Pick<Steps, TradeKind>,
  Pick<Actions, 'trade' | 'bankTimes'>,
  Event
> = {
  openTrade(state, _step, { tell }) {
    const seats = state.players.length;
    state.phase = 'trade';
    state.peaceAsked = [];
    state.floor = {
      passed: Array.from({ length: seats }, () => false),
      commands: Array.from({ length: seats }, () => 0),
      offers: Array.from({ length: seats * seats }, () => 0),
      declined: [],
    };
    tell?.({ type: 'phaseStarted', phase: 'trade' });
    next(state, { kind: 'trade' });
  },

  /** WT-6.30 to 6.32, WT-6.38 The open floor: ends when nobody is left who can and wants to do something. */
  trade: {
    seats: state => seatsOf(state).filter(seat => !state.floor.passed[seat]! && hasCommand(state, seat)),
    choices: (state, _step, seat) => [...commands(state, seat), PASS],
    choose(state, _step, action, context, seat) {
      next(state, { kind: 'trade' });
      const { tell } = context;
      if (action.type === 'pass') {
        state.floor.passed[seat] = true;
        tell?.({ type: 'tradePassed', seat });
        return;
      }
      state.floor.commands[seat]!++;
      switch (action.type) {
        case 'bank': {
          const { give, get } = action;
          if (mostBankTrades(state, seat, INDEX_OF[give]) > 1)
            next(state, { kind: 'bankTimes', seat, give, get });
          else tradeWithBank(state, seat, action, 1, tell);
          break;
        }
        case 'buyVp':
          playerOf(state, seat).stock[GOLD]! -= FIGURES.vpPrice;
          playerOf(state, seat).bought++;
          tell?.({ type: 'vpBought', seat, gold: FIGURES.vpPrice });
          break;
        case 'openRoute':
          state.routes.push({ by: seat, to: action.to });
          reopenFloor(state);
          tell?.({ type: 'routeOpened', from: seat, to: action.to, slot: routesOpened(state, seat) });
          break;
        case 'propose':
          next(state, {
            kind: 'composeOffer',
            seat,
            to: action.to,
            give: EMPTY_OFFER,
            want: EMPTY_OFFER,
            counter: false,
          });
          break;
        case 'peace':
          proposePeace(state, seat, action.to, tell);
          break;
      }
    },
  },

  /** WT-6.8 As often as one likes and can pay. */
  bankTimes: {
    choices: (state, { seat, give }) =>
      Array.from({ length: mostBankTrades(state, seat, INDEX_OF[give]) }, (_, i) => ({
        type: 'times',
        times: i + 1,
      })),
    choose(state, { seat, give, get }, { times }, { tell }) {
      tradeWithBank(state, seat, { type: 'bank', give, get }, times, tell);
    },
  },
};

/** WT-6.5 to 6.7 */
function tradeWithBank(
  state: State,
  seat: Seat,
  { give, get }: BankTrade,
  times: number,
  tell: ((event: Event) => void) | undefined,
): void {
  const player = playerOf(state, seat);
  const paid = times * bankRateOf(player);
  player.stock[INDEX_OF[give]]! -= paid;
  player.stock[INDEX_OF[get]]! += times;
  tell?.({ type: 'bankTraded', seat, give, paid, get, got: times });
}
