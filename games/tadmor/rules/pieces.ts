import type { Context, Seat } from '@palio/kernel';
import type { Event } from './events.ts';
import { ACTION_FIGURES, SETUP } from './figures.ts';
import { countOf } from './mission-cards.ts';
import {
  CAMEL,
  COLOURS,
  PIECES,
  PLACE_IDS,
  SHIP,
  TYPES_PER_COLOUR,
  type Piece,
  type Place,
} from './names.ts';
import { PLACE_COUNT, SPACES } from './spaces.ts';
import { kindOfPiece, pieceOf, playerOf, seatOfPiece, standsOn, type Player, type State } from './state.ts';

export const inReserve = (player: Player, piece: Piece): number =>
  piece === CAMEL ? player.camelsInReserve : player.shipsInReserve;

export function addToReserve(player: Player, piece: Piece, count: number): void {
  if (piece === CAMEL) player.camelsInReserve += count;
  else player.shipsInReserve += count;
}

export function putPiece(state: State, seat: Seat, piece: Piece, place: Place): void {
  addToReserve(playerOf(state, seat), piece, -1);
  state.pieces[place] = pieceOf(seat, piece);
}

/** Takes whatever stands there back to its owner's reserve. */
export function liftPiece(state: State, place: Place): { seat: Seat; piece: Piece } {
  const standing = state.pieces[place]!;
  const seat = seatOfPiece(standing);
  const piece = kindOfPiece(standing);
  state.pieces[place] = 0;
  addToReserve(playerOf(state, seat), piece, 1);
  return { seat, piece };
}

/** TA-15.8 What a piece on the board was sent for is remembered, even if marauders drive it away. */
export function noteChosen(state: State, seat: Seat, place: Place, isChosen: boolean): void {
  const player = playerOf(state, seat);
  const action = SPACES[place]?.action;
  if (action === 'taxman') player.choseTaxman = isChosen;
  else if (action === 'warSupplies') player.choseWarSupplies = isChosen;
  else if (action === 'firstPlayer') player.choseFirstPlayer = isChosen;
}

/** TA-6.1 The action is resolved: the piece goes home. */
export function returnPiece(state: State, place: Place, { tell }: Pick<Context<Event>, 'tell'>): void {
  const { seat, piece } = liftPiece(state, place);
  tell?.({ type: 'pieceReturned', seat, piece: PIECES[piece]!, from: PLACE_IDS[place]! });
}

export function returnAll(state: State, seat: Seat, context: Context<Event>): void {
  for (let place = 0; place < PLACE_COUNT; place++)
    if (standsOn(state, seat, place)) returnPiece(state, place, context);
}

export const mayGainCamel = (player: Player): boolean => player.camels < SETUP.mostCamels;
export const mayGainShip = (player: Player): boolean => player.ships < SETUP.mostShips;

/** TA-11.5 Returned missions count as fulfilled. */
export const missionsFulfilled = (player: Player): number =>
  countOf(player.fulfilled) + countOf(player.returned);

/** TA-11.3, TA-11.4, TA-11.8 The condition is that of the number of the camel to be gained. */
export function meetsCaravan(player: Player): boolean {
  if (!mayGainCamel(player)) return false;
  const { fourth, fifth } = ACTION_FIGURES.caravan;
  const missions = missionsFulfilled(player);
  return (player.camels < 4 ? fourth : fifth).some(
    condition => player.tower >= condition.tower && missions >= condition.missions,
  );
}

export function rareGoodsOfColour(player: Player, colour: number): number {
  let count = 0;
  for (let type = 0; type < TYPES_PER_COLOUR; type++)
    count += player.rareGoods[TYPES_PER_COLOUR * colour + type]!;
  return count;
}

/** TA-11.6, TA-11.7 */
export function meetsShipyard(player: Player): boolean {
  if (!mayGainShip(player)) return false;
  const { third, fourth } = ACTION_FIGURES.shipyard;
  const sets = player.ships < 3 ? third : fourth;
  return COLOURS.every((_, colour) => rareGoodsOfColour(player, colour) >= sets);
}

/** TA-11.9 The piece joins the reserve. */
export function gainPiece(
  state: State,
  seat: Seat,
  piece: Piece,
  by: 'caravan' | 'shipyard' | 'mission',
  { tell }: Pick<Context<Event>, 'tell'>,
): void {
  const player = playerOf(state, seat);
  if (piece === SHIP) player.ships++;
  else player.camels++;
  addToReserve(player, piece, 1);
  tell?.({ type: 'pieceGained', seat, piece: PIECES[piece]!, by });
}
