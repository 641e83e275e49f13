import type { Seat } from '@palio/kernel';
import { gatherAmount, peaceGiftsPoints } from '../rules/anytime.ts';
import { improvementPrice } from '../rules/improvements.ts';
import { isExempt, taxLoss, taxOf } from '../rules/kingdom.ts';
import { countOf, figuresOfMission, listOf } from '../rules/mission-cards.ts';
import { cardsToDraw, missionCost, missionWaiver } from '../rules/missions.ts';
import { GOLD } from '../rules/names.ts';
import { meetsCaravan, meetsShipyard, missionsFulfilled, rareGoodsOfColour } from '../rules/pieces.ts';
import { isPileEmpty, rareGoodCost } from '../rules/rare-goods.ts';
import { rareGoodCount, setPoints } from '../rules/scoring.ts';
import {
  ACQUIRE_SPACES,
  GATHER_SPACES,
  MARKET_SPACES,
  PRIVATE_MARKETS,
  RARE_GOOD_SPACES,
  SPACES,
  SPACE_COUNT,
  spacesFor,
  EBLA,
} from '../rules/spaces.ts';
import { eraOf, kindOfPiece, owns, playerOf, seatOfPiece, type Player, type State } from '../rules/state.ts';
import { buildableTemples, nextPart, partCost, templePoints, templeWaiver } from '../rules/temple.ts';
import { figuresOfTile, tileAt, tilesWith } from '../rules/tiles.ts';
import { towerCost, traitorLevels } from '../rules/tower.ts';
import { openExchanges, TOWN_MARKET } from '../rules/trading.ts';
import { warehouseLimit } from '../rules/turn-end.ts';
import {
  CAMEL_TURN,
  CARD,
  levelPoints,
  resourcePrice,
  shareOfHarm,
  SHIP_TURN,
  turnsAfter,
} from './prices.ts';
import { newPurse, payFrom, type Purse } from './purse.ts';
import { boughtWorth } from './tile-worth.ts';

/** What the pieces of a seat will do in this turn, as far as it can be foreseen. */
interface Turn {
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
const MARAUDERS = 1.3;
const FIRST_PLAYER = 1.5;
const MARKET = 0.35;
/** A condition that does not hold yet may come to hold. */
const UNLIKELY = 0.12;
/** What a cost is worth is counted, but a little less: what is kept may be lost or come too late. */
const THRIFT = 0.9;
const SECOND_PART = 0.3;
const NEXT_GOOD = 0.25;
const SHIPYARD_STEP = 0.1;
const TRAITOR_LEVEL = 1;
const MOST_LEVELS = 8;

const TRADER_TILES = tilesWith('ppPerRareGood');
const ENVOY_TILES = tilesWith('ppPerMission');

const costWorth = (state: State, cost: readonly number[]): number => {
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
interface Chance {
  readonly gain: number;
  readonly cost: readonly number[];
  readonly waived: number;
  /** How often it can be done with one piece. */
  readonly times: number;
  readonly levels: number;
  readonly mission: boolean;
}

const netOf = (state: State, { gain, cost }: Chance): number => gain - costWorth(state, cost);

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
  return chance(gain + SECOND_PART * further + finishing + extra, partCost(part), {
    waived: templeWaiver(player),
  });
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
  return chance(goodGain(state, player, state.pileTops[colour]!), rareGoodCost(player, colour));
}

function missionChance(state: State, seat: Seat, taken: number): Chance | undefined {
  const player = playerOf(state, seat);
  let best: Chance | undefined;
  let place = 0;
  for (const mission of listOf(player.hand)) {
    if (place++ < taken) continue;
    const gain = figuresOfMission(mission).points + bonusOf(player, ENVOY_TILES) + 1.5;
    const found = chance(gain, missionCost(mission), { waived: missionWaiver(player), mission: true });
    if (best === undefined || netOf(state, found) > netOf(state, best)) best = found;
  }
  return best;
}

const towerChance = (state: State, player: Player, pair: boolean): Chance =>
  chance(levelPoints(state) * (pair ? 2 : 1), towerCost(player, pair), {
    times: MOST_LEVELS,
    levels: pair ? 2 : 1,
  });

/** Buys as often as it pays. */
function buy(turn: Turn, { gain, cost, waived, times, levels, mission }: Chance): void {
  for (let done = 0; done < times; done++) {
    if (gain <= costWorth(turn.state, cost)) return;
    const cards = payFrom(turn.purse, cost, waived);
    if (cards < 0) return;
    turn.worth += gain - cards * CARD;
    turn.tower += levels;
    if (mission) turn.missions++;
  }
}

/** The best of several, for the private works. */
function bestOf(state: State, chances: readonly (Chance | undefined)[]): Chance | undefined {
  let best: Chance | undefined;
  for (const found of chances)
    if (found !== undefined && (best === undefined || netOf(state, found) > netOf(state, best))) best = found;
  return best;
}

/** What the piece on this place could buy in the construction block. */
function chanceAt(turn: Turn, place: number, taken: number): Chance | undefined {
  const { state, seat, player } = turn;
  if (place >= SPACE_COUNT) {
    const { effect, points = 0 } = figuresOfTile(tileAt(place));
    if (effect === 'privateTemple') return templeChance(state, seat, points);
    if (effect !== 'privateConstruction') return undefined;
    return bestOf(state, [
      towerChance(state, player, false),
      towerChance(state, player, true),
      templeChance(state, seat, 0),
      ...RARE_GOOD_SPACES.map((_, colour) => goodChance(state, seat, colour)),
      missionChance(state, seat, 0),
    ]);
  }
  const { action, colour } = SPACES[place]!;
  switch (action) {
    case 'tower1':
      return towerChance(state, player, false);
    case 'tower2':
      return towerChance(state, player, true);
    case 'templeAndMission':
      return templeChance(state, seat, drawWorth(turn));
    case 'templeOrMarket':
      return player.tradesAtEbla ? undefined : templeChance(state, seat, 0);
    case 'rareGood':
      return goodChance(state, seat, colour);
    case 'kingsMission':
      return missionChance(state, seat, taken);
    default:
      return undefined;
  }
}

const drawWorth = ({ state, turns }: Turn): number =>
  cardsToDraw(state) === 0 ? 0 : (DRAW[turns] ?? DRAW.at(-1)!);

/** Places that pay without being paid for. */
function plainWorth(turn: Turn, place: number): number {
  const { state, player, turns } = turn;
  if (place >= SPACE_COUNT)
    return figuresOfTile(tileAt(place)).effect === 'privateKingdom' ? FIRST_PLAYER + 1 : MARKET;
  const { action } = SPACES[place]!;
  switch (action) {
    case 'peaceGifts':
      return peaceGiftsPoints(player, eraOf(state), kindOfPiece(state.pieces[place]!));
    case 'warSupplies':
      return Math.max(0, turn.tower - lowestOther(state, turn.seat));
    case 'caravan':
      return caravanWorth(turn);
    case 'shipyard':
      return (
        (meetsShipyard(player) ? 1 : UNLIKELY * Math.min(1, rareGoodCount(player))) *
        turns *
        SHIP_TURN *
        (player.ships < 4 ? 1 : 0)
      );
    case 'firstPlayer':
      return turns > 0 ? FIRST_PLAYER : 0;
    case 'marauders':
      return turns > 0 ? MARAUDERS : 0;
    case 'traitor':
      return traitorWorth(turn);
    case 'townMarket':
      return MARKET;
    default:
      return 0;
  }
}

function lowestOther(state: State, seat: Seat): number {
  let lowest = Infinity;
  state.players.forEach(({ tower }, other) => {
    if (other !== seat) lowest = Math.min(lowest, tower);
  });
  return lowest;
}

function caravanWorth({ player, tower, missions, turns }: Turn): number {
  if (player.camels >= 5) return 0;
  const fulfilled = missionsFulfilled(player) + missions;
  const holds =
    meetsCaravan(player) ||
    (player.camels === 3
      ? tower >= 5 || fulfilled >= 2
      : tower >= 10 || fulfilled >= 4 || (tower >= 5 && fulfilled >= 2));
  return (holds ? 1 : UNLIKELY) * turns * CAMEL_TURN;
}

/** Levels of the highest rival, as far as they are within reach. */
function traitorWorth({ state, seat, tower }: Turn): number {
  const levels = traitorLevels(state);
  if (levels === 0) return 0;
  let highest = 0;
  state.players.forEach((player, other) => {
    if (other !== seat && player.tower >= tower) highest = Math.max(highest, player.tower);
  });
  return Math.min(levels, highest) * levelPoints(state) * TRAITOR_LEVEL * shareOfHarm(state);
}

/** TA-5.5 During placement, pieces in the region that will be attacked count for nothing. */
function isDoomed(state: State, place: number, seat: Seat): boolean {
  if (state.raider < 0 || place >= SPACE_COUNT || SPACES[place]!.region !== state.raidCard) return false;
  const player = playerOf(state, seat);
  return !(owns(player, 45) || (owns(player, 7) && state.raider === seat));
}

const MARKETS = [...MARKET_SPACES, ...PRIVATE_MARKETS];

/** Improvements that will be left when this space is resolved, best first. */
function acquireWorth(turn: Turn, before: number): number {
  const { state, seat } = turn;
  const price = improvementPrice(state);
  let first = 0;
  let second = 0;
  let third = 0;
  for (const tile of state.display) {
    if (tile === 0) continue;
    const worth = boughtWorth(state, seat, tile);
    if (worth > first) [first, second, third] = [worth, first, second];
    else if (worth > second) [second, third] = [worth, second];
    else if (worth > third) third = worth;
  }
  // Those who come before want the same tiles only sometimes.
  const worth = before === 0 ? first : before === 1 ? 0.5 * (first + second) : 0.5 * (second + third);
  const { held } = turn.purse;
  const cheapest = price * resourcePrice(state, 0);
  let room = held[0]! + held[1]! + held[2]! + held[3]!;
  if (room < price || worth <= cheapest) return 0;
  for (let paid = 0; paid < price; paid++) {
    let kind = 0;
    for (let other = 1; other < 4; other++) if (held[other]! > held[kind]!) kind = other;
    held[kind]!--;
    room--;
  }
  return worth;
}

function taxWorth({ state, seat, purse }: Turn): number {
  const gold = taxOf(state);
  if (gold === 0 || isExempt(state, seat)) return 0;
  const loss = taxLoss(state);
  const cost = [0, 0, 0, gold];
  if (resourcePrice(state, GOLD) * gold >= loss) return -loss;
  return payFrom(purse, cost, 0) < 0 ? -loss : 0;
}

/** What is left over, as far as the Warehouse keeps it; many of a kind are of less use. */
function restWorth({ state, player, purse, turns }: Turn): number {
  if (turns === 0) return 0;
  let worth = 0;
  let room = warehouseLimit(player);
  for (let kind = 3; kind >= 0; kind--) {
    const kept = Math.min(room, purse.held[kind]!);
    room -= kept;
    worth += resourcePrice(state, kind) * (kept - 0.04 * kept * kept);
  }
  return worth;
}

const found: Chance[] = [];

/** Points that the resources and placed pieces of the seat will bring in this turn and keep for the next. */
export function thisTurn(state: State, seat: Seat, taxIsDue: boolean): number {
  const player = playerOf(state, seat);
  const stands = (place: number): boolean => {
    const standing = state.pieces[place]!;
    return standing !== 0 && seatOfPiece(standing) === seat && !isDoomed(state, place, seat);
  };
  let open = openExchanges(state, seat);
  for (const place of MARKETS) if (stands(place)) open = TOWN_MARKET;
  if (stands(EBLA)) open |= 0b1111;
  const turn: Turn = {
    state,
    seat,
    player,
    purse: newPurse(player, open, Math.min(2, countOf(player.hand))),
    turns: turnsAfter(state),
    worth: 0,
    tower: player.tower,
    missions: 0,
  };
  for (const place of GATHER_SPACES)
    if (stands(place)) {
      const { resource } = SPACES[place]!;
      turn.purse.held[resource]! += gatherAmount(
        player,
        eraOf(state),
        kindOfPiece(state.pieces[place]!),
        resource,
      );
    }
  let before = 0;
  for (const place of ACQUIRE_SPACES) {
    if (stands(place)) turn.worth += acquireWorth(turn, before);
    if (state.pieces[place] !== 0) before++;
  }
  construct(turn, stands);
  if (taxIsDue) turn.worth += taxWorth(turn);
  return turn.worth + restWorth(turn);
}

/** The dearest net gain first; then everything that needs no payment. */
function construct(turn: Turn, stands: (place: number) => boolean): void {
  const { state } = turn;
  found.length = 0;
  const plain: number[] = [];
  let missions = 0;
  const look = (place: number): void => {
    if (!stands(place)) return;
    const option = chanceAt(turn, place, missions);
    if (option === undefined) plain.push(place);
    else found.push(option);
    if (place < SPACE_COUNT && SPACES[place]!.action === 'kingsMission') {
      missions++;
      // Without a mission worth its price a card is drawn.
      turn.worth += option === undefined || netOf(state, option) < drawWorth(turn) ? drawWorth(turn) : 0;
    }
  };
  for (const place of spacesFor(state.table.seats)) look(place);
  for (let place = SPACE_COUNT; place < state.pieces.length; place++) look(place);
  const options = found.toSorted((a, b) => netOf(state, b) - netOf(state, a));
  for (const option of options) buy(turn, option);
  for (const place of plain) turn.worth += plainWorth(turn, place);
}
