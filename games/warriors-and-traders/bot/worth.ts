import type { Seat } from '@palio/kernel';
import {
  ARMY_LEVEL,
  FIGURES,
  FOOD,
  foodNeed,
  GOLD,
  GOODS,
  HAS,
  levelOf,
  MILITARY,
  PIECES,
  playerOf,
  PRODUCTION,
  WEAPONS,
  type State,
  type Stock,
} from '../rules/index.ts';

/** Worth of what comes in a turn, in victory points each: food, products, weapons, gold. */
export const INCOME_WORTH = [0.1, 0.15, 0.3, 0.14];

/** Worth of the first so many, then of the next so many, and so on; all in victory points. */
type Scale = readonly (readonly [upTo: number, each: number])[];

function along(scale: Scale, count: number): number {
  let worth = 0;
  let from = 0;
  for (const [upTo, each] of scale) {
    if (count <= from) break;
    worth += (Math.min(count, upTo) - from) * each;
    from = upTo;
  }
  return worth;
}

const FOOD_BUFFER = 2;
const GOODS_LEFT: Scale = [
  [12, 0.05],
  [20, 0.03],
];
const WEAPONS_LEFT: Scale = [
  [2, 0.4],
  [4, 0.28],
  [8, 0.12],
  [20, 0.02],
];
const PURSE: Scale = [
  [2, 0.3],
  [20, 0.1],
];
const MERCHANT: Scale = [
  [10, 0.24],
  [20, 0.1],
];
/** What the means of a fort and of archers are worth together, beyond each for itself. */
const FORT_MEANS = 0.35;
const FORT_MEANS_SOON = 0.25;
const ARCHER_MEANS = 0.6;
/** More than these can hardly be built before they are stored away. */
const MOST_FORTS = 2;
const MOST_ARCHERS = 2;

/** Forts that the stock pays for, in parts: one resource without the others builds nothing. */
function fortsIn(food: number, goods: number, gold: number): number {
  const [foodEach, goodsEach, , goldEach] = PIECES.fort.cost;
  return Math.min(MOST_FORTS, Math.max(0, food) / foodEach!, goods / goodsEach!, gold / goldEach!);
}

/** What a stock is worth to a player, in victory points. */
export function stockWorth(state: State, seat: Seat, stock: Stock): number {
  const player = playerOf(state, seat);
  const need = foodNeed(state, seat) + FOOD_BUFFER;
  const [food, goods, weapons, gold] = [stock[FOOD]!, stock[GOODS]!, stock[WEAPONS]!, stock[GOLD]!];
  let worth = Math.min(food, need) * 0.4 + Math.min(Math.max(0, food - need), 12) * 0.05;
  worth += along(GOODS_LEFT, goods) + along(WEAPONS_LEFT, weapons);
  worth += along(HAS.merchant(player) ? MERCHANT : PURSE, gold);
  let coins = gold;
  if (levelOf(player, PRODUCTION) >= 3) {
    const forts = fortsIn(food, goods, gold);
    worth += forts * (HAS.masonry(player) ? FORT_MEANS : FORT_MEANS_SOON);
    coins -= forts;
  }
  if (levelOf(player, MILITARY) >= ARMY_LEVEL.archer)
    worth += Math.min(MOST_ARCHERS, weapons / 2, Math.max(0, coins)) * ARCHER_MEANS;
  return worth;
}

/** WT-18.20 Once time is up no turn comes after this one. */
export const lastTurnOf = ({ turn, timeUp, table }: State): number =>
  timeUp ? Math.min(turn, table.lastTurn) : table.lastTurn;

/** How many turns are likely left, this one included: until the last, or until somebody is at the threshold. */
export function turnsLeft(state: State, best: number): number {
  const { threshold } = state.table;
  const toCome = lastTurnOf(state) - Math.max(1, state.turn) + (state.phase === 'manoeuvre' ? 0 : 1);
  const pace = FIGURES.turns / 3;
  return Math.max(0, Math.min(toCome, 0.5 + Math.max(0, threshold - best) / pace));
}
