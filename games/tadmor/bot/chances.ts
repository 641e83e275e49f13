import type { Seat } from '@palio/kernel';
import { figuresOfMission, listOf } from '../rules/mission-cards.ts';
import { cardsToDraw, missionCost, missionWaiver } from '../rules/missions.ts';
import { rareGoodsOfColour } from '../rules/pieces.ts';
import { isPileEmpty, rareGoodCost } from '../rules/rare-goods.ts';
import { setPoints } from '../rules/scoring.ts';
import { RARE_GOOD_SPACES, SPACES, SPACE_COUNT } from '../rules/spaces.ts';
import { owns, playerOf, type Player, type State } from '../rules/state.ts';
import type { TadmorStep } from '../rules/steps.ts';
import { buildableTemples, nextPart, partCost, templePoints, templeWaiver } from '../rules/temple.ts';
import { figuresOfTile, tileAt, tilesWith } from '../rules/tiles.ts';
import { towerCost } from '../rules/tower.ts';
import { levelPoints, resourcePrice, SHIP_TURN, turnsAfter } from './prices.ts';
import type { Purse } from './purse.ts';
import { fondness } from './taste.ts';

/** What the pieces of a seat will do in this turn, as far as it can be foreseen. */
export interface Turn {
  readonly state: State;
  readonly seat: Seat;
  readonly player: Player;
  readonly purse: Purse;
  readonly turns: number;
  worth: number;
  tower: number;
  missions: number;
}

const DRAW = [0.2, 1.4, 1.9];
/** What a cost is worth is counted, but a little less: what is kept may be lost or come too late. */
const THRIFT = 0.9;
const SECOND_PART = 0.3;
const NEXT_GOOD = 0.25;
const SHIPYARD_STEP = 0.1;
const MOST_LEVELS = 8;

const TRADER_TILES = tilesWith('ppPerRareGood');
const ENVOY_TILES = tilesWith('ppPerMission');

export const costWorth = (state: State, cost: readonly number[]): number => {
  let worth = 0;
  for (let kind = 0; kind < 4; kind++) worth += cost[kind]! * resourcePrice(state, kind);
  return THRIFT * worth;
};

const bonusOf = (player: Player, tiles: readonly number[]): number => {
  let points = 0;
  for (const tile of tiles) if (owns(player, tile)) points += figuresOfTile(tile).points ?? 0;
  return points;
};

/** One thing that could be bought: what it costs and what it brings. */
export interface Chance {
  readonly gain: number;
  readonly cost: readonly number[];
  readonly waived: number;
  /** How often it can be done with one piece. */
  readonly times: number;
  readonly levels: number;
  readonly mission: boolean;
}

export const netOf = (state: State, { gain, cost }: Chance): number => gain - costWorth(state, cost);

const chance = (gain: number, cost: readonly number[], more: Partial<Chance> = {}): Chance => ({
  gain,
  cost,
  waived: 0,
  times: 1,
  levels: 0,
  mission: false,
  ...more,
});

function templeChance(state: State, seat: Seat, extra: number): Chance | undefined {
  const player = playerOf(state, seat);
  const [temple] = buildableTemples(state, seat);
  if (temple === undefined) return undefined;
  const part = nextPart(player, temple);
  const gain = templePoints(part) - templePoints(part - 1);
  const further = part < 4 && turnsAfter(state) > 0 ? templePoints(part + 1) - templePoints(part) : 0;
  const finishing = part === 4 && state.finishers.length === 0 ? 10 : 0;
  return chance(
    (gain + SECOND_PART * further + finishing) * fondness(seat, 'temples') + extra,
    partCost(part),
    {
      waived: templeWaiver(player),
    },
  );
}

/** What another good of the pile's top type adds, and what it opens. */
export function goodGain(state: State, player: Player, good: number): number {
  const more = player.rareGoods.slice();
  const before = setPoints(more);
  more[good]!++;
  const gain = setPoints(more) - before;
  const colour = Math.floor(good / 3);
  const turns = turnsAfter(state);
  const step =
    rareGoodsOfColour(player, colour) === 0 && player.ships < 3 ? SHIPYARD_STEP * turns * SHIP_TURN : 0;
  const next = player.rareGoods[good] === 0 ? NEXT_GOOD * Math.min(turns, 4) * 2 : 0;
  return gain + step + next + bonusOf(player, TRADER_TILES);
}

function goodChance(state: State, seat: Seat, colour: number): Chance | undefined {
  if (isPileEmpty(state, colour)) return undefined;
  const player = playerOf(state, seat);
  const gain = goodGain(state, player, state.pileTops[colour]!) * fondness(seat, 'rareGoods');
  return chance(gain, rareGoodCost(player, colour));
}

function missionChance(state: State, seat: Seat, taken: number): Chance | undefined {
  const player = playerOf(state, seat);
  let best: Chance | undefined;
  let place = 0;
  for (const mission of listOf(player.hand)) {
    if (place++ < taken) continue;
    const points = figuresOfMission(mission).points + bonusOf(player, ENVOY_TILES) + 1.5;
    const gain = points * fondness(seat, 'missions');
    const found = chance(gain, missionCost(mission), { waived: missionWaiver(player), mission: true });
    if (best === undefined || netOf(state, found) > netOf(state, best)) best = found;
  }
  return best;
}

const towerChance = (state: State, seat: Seat, pair: boolean): Chance =>
  chance(
    levelPoints(state) * (pair ? 2 : 1) * fondness(seat, 'tower'),
    towerCost(playerOf(state, seat), pair),
    {
      times: MOST_LEVELS,
      levels: pair ? 2 : 1,
    },
  );

/** The best of several, for the private works. */
function bestOf(state: State, chances: readonly (Chance | undefined)[]): Chance | undefined {
  let best: Chance | undefined;
  for (const found of chances)
    if (found !== undefined && (best === undefined || netOf(state, found) > netOf(state, best))) best = found;
  return best;
}

const BEFORE_CONSTRUCTION: readonly TadmorStep['kind'][] = [
  'nextPlacement',
  'place',
  'startResolution',
  'constructionPhase',
];

/** TA-6.7 Once the construction block of its owner is over, the piece at Ebla is a market and nothing else. */
const mayStillBuild = ({ stack }: State, seat: Seat): boolean =>
  stack.some(step =>
    step.kind === 'construction' || step.kind === 'constructionBlock'
      ? step.seat === seat || step.after.includes(seat)
      : BEFORE_CONSTRUCTION.includes(step.kind),
  );

/** What the piece on this place could buy in the construction block. */
export function chanceAt(turn: Turn, place: number, taken: number): Chance | undefined {
  const { state, seat, player } = turn;
  if (place >= SPACE_COUNT) {
    const { effect, points = 0 } = figuresOfTile(tileAt(place));
    if (effect === 'privateTemple') return templeChance(state, seat, points);
    if (effect !== 'privateConstruction') return undefined;
    return bestOf(state, [
      towerChance(state, seat, false),
      towerChance(state, seat, true),
      templeChance(state, seat, 0),
      ...RARE_GOOD_SPACES.map((_, colour) => goodChance(state, seat, colour)),
      missionChance(state, seat, 0),
    ]);
  }
  const { action, colour } = SPACES[place]!;
  switch (action) {
    case 'tower1':
      return towerChance(state, seat, false);
    case 'tower2':
      return towerChance(state, seat, true);
    case 'templeAndMission':
      return templeChance(state, seat, drawWorth(turn));
    case 'templeOrMarket':
      return player.tradesAtEbla || !mayStillBuild(state, seat) ? undefined : templeChance(state, seat, 0);
    case 'rareGood':
      return goodChance(state, seat, colour);
    case 'kingsMission':
      return missionChance(state, seat, taken);
    default:
      return undefined;
  }
}

export const drawWorth = ({ state, turns }: Turn): number =>
  cardsToDraw(state) === 0 ? 0 : (DRAW[turns] ?? DRAW.at(-1)!);
