import type { Position, Seat } from '@palio/kernel';
import { SETUP } from './figures.ts';
import type { Missions } from './mission-cards.ts';
import type { Piece, Place, RareGood, Region } from './names.ts';
import type { TadmorStep } from './steps.ts';
import { placeOfTile, TILES, type Tile } from './tiles.ts';

/** TA-2.1 The two sides of the central board. */
export type BoardSide = 'p34' | 'p2';

/** What was agreed before the game; never changes, so that copies of a state share it. */
export interface Table {
  readonly seats: number;
  readonly side: BoardSide;
  readonly expertSetup: boolean;
  /** TA-2.8 Who was drawn as first player. */
  readonly first: Seat;
}

export interface Player {
  /** TA-1.11 Wood, stone, marble, gold. */
  readonly warehouse: number[];
  readonly tradedGoods: number[];
  /** Pieces owned, and those not on the board or on a private tile. */
  camels: number;
  ships: number;
  camelsInReserve: number;
  shipsInReserve: number;
  tower: number;
  /** TA-9.12 Parts built of each temple, 1 to 4, oldest temple first. */
  temples: readonly number[];
  /** Rare Goods by type. */
  readonly rareGoods: number[];
  /** Bit n - 1 for tile In, up to I24; bit n - 25 for the rest. */
  lowTiles: number;
  highTiles: number;
  /** Missions in hand, fulfilled face up, and returned, as bits. */
  hand: Missions;
  fulfilled: Missions;
  returned: Missions;
  /** Prestige Points by source, in the order of SOURCES. */
  readonly points: number[];
  /** What happened to the player in this turn; all false at its start. */
  /** TA-14.3 */
  boughtBasic: boolean;
  boughtAdvanced: boolean;
  /** TA-14.7 */
  paidWithPrestige: boolean;
  /** TA-13.16 */
  marketOpen: boolean;
  /** TA-7.13 The piece at Ebla serves as a market. */
  tradesAtEbla: boolean;
  /** TA-6.6 The closing window is not wanted. */
  hasEndedTurn: boolean;
  /** TA-15.8 Kingdom actions chosen with a piece on the board. */
  choseTaxman: boolean;
  choseWarSupplies: boolean;
  choseFirstPlayer: boolean;
}

export interface State extends Position<TadmorStep> {
  readonly table: Table;
  /** 1 to 9; 0 during set-up. */
  turn: number;
  /** Who holds the First Player pawn. */
  pawn: Seat;
  /** TA-1.12 Who began this turn; the order stays although the pawn moves. */
  starter: Seat;
  players: Player[];
  /** What stands on each place: 0 nothing, otherwise a piece of `pieceOf`. */
  pieces: number[];
  /** TA-2.14 Tiles on offer, by slot; 0 where one was taken. */
  display: readonly Tile[];
  /** Out-of-play tiles of the eras so far, sorted. */
  box: readonly Tile[];
  /** TA-2.6 The visible tile of each pile, or -1; those below have no order, because nobody knows it. */
  pileTops: RareGood[];
  pileRests: number[];
  /** TA-5.10 Current Region Under Attack, or -1. */
  currentRegion: Region;
  /** TA-5.13 Who holds a face-down marauder card, or -1, and the card. */
  raider: Seat;
  raidCard: Region;
  /** Mission cards without order, because nobody knows it. */
  deck: Missions;
  discards: Missions;
  /**
   * TA-9.31 The cards of every deck that was made of the discards, oldest first; absent until there is one.
   * Everybody saw them, so everybody knows who cannot hold them.
   */
  reshuffled?: readonly Missions[];
  /** TA-9.21 Who has completed a temple, in order; no more than two matter. */
  finishers: readonly Seat[];
  /** The game is over and was scored. */
  over: boolean;
}

export function playerOf(state: State, seat: Seat): Player {
  return state.players[seat]!;
}

/** TA-1.2 1 to 3; during set-up 1. */
export const eraOf = (state: State): number =>
  state.turn <= SETUP.turnsPerEra ? 1 : state.turn <= 2 * SETUP.turnsPerEra ? 2 : 3;

export const isLastTurn = (state: State): boolean => state.turn === SETUP.turns;

const LOW_TILES = 24;

export const owns = (player: Player, tile: Tile): boolean =>
  tile <= LOW_TILES
    ? (player.lowTiles & (1 << (tile - 1))) !== 0
    : (player.highTiles & (1 << (tile - 1 - LOW_TILES))) !== 0;

export function giveTile(player: Player, tile: Tile): void {
  if (tile <= LOW_TILES) player.lowTiles |= 1 << (tile - 1);
  else player.highTiles |= 1 << (tile - 1 - LOW_TILES);
}

export const tilesOf = (player: Player): Tile[] => TILES.filter(tile => owns(player, tile));

/** A piece on a place, as `State.pieces` keeps it. */
export const pieceOf = (seat: Seat, piece: Piece): number => 1 + 2 * seat + piece;
export const seatOfPiece = (standing: number): Seat => (standing - 1) >> 1;
export const kindOfPiece = (standing: number): Piece => (standing - 1) & 1;

/** Whether a piece of this seat stands there. */
export const standsOn = (state: State, seat: Seat, place: Place): boolean => {
  const standing = state.pieces[place]!;
  return standing !== 0 && (standing - 1) >> 1 === seat;
};

export const ownsPlace = (player: Player, tile: Tile): boolean =>
  placeOfTile(tile) >= 0 && owns(player, tile);

/** TA-1.12 All seats, clockwise from the one that began this turn. */
const ORDERS = [2, 3, 4].map(seats =>
  Array.from({ length: seats }, (_, first) =>
    Array.from({ length: seats }, (_seat, place) => (first + place) % seats),
  ),
);
export const turnOrder = (state: State): readonly Seat[] => ORDERS[state.table.seats - 2]![state.starter]!;

export function prestigeOf(player: Player): number {
  let sum = 0;
  for (const points of player.points) sum += points;
  return sum;
}

function clonePlayer(player: Player): Player {
  return {
    warehouse: player.warehouse.slice(),
    tradedGoods: player.tradedGoods.slice(),
    camels: player.camels,
    ships: player.ships,
    camelsInReserve: player.camelsInReserve,
    shipsInReserve: player.shipsInReserve,
    tower: player.tower,
    temples: player.temples,
    rareGoods: player.rareGoods.slice(),
    lowTiles: player.lowTiles,
    highTiles: player.highTiles,
    hand: player.hand,
    fulfilled: player.fulfilled,
    returned: player.returned,
    points: player.points.slice(),
    boughtBasic: player.boughtBasic,
    boughtAdvanced: player.boughtAdvanced,
    paidWithPrestige: player.paidWithPrestige,
    marketOpen: player.marketOpen,
    tradesAtEbla: player.tradesAtEbla,
    hasEndedTurn: player.hasEndedTurn,
    choseTaxman: player.choseTaxman,
    choseWarSupplies: player.choseWarSupplies,
    choseFirstPlayer: player.choseFirstPlayer,
  };
}

/**
 * Readonly lists are replaced, never changed, so that copies share them; all others are copied here. Keep in
 * step with State: the basic tests compare a clone with its original and look for shared objects.
 */
export function clone(state: State): State {
  const players: Player[] = [];
  for (const player of state.players) players.push(clonePlayer(player));
  const copy: State = {
    stack: state.stack.slice(),
    table: state.table,
    turn: state.turn,
    pawn: state.pawn,
    starter: state.starter,
    players,
    pieces: state.pieces.slice(),
    display: state.display,
    box: state.box,
    pileTops: state.pileTops.slice(),
    pileRests: state.pileRests.slice(),
    currentRegion: state.currentRegion,
    raider: state.raider,
    raidCard: state.raidCard,
    deck: state.deck,
    discards: state.discards,
    finishers: state.finishers,
    over: state.over,
  };
  if (state.reshuffled !== undefined) copy.reshuffled = state.reshuffled;
  return copy;
}
