import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { acquire, DONE, PASS, payOne, takeTile } from './actions.ts';
import { settleGains } from './anytime.ts';
import type { Event, TileReason } from './events.ts';
import { ACTION_FIGURES } from './figures.ts';
import { missionsWith } from './mission-cards.ts';
import { numberOf, PIECES, RESOURCES, tileId } from './names.ts';
import { returnPiece } from './pieces.ts';
import { payable } from './payable.ts';
import { placeNamed } from './spaces.ts';
import { eraOf, giveTile, kindOfPiece, playerOf, seatOfPiece, type State } from './state.ts';
import type { Action, Actions, Steps } from './steps.ts';
import { allHeld, heldOf, oneOfKind, pay } from './stores.ts';
import { figuresOfTile, placeOfTile, type Tile } from './tiles.ts';
import { addFreeLevel } from './tower.ts';

const DISPLAY_MISSIONS = missionsWith('freeImprovements');
const BOX_MISSIONS = missionsWith('outOfPlayImprovement');

/** TA-8.2 */
export const improvementPrice = (state: State): number =>
  ACTION_FIGURES.improvementPrice.resources[eraOf(state) - 1]!;

export const tilesOnDisplay = (state: State): Tile[] => state.display.filter(tile => tile !== 0);

/** TA-8.4 A gap stays where a tile was taken. */
function leaveDisplay(state: State, tile: Tile): void {
  state.display = state.display.map(other => (other === tile ? 0 : other));
}

/** TA-6.10, TA-14.10 A tile works at once; the level it adds may be the one the Caravan waits for (TA-6.8). */
export function gainTile(
  state: State,
  seat: Seat,
  tile: Tile,
  by: TileReason,
  context: Context<Event>,
  piece: number | null = null,
): void {
  giveTile(playerOf(state, seat), tile);
  context.tell?.({
    type: 'tileGained',
    seat,
    tile: tileId(tile),
    by,
    piece: piece === null ? null : PIECES[piece]!,
  });
  addFreeLevel(state, seat, context);
  settleGains(state, seat, context);
}

/** TA-13.20 Up to so many tiles; no question where all of them are taken. */
export function takeFromDisplay(state: State, seat: Seat, count: number, context: Context<Event>): void {
  const tiles = tilesOnDisplay(state);
  if (tiles.length > count) return next(state, { kind: 'freeTile', seat, left: count });
  for (const tile of tiles) {
    leaveDisplay(state, tile);
    gainTile(state, seat, tile, 'free', context);
  }
}

/** TA-13.26, TA-13.27 Tiles out of play of Era I, and of Era II once it has begun. */
export function boxTiles(state: State): Tile[] {
  const latest = Math.min(2, eraOf(state));
  return state.box.filter(tile => figuresOfTile(tile).era <= latest);
}

export const canTakeBoxTile = (state: State): boolean => boxTiles(state).length > 0;

function leaveBox(state: State, seat: Seat, tile: Tile, context: Context<Event>): void {
  state.box = state.box.filter(other => other !== tile);
  gainTile(state, seat, tile, 'box', context);
}

export function takeFromBox(state: State, seat: Seat, context: Context<Event>): void {
  const tiles = boxTiles(state);
  if (tiles.length === 1) leaveBox(state, seat, tiles[0]!, context);
  else next(state, { kind: 'boxTile', seat });
}

/** TA-1.5 Pays what leaves no choice; says how much is left to be chosen. */
function payForced(state: State, seat: Seat, left: number, context: Context<Event>): number {
  const player = playerOf(state, seat);
  const kinds = RESOURCES.map((_, resource) => resource).filter(resource => heldOf(player, resource) > 0);
  if (left === 0 || (kinds.length > 1 && allHeld(player) > left)) return left;
  const cost = RESOURCES.map((_, resource) =>
    kinds.length === 1 ? (kinds[0] === resource ? left : 0) : heldOf(player, resource),
  );
  pay(state, seat, cost, 'improvement', context);
  return 0;
}

type Kinds =
  | ('acquireSpace' | 'acquire' | 'payAny' | 'gainTile' | 'improvementWindow')
  | ('improvementMissions' | 'freeTile' | 'boxTile');

export const improvementRules: RuleBook<
  State,
  Pick<Steps, Kinds>,
  Pick<Actions, Exclude<Kinds, 'acquireSpace' | 'gainTile' | 'improvementWindow'>>,
  Event
> = {
  /** TA-8.1, TA-8.5 */
  acquireSpace(state, { space }, context) {
    const place = placeNamed(space);
    const standing = state.pieces[place]!;
    if (standing === 0) return;
    const seat = seatOfPiece(standing);
    if (tilesOnDisplay(state).length > 0 && payable(state, seat) >= improvementPrice(state))
      next(state, { kind: 'acquire', seat, space });
    else returnPiece(state, place, context);
  },
  /** TA-8.2 */
  acquire: {
    choices(state, { seat }) {
      if (allHeld(playerOf(state, seat)) < improvementPrice(state)) return [PASS];
      const actions: (Action & { type: 'acquire' | 'pass' })[] = [];
      for (const tile of state.display) if (tile !== 0) actions.push(acquire(tile));
      actions.push(PASS);
      return actions;
    },
    choose(state, { seat, space }, action, context) {
      if (action.type === 'pass') return returnPiece(state, placeNamed(space), context);
      leaveDisplay(state, numberOf(action.tile));
      next(state, { kind: 'gainTile', seat, tile: action.tile, space });
      const left = payForced(state, seat, improvementPrice(state), context);
      if (left > 0) next(state, { kind: 'payAny', seat, left });
    },
  },
  /** TA-1.5 One resource at a time. */
  payAny: {
    choices(state, { seat }) {
      const player = playerOf(state, seat);
      const kinds: Actions['payAny'][] = [];
      RESOURCES.forEach((_, resource) => {
        if (heldOf(player, resource) > 0) kinds.push(payOne(resource));
      });
      return kinds;
    },
    choose(state, { seat, left }, { resource }, context) {
      pay(state, seat, oneOfKind(RESOURCES.indexOf(resource)), 'improvement', context);
      const more = payForced(state, seat, left - 1, context);
      if (more > 0) next(state, { kind: 'payAny', seat, left: more });
    },
  },
  /** TA-8.6 The piece that bought a private action moves onto the tile. */
  gainTile(state, { seat, tile: id, space }, context) {
    const tile = numberOf(id);
    const place = placeNamed(space);
    const home = placeOfTile(tile);
    const standing = state.pieces[place]!;
    if (home < 0) {
      gainTile(state, seat, tile, 'acquired', context);
      returnPiece(state, place, context);
    } else {
      gainTile(state, seat, tile, 'acquired', context, kindOfPiece(standing));
      state.pieces[home] = standing;
      state.pieces[place] = 0;
    }
  },
  /** TA-8.8 */
  improvementWindow(state, { seat }) {
    const { fulfilled } = playerOf(state, seat);
    const fromDisplay = (fulfilled & DISPLAY_MISSIONS) !== 0 && tilesOnDisplay(state).length > 0;
    if (fromDisplay || ((fulfilled & BOX_MISSIONS) !== 0 && canTakeBoxTile(state)))
      next(state, { kind: 'improvementMissions', seat });
  },
  improvementMissions: { choices: () => [DONE], choose: () => undefined },
  /** TA-13.20 */
  freeTile: {
    choices: state => tilesOnDisplay(state).map(takeTile),
    choose(state, { seat, left }, { tile }, context) {
      leaveDisplay(state, numberOf(tile));
      gainTile(state, seat, numberOf(tile), 'free', context);
      if (left > 1) takeFromDisplay(state, seat, left - 1, context);
    },
  },
  /** TA-13.26 */
  boxTile: {
    choices: state => boxTiles(state).map(takeTile),
    choose: (state, { seat }, { tile }, context) => leaveBox(state, seat, numberOf(tile), context),
  },
};
