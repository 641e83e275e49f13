import type { Seat } from '@palio/kernel';
import {
  ARMY_LEVEL,
  bankRateOf,
  FOOD,
  GOLD,
  GOODS,
  GOODS_MULTIPLIER,
  levelOf,
  MILITARY,
  PIECES,
  playerOf,
  PRODUCTION,
  reserveOf,
  TECHNOLOGY,
  tokensFor,
  WEAPONS,
  type State,
} from '../rules/index.ts';

/**
 * Points that a fort or archers bring beyond what the action could have brought elsewhere. The more players, the
 * sooner all land is taken; then forts are what is left.
 */
const MOST_FORT_WORTH = 2.5;
const fortWorth = ({ players }: State): number => Math.min(MOST_FORT_WORTH, players.length - 1);
const ARCHER_WORTH = 0.2;
/** Both are built by actions, and so is everything else. */
const FORTS_PER_TURN = 1.1;
const ARCHERS_PER_TURN = 0.8;
const TOKENS_PER_TURN = 2;
/** Every token that is still missing may be wanted elsewhere first. */
const DOUBT = 0.86;
/** In the first turns barbarians are weak: land comes before everything else. */
const LAND_FIRST = 4;

const MASONRY_LEVEL = TECHNOLOGY.abilities.find(({ id }) => id === 'masonry')?.level ?? 1;
const MASONRY_TOKENS = tokensFor(PRODUCTION, MASONRY_LEVEL);
const MASONRY_MULTIPLIER = GOODS_MULTIPLIER[MASONRY_LEVEL - 1]!;
const ARCHER_TOKENS = tokensFor(MILITARY, ARMY_LEVEL.archer);

/** How many pieces so much pays for; gold that is missing comes from the bank. */
function affordable(amount: number, gold: number, rate: number, [each, goldEach]: readonly number[]): number {
  const pieces = amount / each!;
  return pieces * goldEach! <= gold ? pieces : (amount + gold * rate) / (each! + goldEach! * rate);
}

/** What a player will have of a resource to the end, as things are. */
const sumOf = (state: State, seat: Seat, income: readonly number[], resource: number, turns: number) =>
  playerOf(state, seat).stock[resource]! + income[resource]! * Math.max(0, turns - 1);

/** Forts that can still be built: the reason to learn Masonry, and to save products for it. */
function fortsAhead(state: State, seat: Seat, income: readonly number[], turns: number): number {
  const player = playerOf(state, seat);
  const missing = Math.max(0, MASONRY_TOKENS - player.tokens[PRODUCTION]!);
  const left = turns - missing / TOKENS_PER_TURN;
  if (left <= 0) return 0;
  const multiplier = GOODS_MULTIPLIER[levelOf(player, PRODUCTION) - 1]!;
  const grown = income.slice();
  if (multiplier > 0) grown[GOODS]! *= Math.max(1, MASONRY_MULTIPLIER / multiplier);
  const { cost } = PIECES.fort;
  const goods = sumOf(state, seat, grown, GOODS, turns);
  const gold = sumOf(state, seat, income, GOLD, turns);
  const forts = Math.min(
    affordable(goods, gold, bankRateOf(player), [cost[GOODS]!, cost[GOLD]!]),
    sumOf(state, seat, income, FOOD, turns) / cost[FOOD]!,
    left * FORTS_PER_TURN,
    reserveOf(state, seat, 'fort'),
  );
  return forts * DOUBT ** missing;
}

/** Archers that can still be built: infantry is no match for barbarians after the first turns. */
function archersAhead(state: State, seat: Seat, income: readonly number[], turns: number): number {
  const player = playerOf(state, seat);
  const missing = Math.max(0, ARCHER_TOKENS - player.tokens[MILITARY]!);
  const left = turns - missing / TOKENS_PER_TURN;
  if (left <= 0) return 0;
  const { cost } = PIECES.archer;
  const weapons = sumOf(state, seat, income, WEAPONS, turns);
  const gold = sumOf(state, seat, income, GOLD, turns) + sumOf(state, seat, income, GOODS, turns) / 12;
  const archers = Math.min(
    affordable(weapons, gold, bankRateOf(player), [cost[WEAPONS]!, cost[GOLD]!]),
    left * ARCHERS_PER_TURN,
  );
  return archers * DOUBT ** missing;
}

/** What is still to be built is worth in victory points: why technology is learnt and means are saved. */
export const workAhead = (state: State, seat: Seat, income: readonly number[], turns: number): number =>
  (fortWorth(state) * fortsAhead(state, seat, income, turns) +
    ARCHER_WORTH * archersAhead(state, seat, income, turns)) *
  Math.min(1, Math.max(0, state.turn - 1) / LAND_FIRST);
