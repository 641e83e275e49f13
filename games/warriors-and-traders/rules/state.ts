import type { Position, Seat } from '@palio/kernel';
import type { Ending, Leaving, Mode, Phase, Province, Nation, Stock, UnitKind, WorldId } from './names.ts';
import type { TradersStep } from './steps.ts';

export * from './names.ts';

/** Owner of barbarian units (WT-14). */
export const BARBARIAN = -1;
/** WT-9.5 Holders of a province beside the seats. */
export const FREE = -1;
export const BARBARIANS_HOLD = -2;
/** WT-18.5 Not in play on a small map. */
export const OUT_OF_PLAY = -3;

/** WT-10.17 More action points than any army has: nothing is left this turn. */
export const EXHAUSTED = 99;
/** WT-9.15 The same for an army that Unification has built: it rests for another reason. */
export const RESTING = 98;

/** One piece on the map. Pieces in the reserve are not listed: what is not on the map is in the reserve. */
export interface Unit {
  /** Piece number: 24 a seat; barbarian pieces from 200, converted ones keep their number. */
  id: number;
  /** Seat or BARBARIAN. */
  owner: number;
  kind: UnitKind;
  at: Province;
  /** WT-11.11 Damage taken this turn. */
  damage: number;
  /** WT-10.2 Action points spent this turn, or EXHAUSTED or RESTING. */
  spent: number;
  /** WT-12.6 Laid on its side until the end of the turn. */
  retreated: boolean;
  /** WT-10.9 Has entered a hostile province and must fight there. */
  engaged: boolean;
}

export interface Player {
  /** -1 until one is picked (WT-3.4). */
  nation: Nation;
  stock: number[];
  /** Development tokens on the three tracks. */
  tokens: number[];
  /** WT-17.5 to 17.7 Victory points for kills, and WT-6.9 bought ones: never lost. */
  kills: number;
  bought: number;
  /** WT-9.11 */
  unified: boolean;
  /** WT-19 */
  left: boolean;
}

/** WT-15 War between two sides; without alliances a side is one player. */
export interface War {
  a: number;
  b: number;
  /** Turn of the declaration. */
  since: number;
  /** WT-15.4 Whether damage was dealt between the sides this turn. */
  fought: boolean;
}

/** WT-6.16 Counts for the opener only; both may trade along it. */
export interface Route {
  readonly by: Seat;
  readonly to: Seat;
}

/** WT-6.33 */
export interface Offer {
  readonly by: Seat;
  readonly to: Seat;
  readonly give: Stock;
  readonly want: Stock;
}

/** What a trade phase has to remember (WT-6.30 to 6.37). */
export interface Floor {
  /** Who is through for now. */
  passed: boolean[];
  commands: number[];
  /** Offers sent, by seat * seats + partner. */
  offers: number[];
  declined: Offer[];
}

/** What is agreed before the game and never changes; clones share it. */
export interface Table {
  readonly world: WorldId;
  readonly mode: Mode;
  readonly variableOrder: boolean;
  readonly leaving: Leaving;
  /** WT-18.20 Minutes, or 0 for none; nothing here counts them. */
  readonly timeLimit: number;
  readonly lastTurn: number;
  /** WT-17.10, WT-17.11 */
  readonly threshold: number;
  /** Side of each seat; without alliances its own number. */
  readonly sides: readonly number[];
}

export interface State extends Position<TradersStep> {
  readonly table: Table;
  /** 0 during set-up. */
  turn: number;
  phase: Phase;
  /** WT-18.1 Who begins; with a fixed order the lowest nation number. */
  first: Seat;
  players: Player[];
  units: Unit[];
  /** WT-9.6 Holder of each province token: a seat, FREE, BARBARIANS_HOLD or OUT_OF_PLAY. */
  holders: number[];
  wars: War[];
  routes: Route[];
  floor: Floor;
  /** WT-15.9 Peace proposals of this phase, by seat * seats + seat asked. */
  peaceAsked: number[];
  /** WT-18.20 The players have agreed that time is up; and the turn in which somebody last said so. */
  timeUp: boolean;
  timeCalled: number;
  ending: Ending | '';
}

export function playerOf(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`there is no player at seat ${seat}`);
  return player;
}

function cloneUnit(unit: Unit): Unit {
  return {
    id: unit.id,
    owner: unit.owner,
    kind: unit.kind,
    at: unit.at,
    damage: unit.damage,
    spent: unit.spent,
    retreated: unit.retreated,
    engaged: unit.engaged,
  };
}

function clonePlayer(player: Player): Player {
  return {
    nation: player.nation,
    stock: player.stock.slice(),
    tokens: player.tokens.slice(),
    kills: player.kills,
    bought: player.bought,
    unified: player.unified,
    left: player.left,
  };
}

/** Keep in step with State: the basic tests compare a clone with its original and look for shared objects. */
export function clone(state: State): State {
  const { floor } = state;
  return {
    stack: state.stack.slice(),
    table: state.table,
    turn: state.turn,
    phase: state.phase,
    first: state.first,
    players: state.players.map(clonePlayer),
    units: state.units.map(cloneUnit),
    holders: state.holders.slice(),
    wars: state.wars.map(war => ({ a: war.a, b: war.b, since: war.since, fought: war.fought })),
    routes: state.routes.slice(),
    floor: {
      passed: floor.passed.slice(),
      commands: floor.commands.slice(),
      offers: floor.offers.slice(),
      declined: floor.declined.slice(),
    },
    peaceAsked: state.peaceAsked.slice(),
    timeUp: state.timeUp,
    timeCalled: state.timeCalled,
    ending: state.ending,
  };
}
