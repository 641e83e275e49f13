import type { Context, Seat } from '@palio/kernel';
import type { Event } from './events.ts';
import { ACTION_FIGURES } from './figures.ts';
import { RETURNED_AT } from './mission-cards.ts';
import { CAMEL, isBasic, RESOURCES, SHIP, type Piece, type Place, type Resource } from './names.ts';
import { gainPiece, meetsCaravan, meetsShipyard, returnPiece } from './pieces.ts';
import {
  ACQUIRE_SPACES,
  CARAVAN_SPACES,
  GATHER_SPACES,
  PEACE_SPACES,
  SHIPYARD_SPACES,
  SPACES,
} from './spaces.ts';
import {
  eraOf,
  kindOfPiece,
  owns,
  playerOf,
  seatOfPiece,
  standsOn,
  type Player,
  type State,
} from './state.ts';
import { gain, score } from './stores.ts';
import { figuresOfTile, tilesWith } from './tiles.ts';

const BONUS_TILES = tilesWith('shipGatherBonus').map(tile => ({ tile, ...figuresOfTile(tile) }));
const [GIFTS_TILE] = tilesWith('peaceGiftsMultiplier');
const AMOUNTS = [ACTION_FIGURES.gather.camel, ACTION_FIGURES.gather.ship];
const GIFTS = [ACTION_FIGURES.peaceGifts.camel, ACTION_FIGURES.peaceGifts.ship];

/** TA-11.1, TA-11.2 What a piece of the player gathers. */
export function gatherAmount(player: Player, era: number, piece: Piece, resource: Resource): number {
  const { basic, advanced } = AMOUNTS[piece]!;
  let amount = (isBasic(resource) ? basic : advanced)[era - 1]!;
  if (piece === SHIP)
    for (const bonus of BONUS_TILES)
      if (bonus.resource === RESOURCES[resource] && owns(player, bonus.tile)) amount += bonus.count ?? 0;
  return amount;
}

export function gatherAt(state: State, place: Place, context: Context<Event>): void {
  const standing = state.pieces[place]!;
  const seat = seatOfPiece(standing);
  const { resource, id } = SPACES[place]!;
  const amount = gatherAmount(playerOf(state, seat), eraOf(state), kindOfPiece(standing), resource);
  gain(state, seat, resource, amount, 'gather', context, id);
  returnPiece(state, place, context);
}

/** TA-11.11, TA-14.29 */
export function peaceGiftsPoints(player: Player, era: number, piece: Piece): number {
  const points = GIFTS[piece]![era - 1]!;
  return owns(player, GIFTS_TILE!) ? points * (figuresOfTile(GIFTS_TILE!).count ?? 1) : points;
}

/** Whether a tile might still come to the seat in this turn, and with it a better yield. */
const mayTakeTile = (state: State, seat: Seat): boolean =>
  (playerOf(state, seat).fulfilled & RETURNED_AT.improvements) !== 0 ||
  ACQUIRE_SPACES.some(place => standsOn(state, seat, place));

/** TA-6.8 At the start of the stage: whatever cannot grow by waiting. */
export function gatherEarly(state: State, seat: Seat, context: Context<Event>): void {
  for (const place of GATHER_SPACES)
    if (
      standsOn(state, seat, place) &&
      (kindOfPiece(state.pieces[place]!) === CAMEL || !mayTakeTile(state, seat))
    )
      gatherAt(state, place, context);
}

/** TA-6.8 No tile comes any more: the other ships gather, and Peace Gifts are counted. */
export function gatherRest(state: State, seat: Seat, context: Context<Event>): void {
  for (const place of GATHER_SPACES) if (standsOn(state, seat, place)) gatherAt(state, place, context);
  for (const place of PEACE_SPACES) {
    if (!standsOn(state, seat, place)) continue;
    const piece = kindOfPiece(state.pieces[place]!);
    score(state, seat, peaceGiftsPoints(playerOf(state, seat), eraOf(state), piece), 'peaceGifts', context);
    returnPiece(state, place, context);
  }
}

/** TA-11.3 to TA-11.9 Caravan and Shipyard give their piece as soon as its condition holds: later it may not. */
export function settleGains(state: State, seat: Seat, context: Context<Event>): void {
  const player = playerOf(state, seat);
  for (const place of CARAVAN_SPACES)
    if (standsOn(state, seat, place) && meetsCaravan(player)) {
      gainPiece(state, seat, CAMEL, 'caravan', context);
      returnPiece(state, place, context);
    }
  for (const place of SHIPYARD_SPACES)
    if (standsOn(state, seat, place) && meetsShipyard(player)) {
      gainPiece(state, seat, SHIP, 'shipyard', context);
      returnPiece(state, place, context);
    }
}
