import { finish, next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { chooseGoods, DECLINE, fetchTile } from './actions.ts';
import { areaPoints, completesColour, isCovered, phasePoints } from './areas.ts';
import { BLACK_DEPOT, depotOf, removeTile } from './depots.ts';
import { tileEffect } from './effects.ts';
import type { Event } from './events.ts';
import { SETUP } from './figures.ts';
import { gainPoints } from './gains.ts';
import { BLACK_TILE, FAMILIES, INN, type Family } from './names.ts';
import { canBePlaced } from './placing.ts';
import { soloOf } from './solo-scoring.ts';
import { boardOf, duchyOf, type State } from './state.ts';
import type { Actions, ChooseGoods, FetchTile, Item, Steps } from './steps.ts';
import { forEachFace, storeTile } from './storage.ts';
import { BLACK_TILE_TILE, EMPTY, faceOf, idOf, tileNamed, type Tile } from './tiles.ts';

/** CB-31.7 The first tile of the depot of the white die leaves the game, or of the next depot that has one. */
export function removeOneTile(state: State, white: number, { tell }: Context<Event>): void {
  for (let i = 0; i < 6; i++) {
    const depot = ((white - 1 + i) % 6) + 1;
    const { tiles } = depotOf(state, depot);
    const slot = tiles.findIndex(tile => tile >= 0);
    if (slot < 0) continue;
    tell?.({ type: 'tileRemoved', tile: idOf(tiles[slot]!), depot, slot });
    tiles[slot] = EMPTY;
    state.tilesRemoved++;
    return;
  }
}

const hasEffect = (family: Family): boolean => family !== INN && family !== BLACK_TILE;

export interface Placing {
  readonly seat: Seat;
  readonly tile: Tile;
  readonly space: number;
}

/** CB-31.23, CB-31.30 The parts of a placement, to be resolved in any order. Called before the tile is put down. */
export function soloItems(state: State, { seat, tile, space }: Placing): Steps['resolveItems'] {
  const duchy = duchyOf(state, seat);
  const area = areaPoints(duchy, tile, space);
  const items: Item[] = [];
  if (area > 0) items.push('area', 'phase');
  if (completesColour(duchy, space)) items.push('colour');
  if (hasEffect(faceOf(tile).family)) items.push('effect');
  return { seat, tile, space, items, area, phase: phasePoints(state) };
}

/** CB-31.32 All spaces covered: won at once. */
export function isCoveredCompletely(state: State, seat: Seat): boolean {
  const duchy = duchyOf(state, seat);
  return boardOf(duchy).all.every(space => isCovered(duchy, space));
}

export function winSolo(state: State, { tell }: Context<Event>): void {
  state.won = true;
  state.active = -1;
  tell?.({ type: 'gameEnded', ending: 'duchyCovered' });
  finish(state);
}

function resolve(state: State, step: Steps['resolveItems'], item: Item, context: Context<Event>): void {
  const { seat, tile, space, area, phase } = step;
  switch (item) {
    case 'area':
      return gainPoints(state, seat, 'areas', area, context);
    case 'phase':
      return gainPoints(state, seat, 'phases', phase, context);
    case 'colour':
      context.tell?.({
        type: 'colourCompleted',
        seat,
        family: FAMILIES[boardOf(duchyOf(state, seat)).families[space]!]!,
        bonus: 'none',
      });
      return offerReward(state, seat);
    case 'effect':
      return tileEffect(state, seat, tile, space, context);
  }
}

/** CB-31.23 to 31.25 Tiles of the black depot that fit somewhere. */
function rewards(state: State, seat: Seat): FetchTile[] {
  const actions: FetchTile[] = [];
  forEachFace(state.blackDepot, tile => {
    if (canBePlaced(state, seat, tile, 0)) actions.push(fetchTile(BLACK_DEPOT, tile));
  });
  return actions;
}

function offerReward(state: State, seat: Seat): void {
  if (rewards(state, seat).length > 0) next(state, { kind: 'colourReward', seat });
}

const countGoods = (goods: readonly number[]): number => goods.reduce((sum, count) => sum + count, 0);

type Kinds = 'resolveItems' | 'chooseItem' | 'colourReward' | 'clearGoods' | 'exchangeGoods' | 'exchangeTile';
type Choices = Exclude<Kinds, 'resolveItems' | 'clearGoods'>;

export const soloRules: RuleBook<State, Pick<Steps, Kinds>, Pick<Actions, Choices>, Event> = {
  resolveItems(state, step, context) {
    const { items, ...placement } = step;
    if (items.length > 1) return next(state, { ...placement, kind: 'chooseItem', items });
    for (const item of items) resolve(state, { ...placement, items: [] }, item, context);
  },

  /** CB-31.30 */
  chooseItem: {
    choices: (_state, { items }) => items.map(item => ({ type: 'item', item })),
    choose(state, { items, ...placement }, { item }, context) {
      next(state, { ...placement, kind: 'resolveItems', items: items.filter(other => other !== item) });
      resolve(state, { ...placement, items: [] }, item, context);
    },
  },

  /** CB-31.23 to 31.25 Straight into the duchy, whatever the number. */
  colourReward: {
    choices: (state, { seat }) => [...rewards(state, seat), DECLINE],
    choose(state, { seat }, action, { tell }) {
      if (action.type === 'decline') return tell?.({ type: 'declined', seat, what: 'colourReward' });
      const { depot, tile: id } = action;
      const tile = tileNamed(id);
      const slot = removeTile(state, depot, tile);
      tell?.({ type: 'tileTaken', seat, tile: id, depot, slot });
      next(state, { kind: 'placeTile', seat, tile, value: 0 });
    },
  },

  /** CB-31.13, CB-31.15 All goods left in the depots leave the game; then goods may be given for a black tile. */
  clearGoods(state, { seat }, { tell }) {
    const removed = [0, 0, 0, 0, 0, 0];
    for (const { goods } of state.depots)
      goods.forEach((count, i) => {
        removed[i]! += count;
        goods[i] = 0;
      });
    soloOf(state).goodsRemoved += countGoods(removed);
    if (countGoods(removed) > 0) tell?.({ type: 'goodsRemoved', goods: removed });
    const canExchange = countGoods(duchyOf(state, seat).goods) >= SETUP.solo.goodsForBlackTile;
    if (canExchange && state.blackDepot.some(tile => tile >= 0))
      next(state, { kind: 'exchangeGoods', seat, given: 0 });
  },

  /** CB-31.15, CB-31.16 Any five goods, one at a time; once begun it is carried through. */
  exchangeGoods: {
    choices(state, { seat, given }) {
      const goods: ChooseGoods[] = duchyOf(state, seat).goods.flatMap((count, i) =>
        count > 0 ? chooseGoods(i + 1) : [],
      );
      return given === 0 ? [...goods, DECLINE] : goods;
    },
    choose(state, { seat, given }, action, { tell }) {
      if (action.type === 'decline') return tell?.({ type: 'declined', seat, what: 'exchangeGoods' });
      duchyOf(state, seat).goods[action.goods - 1]!--;
      soloOf(state).goodsRemoved++;
      tell?.({ type: 'goodsGivenUp', seat, goods: action.goods });
      if (given + 1 < SETUP.solo.goodsForBlackTile)
        next(state, { kind: 'exchangeGoods', seat, given: given + 1 });
      else next(state, { kind: 'exchangeTile', seat });
    },
  },

  /** CB-31.17, CB-31.19 The tile is turned face down and is nothing but a black tile from now on. */
  exchangeTile: {
    choices(state) {
      const actions: FetchTile[] = [];
      forEachFace(state.blackDepot, tile => actions.push(fetchTile(BLACK_DEPOT, tile)));
      return actions;
    },
    choose(state, { seat }, { depot, tile }, context) {
      const slot = removeTile(state, depot, tileNamed(tile));
      context.tell?.({ type: 'tileTurnedDown', seat, tile, slot });
      storeTile(state, seat, BLACK_TILE_TILE, context);
    },
  },
};
