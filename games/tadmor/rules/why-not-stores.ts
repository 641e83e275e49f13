import type { Reason, Seat } from '@palio/kernel';
import { isWindow } from './asides.ts';
import { taxOf } from './kingdom.ts';
import { BUNDLES, GOLD, isBasic, RESOURCES, type ResourceId } from './names.ts';
import { because } from './reasons.ts';
import { owns, playerOf, type State } from './state.ts';
import type { TadmorStep } from './steps.ts';
import { heldOf } from './stores.ts';
import type { Target } from './targets.ts';
import { tilesWith } from './tiles.ts';
import { bundlesFor, exchangesOf } from './trading.ts';

type Answer = Reason | undefined;

const [FAVOURS] = tilesWith('ppTrade');
/** Questions outside the Resolution stage, in which nothing is traded. */
const ELSEWHERE: readonly TadmorStep['kind'][] = [
  'chooseExtra',
  'chooseStartTile',
  'place',
  'redirect',
  'swap',
  'swapWith',
  'chooseMarauders',
  'discardExcess',
];
/** TA-7.5 Why nothing can be traded or bought with prestige while this is asked. */
const noTrades = ({ kind }: TadmorStep): Reason =>
  because(ELSEWHERE.includes(kind) ? 'onlyInResolution' : 'answerFirst');

/** TA-7 */
export function whyNotTrade(
  state: State,
  seat: Seat,
  step: TadmorStep,
  { give, get }: Extract<Target, { readonly type: 'trade' }>,
): Answer {
  const player = playerOf(state, seat);
  const resource = RESOURCES.indexOf(give);
  if (!isWindow(step.kind)) return noTrades(step);
  if (!bundlesFor(resource).includes(BUNDLES.indexOf(get))) return because('neverTraded');
  if (!exchangesOf(state, seat).some(open => open.give === give && open.get === get))
    return because('noMarket');
  if (player.warehouse[resource]! > 0) return undefined;
  return because(player.tradedGoods[resource]! > 0 ? 'alreadyTraded' : 'warehouseEmpty');
}

/** TA-14.3 */
export function whyNotBuy(state: State, seat: Seat, step: TadmorStep, id: ResourceId): Answer {
  const player = playerOf(state, seat);
  if (!owns(player, FAVOURS!)) return because('noFavours');
  if (!isWindow(step.kind)) return noTrades(step);
  const used = isBasic(RESOURCES.indexOf(id)) ? player.boughtBasic : player.boughtAdvanced;
  return used ? because('favourUsed') : undefined;
}

/** TA-7 A resource of the own stores is pointed at to be traded. */
function whyNotGive(state: State, seat: Seat, step: TadmorStep, resource: number): Answer {
  if (!isWindow(step.kind)) return noTrades(step);
  const { warehouse, tradedGoods } = playerOf(state, seat);
  if (warehouse[resource]! > 0) return because('noMarket');
  return because(tradedGoods[resource]! > 0 ? 'alreadyTraded' : 'warehouseEmpty');
}

/** A resource to be paid, waived, taken, discarded or traded. */
export function whyNotResource(state: State, seat: Seat, step: TadmorStep, id: ResourceId): Answer {
  const resource = RESOURCES.indexOf(id);
  const player = playerOf(state, seat);
  switch (step.kind) {
    case 'waive':
      return because('notInCost');
    case 'payAny':
      return heldOf(player, resource) === 0 ? because('notHeld') : undefined;
    case 'discardExcess':
      return player.warehouse[resource] === 0 ? because('notHeld') : undefined;
    case 'firstPlayerResource':
      return isBasic(resource) ? undefined : because('onlyBasic');
    case 'chooseExtra':
      return step.options.includes(id) ? undefined : because('notThisExtra');
    default:
      return whyNotGive(state, seat, step, resource);
  }
}

export function whyNotPayTax(state: State, seat: Seat, step: TadmorStep): Answer {
  const gold = taxOf(state);
  if (gold === 0 || step.kind !== 'tax') return because('noTaxNow');
  const held = heldOf(playerOf(state, seat), GOLD);
  return held < gold ? because('notEnoughGold', { gold, held }) : undefined;
}
