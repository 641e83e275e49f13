import type { Position, Seat } from '@palio/kernel';
import { boardNamed, type Board } from './boards.ts';
import type { Goods } from './names.ts';
import type { BurgundyStep } from './steps.ts';
import type { Tile } from './tiles.ts';

export const MODES = ['competitive', 'team', 'solo'] as const;
export type Mode = (typeof MODES)[number];

/** What was agreed before the game; never changes, so that copies of a state share it. */
export interface Table {
  readonly mode: Mode;
  readonly seats: number;
  /** CB-40.7 The number of players by which tables are read. */
  readonly players: number;
  /** Index of the duchy of each seat: partners share one. */
  readonly duchyOf: readonly number[];
  /** CB-13.9, CB-30.8 The seats clockwise from the start player, as they stood on the bridge at first. */
  readonly firstOrder: readonly Seat[];
  readonly borderPosts: boolean;
  readonly everyPair: boolean;
  readonly whiteCastles: boolean;
  readonly inns: boolean;
  readonly tradeRoutes: boolean;
  readonly shields: boolean;
  readonly extraTiles: boolean;
  /** CB-16.4 */
  readonly secretSetup: boolean;
}

export interface ShieldOnCastle {
  readonly space: number;
  /** 1 to 18. */
  readonly shield: number;
}

/** A copy of a list with one entry changed. */
export function withEntry(list: readonly number[], at: number, value: number): number[] {
  const copy = list.slice();
  copy[at] = value;
  return copy;
}

/** A copy of a list without one entry. */
export function without<Entry>(list: readonly Entry[], at: number): Entry[] {
  const copy = list.slice();
  copy.splice(at, 1);
  return copy;
}

/** What one player has alone. */
export interface Player {
  dice: readonly number[];
  /** Bit 1 for the first die, 2 for the second. */
  spent: number;
  /** CB-11.1 The purchase of this turn is done. */
  purchased: boolean;
  /** CB-25.33 Shield 16 was used in this turn. */
  dieWasSet: boolean;
  /** Tiles on the own key spaces, in order of arrival. */
  keySpaces: readonly Tile[];
  /** Points by source, in the order of SOURCES. */
  readonly points: number[];
  /** CB-24.2 Trade-route tiles from left to right, and the goods laid on them so far. */
  readonly route: readonly number[];
  laid: readonly Goods[];
}

/** What belongs to a duchy: to one player, or to a team together. */
export interface Duchy {
  /** Id of its board; empty until it is chosen. */
  board: string;
  /** The tile on each space, or EMPTY. */
  spaces: Tile[];
  silver: number;
  workers: number;
  /** Held goods by colour (index = die - 1). */
  readonly goods: number[];
  /** CB-24.10 Goods sold so far by colour, on a route or not. */
  sold: readonly number[];
  /** CB-30.9 Tiles on the common key spaces of a team. */
  common: readonly Tile[];
  /** CB-9.9 Bonus tile of each family: 0 none, 1 big, 2 small. */
  bonus: readonly number[];
  /** Bit n for monastery n in the duchy; says the same as `spaces`, for quick look-up. */
  monasteries: number;
  /** Mines in the duchy, as `spaces` says too. */
  mines: number;
  shields: readonly ShieldOnCastle[];
  /** Bit n for shield n; says the same as `shields`. */
  shieldBits: number;
  /** CB-25.20 Duchy whose monasteries are used too, or -1. */
  copied: number;
  /** CB-21.4 Border posts linked so far: bit 1 nw-e, 2 nw-s, 4 e-s. */
  links: number;
}

export interface Depot {
  /** A tile or EMPTY on each space, as printed. */
  readonly tiles: Tile[];
  /** Goods by colour (index = die - 1). */
  readonly goods: number[];
  shields: readonly number[];
}

/** CB-31 What only the solo game has. */
export interface Solo {
  counter: number;
  target: number;
  goodsRemoved: number;
  /** CB-20.8 The crane has been counted by a monastery that scored at once. */
  craneCounted: boolean;
}

export interface State extends Position<BurgundyStep> {
  readonly table: Table;
  /** 0 to 4 for A to E. */
  phase: number;
  /** 1 to 5; 0 before the first round of a phase. */
  round: number;
  players: Player[];
  duchies: Duchy[];
  /** 0 for depot 1. */
  depots: Depot[];
  blackDepot: Tile[];
  /** CB-23.1 Inns beside the black depot, and inns still to come. */
  inns: number;
  innsToCome: number;
  /** Sorted bags, one for each family and the black one; nobody knows an order, so none is kept. */
  supplies: readonly (readonly Tile[])[];
  /** Goods tiles not yet shown, by colour; those that leave the game unseen stay among them. */
  hiddenGoods: readonly number[];
  /** CB-2.7 Goods on the round spaces, next one first. */
  roundGoods: readonly Goods[];
  whiteDie: number;
  /** CB-3.6 Seats in turn order as the pawns stand now, and the space of each seat's pawn. */
  order: readonly Seat[];
  bridge: readonly number[];
  /** Bonus tiles taken of each family: 0 to 2. */
  bonusTaken: readonly number[];
  /** CB-21.6 How many duchies have linked all three posts. */
  bordersClosed: number;
  /** Whose turn it is; -1 between turns. */
  active: Seat;
  /** Hex tiles that have left the game. */
  tilesRemoved: number;
  solo: Solo | null;
  /** CB-31.32 All spaces of the solo duchy are covered. */
  won: boolean;
}

export function playerOf(state: State, seat: Seat): Player {
  return state.players[seat]!;
}

/** The duchy of a seat; partners share one. */
export function duchyOf(state: State, seat: Seat): Duchy {
  return state.duchies[state.table.duchyOf[seat]!]!;
}

export function boardOf(duchy: Duchy): Board {
  return boardNamed(duchy.board);
}

export const hasShield = (duchy: Duchy, shield: number): boolean => (duchy.shieldBits & (1 << shield)) !== 0;

/**
 * Readonly lists are replaced, never changed, so that copies share them; all others are copied here. Keep in
 * step with State: the basic tests compare a clone with its original and look for shared objects.
 */
export function clone(state: State): State {
  return {
    stack: state.stack.slice(),
    table: state.table,
    phase: state.phase,
    round: state.round,
    players: state.players.map(clonePlayer),
    duchies: state.duchies.map(cloneDuchy),
    depots: state.depots.map(cloneDepot),
    blackDepot: state.blackDepot.slice(),
    inns: state.inns,
    innsToCome: state.innsToCome,
    supplies: state.supplies,
    hiddenGoods: state.hiddenGoods,
    roundGoods: state.roundGoods,
    whiteDie: state.whiteDie,
    order: state.order,
    bridge: state.bridge,
    bonusTaken: state.bonusTaken,
    bordersClosed: state.bordersClosed,
    active: state.active,
    tilesRemoved: state.tilesRemoved,
    solo: state.solo === null ? null : { ...state.solo },
    won: state.won,
  };
}

function clonePlayer(player: Player): Player {
  return {
    dice: player.dice,
    spent: player.spent,
    purchased: player.purchased,
    dieWasSet: player.dieWasSet,
    keySpaces: player.keySpaces,
    points: player.points.slice(),
    route: player.route,
    laid: player.laid,
  };
}

function cloneDuchy(duchy: Duchy): Duchy {
  return {
    board: duchy.board,
    spaces: duchy.spaces.slice(),
    silver: duchy.silver,
    workers: duchy.workers,
    goods: duchy.goods.slice(),
    sold: duchy.sold,
    common: duchy.common,
    bonus: duchy.bonus,
    monasteries: duchy.monasteries,
    mines: duchy.mines,
    shields: duchy.shields,
    shieldBits: duchy.shieldBits,
    copied: duchy.copied,
    links: duchy.links,
  };
}

function cloneDepot(depot: Depot): Depot {
  return { tiles: depot.tiles.slice(), goods: depot.goods.slice(), shields: depot.shields };
}
