import { next, type Chance, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { choosePile, pickRareGood } from './actions.ts';
import type { Event } from './events.ts';
import { RARE_GOODS_FIGURES, RULINGS } from './figures.ts';
import { COLOURS, RARE_GOODS, TYPES_PER_COLOUR, type Colour, type RareGood } from './names.ts';
import { settleGains } from './anytime.ts';
import { owns, playerOf, prestigeOf, type Player, type State } from './state.ts';
import type { Acquisition, Actions, Steps } from './steps.ts';
import { score, type Cost } from './stores.ts';
import { figuresOfTile, tilesWith } from './tiles.ts';

const [PRESTIGE_TILE] = tilesWith('rareGoodForPP');
const [DISCOUNT_TILE] = tilesWith('rareGoodDiscount');
const [CONNOISSEUR] = tilesWith('chooseRareGood');
const TRADER_TILES = tilesWith('ppPerRareGood');
const EMPTY = -1;

const DISCOUNT = figuresOfTile(DISCOUNT_TILE!).count ?? 0;
const PLAIN: readonly Cost[] = RARE_GOODS_FIGURES.colours.map(({ cost }) => cost);
const REDUCED: readonly Cost[] = PLAIN.map(cost => cost.map(amount => Math.max(0, amount - DISCOUNT)));

/** TA-9.25, TA-14.17 */
export const rareGoodCost = (player: Player, colour: Colour): Cost =>
  (owns(player, DISCOUNT_TILE!) ? REDUCED : PLAIN)[colour]!;

export const PRESTIGE_PRICE = figuresOfTile(PRESTIGE_TILE!).points ?? 0;

/** TA-14.7, TA-14.8 Once a turn, and the points must stay at 0 or more. */
export const mayPayPrestige = (player: Player): boolean =>
  owns(player, PRESTIGE_TILE!) && !player.paidWithPrestige && prestigeOf(player) >= PRESTIGE_PRICE;

export const colourOfGood = (good: RareGood): Colour => Math.floor(good / TYPES_PER_COLOUR);
export const isPileEmpty = (state: State, colour: Colour): boolean => state.pileTops[colour] === EMPTY;
export const fullPiles = (state: State): Colour[] =>
  COLOURS.flatMap((_, colour) => (isPileEmpty(state, colour) ? [] : [colour]));

/** TA-9.26 The next tile becomes visible; which one nobody knew. */
export function uncoverPile(state: State, colour: Colour, chance: Chance): void {
  const first = TYPES_PER_COLOUR * colour;
  let count = 0;
  for (let type = 0; type < TYPES_PER_COLOUR; type++) count += state.pileRests[first + type]!;
  state.pileTops[colour] = EMPTY;
  if (count === 0) return;
  let drawn = chance.below(count);
  for (let good = first; good < first + TYPES_PER_COLOUR; good++) {
    if (drawn < state.pileRests[good]!) {
      state.pileRests[good]!--;
      state.pileTops[colour] = good;
      return;
    }
    drawn -= state.pileRests[good]!;
  }
}

/** How many tiles of a type the pile holds, the visible one included. */
export const copiesIn = (state: State, good: RareGood): number =>
  state.pileRests[good]! + (state.pileTops[colourOfGood(good)] === good ? 1 : 0);

/** The types found when the pile is looked through. */
export function typesIn(state: State, colour: Colour): RareGood[] {
  const first = TYPES_PER_COLOUR * colour;
  const types: RareGood[] = [];
  for (let good = first; good < first + TYPES_PER_COLOUR; good++)
    if (copiesIn(state, good) > 0) types.push(good);
  return types;
}

/** TA-14.6 */
function scoreTraders(state: State, seat: Seat, by: Acquisition, context: Context<Event>): void {
  const player = playerOf(state, seat);
  for (const tile of TRADER_TILES) {
    if (!owns(player, tile)) continue;
    const { points = 0, freePoints = 0 } = figuresOfTile(tile);
    score(state, seat, by === 'action' ? points : freePoints, 'improvements', context);
  }
}

function keep(state: State, seat: Seat, good: RareGood, by: Acquisition, context: Context<Event>): void {
  playerOf(state, seat).rareGoods[good]!++;
  context.tell?.({ type: 'rareGoodTaken', seat, good: RARE_GOODS[good]!, free: by === 'free' });
  scoreTraders(state, seat, by, context);
  settleGains(state, seat, context);
}

/** TA-13.8, TA-14.27 The rest is shuffled: a new tile comes to the top. */
function pick(state: State, seat: Seat, good: RareGood, by: Acquisition, context: Context<Event>): void {
  const colour = colourOfGood(good);
  state.pileRests[state.pileTops[colour]!]!++;
  state.pileRests[good]!--;
  uncoverPile(state, colour, context.chance);
  context.tell?.({ type: 'pileShuffled', seat, colour: COLOURS[colour]! });
  keep(state, seat, good, by, context);
}

/** Asks only where the types differ. */
function pickFrom(state: State, seat: Seat, colour: Colour, by: Acquisition, context: Context<Event>): void {
  const types = typesIn(state, colour);
  if (types.length === 1) pick(state, seat, types[0]!, by, context);
  else next(state, { kind: 'pickFromPile', seat, colour: COLOURS[colour]!, by });
}

/** TA-9.26 The top tile, or with I43 any of the pile (TA-14.27, TA-14.28). */
export function takeRareGood(
  state: State,
  seat: Seat,
  colour: Colour,
  by: Acquisition,
  context: Context<Event>,
): void {
  const chooses = owns(playerOf(state, seat), CONNOISSEUR!);
  if (chooses && (by === 'action' || RULINGS.connoisseurTakesFreeGoods))
    return pickFrom(state, seat, colour, by, context);
  const good = state.pileTops[colour]!;
  uncoverPile(state, colour, context.chance);
  keep(state, seat, good, by, context);
}

type Kinds = 'freeRareGoods' | 'freeRareGood' | 'choosePile' | 'pickFromPile';

export const rareGoodRules: RuleBook<
  State,
  Pick<Steps, Kinds>,
  Pick<Actions, Exclude<Kinds, 'freeRareGoods'>>,
  Event
> = {
  /** TA-9.22, TA-9.24 One good at a time, from any pile that is left. */
  freeRareGoods(state, { seat, left }, context) {
    const piles = fullPiles(state);
    if (left === 0 || piles.length === 0) return;
    if (piles.length > 1) return next(state, { kind: 'freeRareGood', seat, left });
    next(state, { kind: 'freeRareGoods', seat, left: left - 1 });
    takeRareGood(state, seat, piles[0]!, 'free', context);
  },
  freeRareGood: {
    choices: state => fullPiles(state).map(choosePile),
    choose(state, { seat, left }, { colour }, context) {
      next(state, { kind: 'freeRareGoods', seat, left: left - 1 });
      takeRareGood(state, seat, COLOURS.indexOf(colour), 'free', context);
    },
  },
  /** TA-13.8 */
  choosePile: {
    choices: state => fullPiles(state).map(choosePile),
    choose: (state, { seat }, { colour }, context) =>
      pickFrom(state, seat, COLOURS.indexOf(colour), 'free', context),
  },
  pickFromPile: {
    choices: (state, { colour }) => typesIn(state, COLOURS.indexOf(colour)).map(pickRareGood),
    choose: (state, { seat, by }, { good }, context) =>
      pick(state, seat, RARE_GOODS.indexOf(good), by, context),
  },
};

/** TA-13.8 Returning K1 or K2. */
export function chooseAnyRareGood(state: State, seat: Seat, context: Context<Event>): void {
  const piles = fullPiles(state);
  if (piles.length === 1) pickFrom(state, seat, piles[0]!, 'free', context);
  else next(state, { kind: 'choosePile', seat });
}
