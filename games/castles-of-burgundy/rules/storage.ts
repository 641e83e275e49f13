import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { discardTile } from './actions.ts';
import type { Event } from './events.ts';
import { SETUP } from './figures.ts';
import { duchyOf, hasShield, playerOf, without, type State } from './state.ts';
import type { Actions, DiscardTile, KeySpace, Steps } from './steps.ts';
import { idOf, tileNamed, type Tile } from './tiles.ts';

/** The tiles on the key spaces a player may use: the own ones, or the common ones of the team (CB-30.11). */
export function tilesOn(state: State, seat: Seat, where: KeySpace): readonly Tile[] {
  return where === 'own' ? playerOf(state, seat).keySpaces : duchyOf(state, seat).common;
}

function setTilesOn(state: State, seat: Seat, where: KeySpace, tiles: readonly Tile[]): void {
  if (where === 'own') playerOf(state, seat).keySpaces = tiles;
  else duchyOf(state, seat).common = tiles;
}

/** CB-5.4, CB-25.18, CB-30.9 How many tiles fit. */
export function keySpacesFor(state: State, seat: Seat, where: KeySpace): number {
  const inTeam = state.table.mode === 'team';
  if (where === 'common' && !inTeam) return 0;
  if (hasShield(duchyOf(state, seat), 4)) return Number.MAX_SAFE_INTEGER;
  if (!inTeam) return SETUP.keySpaces;
  return where === 'own' ? SETUP.team.privateKeySpaces : SETUP.team.commonKeySpaces;
}

const hasRoom = (state: State, seat: Seat, where: KeySpace): boolean =>
  tilesOn(state, seat, where).length < keySpacesFor(state, seat, where);

function putOn(state: State, seat: Seat, tile: Tile, where: KeySpace, { tell }: Context<Event>): void {
  setTilesOn(state, seat, where, [...tilesOn(state, seat, where), tile]);
  tell?.({ type: 'tileStored', seat, tile: idOf(tile), where });
}

/** CB-5.3, CB-5.5, CB-5.7, CB-30.10 A tile just gained goes to an empty key space; if there is none, room must be made. */
export function storeTile(state: State, seat: Seat, tile: Tile, context: Context<Event>): void {
  const own = hasRoom(state, seat, 'own');
  const common = hasRoom(state, seat, 'common');
  if (own && common) next(state, { kind: 'storeWhere', seat, tile });
  else if (own) putOn(state, seat, tile, 'own', context);
  else if (common) putOn(state, seat, tile, 'common', context);
  else next(state, { kind: 'discardForRoom', seat, tile });
}

/** Takes one tile with this face from a key space. */
export function takeFromKeySpace(state: State, seat: Seat, tile: Tile, where: KeySpace): void {
  const tiles = tilesOn(state, seat, where);
  setTilesOn(state, seat, where, without(tiles, tiles.indexOf(tile)));
}

function discard(state: State, seat: Seat, { tile, from }: DiscardTile, { tell }: Context<Event>): void {
  takeFromKeySpace(state, seat, tileNamed(tile), from);
  state.tilesRemoved++;
  tell?.({ type: 'tileDiscarded', seat, tile, from });
}

/** Every different tile of a list, in the order of the list. */
export function forEachFace(tiles: readonly Tile[], visit: (tile: Tile) => void): void {
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i]!;
    if (tile >= 0 && tiles.indexOf(tile) === i) visit(tile);
  }
}

function discards(state: State, seat: Seat, ...places: readonly KeySpace[]): DiscardTile[] {
  const actions: DiscardTile[] = [];
  for (const where of places)
    forEachFace(tilesOn(state, seat, where), tile => actions.push(discardTile(tile, where)));
  return actions;
}

/** CB-25.18 Without shield 4 tiles beyond the normal key spaces are discarded at once. */
export function shrinkIfNeeded(state: State, seat: Seat): void {
  const { table } = state;
  table.duchyOf.forEach((duchy, owner) => {
    if (duchy !== table.duchyOf[seat]) return;
    if (tilesOn(state, owner, 'own').length > keySpacesFor(state, owner, 'own'))
      next(state, { kind: 'shrinkStorage', seat: owner, where: 'own' });
  });
  if (tilesOn(state, seat, 'common').length > keySpacesFor(state, seat, 'common'))
    next(state, { kind: 'shrinkStorage', seat, where: 'common' });
}

const KEY_SPACES: readonly KeySpace[] = ['own', 'common'];

type Kinds = 'discardForRoom' | 'storeWhere' | 'shrinkStorage';

export const storageRules: RuleBook<State, Pick<Steps, Kinds>, Pick<Actions, Kinds>, Event> = {
  /** CB-5.5, CB-30.13 One stored tile goes to the box, the new one takes its key space. */
  discardForRoom: {
    choices: (state, { seat }) => discards(state, seat, ...KEY_SPACES),
    choose(state, { seat, tile }, action, context) {
      discard(state, seat, action, context);
      putOn(state, seat, tile, action.from, context);
    },
  },

  /** CB-30.10 A purchase made meanwhile may have taken the room; then a tile must go. */
  storeWhere: {
    choices(state, { seat }) {
      const free = KEY_SPACES.filter(where => hasRoom(state, seat, where));
      return free.length > 0
        ? free.map(where => ({ type: 'store', where }))
        : discards(state, seat, ...KEY_SPACES);
    },
    choose(state, { seat, tile }, action, context) {
      if (action.type === 'store') return putOn(state, seat, tile, action.where, context);
      discard(state, seat, action, context);
      putOn(state, seat, tile, action.from, context);
    },
  },

  /** CB-25.18 */
  shrinkStorage: {
    choices: (state, { seat, where }) => discards(state, seat, where),
    choose(state, { seat, where }, action, context) {
      discard(state, seat, action, context);
      if (tilesOn(state, seat, where).length > keySpacesFor(state, seat, where))
        next(state, { kind: 'shrinkStorage', seat, where });
    },
  },
};
