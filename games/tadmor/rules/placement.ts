import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { DONE, placePiece } from './actions.ts';
import type { Event } from './events.ts';
import { PIECES, type PieceId, type PlaceId, PRIVATE_IDS } from './names.ts';
import { inReserve, noteChosen, putPiece } from './pieces.ts';
import { returnable } from './returning.ts';
import { placeNamed, SPACE_COUNT, spacesFor, takesPiece } from './spaces.ts';
import { owns, playerOf, type State } from './state.ts';
import type { Actions, PlacePiece, Steps } from './steps.ts';
import { tileAt } from './tiles.ts';

/** TA-4.2, TA-4.7 Free places for the pieces in reserve; stops at so many. */
export function placements(state: State, seat: Seat, most = Number.MAX_SAFE_INTEGER): PlacePiece[] {
  const player = playerOf(state, seat);
  const found: PlacePiece[] = [];
  for (let piece = 0; piece < PIECES.length; piece++) {
    if (inReserve(player, piece) === 0) continue;
    for (const place of spacesFor(state.table.seats)) {
      if (state.pieces[place] !== 0 || !takesPiece(place, piece)) continue;
      found.push(placePiece(piece, place));
      if (found.length >= most) return found;
    }
    for (let place = SPACE_COUNT; place < SPACE_COUNT + PRIVATE_IDS.length; place++)
      if (state.pieces[place] === 0 && owns(player, tileAt(place)) && takesPiece(place, piece))
        found.push(placePiece(piece, place));
  }
  return found;
}

function putDown(state: State, seat: Seat, piece: PieceId, at: PlaceId, { tell }: Context<Event>): void {
  const place = placeNamed(at);
  putPiece(state, seat, PIECES.indexOf(piece), place);
  noteChosen(state, seat, place, true);
  tell?.({ type: 'piecePlaced', seat, piece, at });
}

export const placementRules: RuleBook<
  State,
  Pick<Steps, 'nextPlacement' | 'place'>,
  Pick<Actions, 'place'>,
  Event
> = {
  /** TA-4.1, TA-4.4, TA-4.9 The next seat that can place; nobody left ends the stage. */
  nextPlacement(state, { seat: first }, context) {
    const { seats } = state.table;
    for (let offset = 0; offset < seats; offset++) {
      const seat = (first + offset) % seats;
      const found = placements(state, seat, 2);
      if (found.length === 0) continue;
      const step = { kind: 'place' as const, seat, left: 1, placed: 0 };
      next(state, step);
      // The last place for the last piece is no decision, unless a mission could change it.
      if (
        found.length === 1 &&
        (playerOf(state, seat).fulfilled === 0 || returnable(state, seat).length === 0)
      ) {
        state.stack.pop();
        next(state, { kind: 'nextPlacement', seat: (seat + 1) % seats });
        putDown(state, seat, found[0]!.piece, found[0]!.at, context);
      }
      return;
    }
    next(state, { kind: 'reveal' }, { kind: 'callMarauders' }, { kind: 'startResolution' });
  },
  /** TA-4.3 Placing is a must; with K23 or K24 further pieces are a choice (TA-13.25). */
  place: {
    choices(state, { seat, placed }) {
      const found: Actions['place'][] = placements(state, seat);
      if (placed > 0) found.push(DONE);
      return found;
    },
    choose(state, { seat, left, placed }, action, context) {
      const following = { kind: 'nextPlacement' as const, seat: (seat + 1) % state.table.seats };
      if (action.type === 'done') return next(state, following);
      putDown(state, seat, action.piece, action.at, context);
      if (left > 1 && placements(state, seat, 1).length > 0)
        next(state, { kind: 'place', seat, left: left - 1, placed: placed + 1 });
      else next(state, following);
    },
  },
};
