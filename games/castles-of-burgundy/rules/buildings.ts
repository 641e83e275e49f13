import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { DECLINE, pickTile, sellGoods, takeTile, useBuilding } from './actions.ts';
import { takeFromDepot } from './depots.ts';
import type { Event } from './events.ts';
import { BUILDING_FIGURES } from './figures.ts';
import { gainPoints, gainSilver, gainWorkers } from './gains.ts';
import {
  BUILDING,
  BUILDINGS,
  CASTLE,
  LIVESTOCK,
  MINE,
  MONASTERY,
  SHIP,
  type BuildingId,
  type Family,
  type Source,
} from './names.ts';
import { canBePlaced } from './placing.ts';
import { sell } from './sale.ts';
import { duchyOf, type State } from './state.ts';
import type { Actions, PickTile, SellGoods, Steps, TakeTile } from './steps.ts';
import { forEachFace, storeTile, takeFromKeySpace, tilesOn } from './storage.ts';
import { faceOf, tileNamed } from './tiles.ts';

/** CB-8.4 to 8.6 The families that market, carpenter's workshop and church take. */
const TAKEN_BY = {
  market: [SHIP, LIVESTOCK],
  carpentersWorkshop: [BUILDING],
  church: [MINE, MONASTERY, CASTLE],
} as const satisfies Partial<Record<BuildingId, readonly Family[]>>;

/** CB-8.4 to 8.7 Tiles of these families in the numbered depots. */
function takesOf(state: State, families: readonly Family[]): TakeTile[] {
  const actions: TakeTile[] = [];
  state.depots.forEach(({ tiles }, i) => {
    forEachFace(tiles, tile => {
      if (families.includes(faceOf(tile).family)) actions.push(takeTile(i + 1, tile));
    });
  });
  return actions;
}

/** CB-8.8 Every colour held. */
function salesOf(state: State, seat: Seat): SellGoods[] {
  return duchyOf(state, seat).goods.flatMap((count, i) => (count > 0 ? sellGoods(i + 1) : []));
}

/** Stored tiles that fit somewhere with this value and the workers at hand (CB-30.11: own and common ones). */
export function addPlaceable(state: State, seat: Seat, value: number, actions: object[]): void {
  for (const from of ['own', 'common'] as const)
    forEachFace(tilesOn(state, seat, from), tile => {
      if (canBePlaced(state, seat, tile, value)) actions.push(pickTile(tile, from));
    });
}

function placeable(state: State, seat: Seat): PickTile[] {
  const actions: PickTile[] = [];
  addPlaceable(state, seat, 0, actions);
  return actions;
}

/** CB-8.13 An effect that takes a tile is lost when there is none. */
function offerTake(state: State, seat: Seat, families: readonly Family[]): void {
  if (takesOf(state, families).length > 0) next(state, { kind: 'effectTake', seat, families });
}

type Effect = (state: State, seat: Seat, context: Context<Event>, source: Source) => void;

/** CB-8.4 to 8.12, CB-20.6, CB-22.3 What each building does the moment it is placed. A missing one does not compile. */
export const BUILDING_EFFECTS: Readonly<Record<BuildingId, Effect>> = {
  market: (state, seat) => offerTake(state, seat, TAKEN_BY.market),
  carpentersWorkshop: (state, seat) => offerTake(state, seat, TAKEN_BY.carpentersWorkshop),
  church: (state, seat) => offerTake(state, seat, TAKEN_BY.church),
  warehouse(state, seat) {
    if (salesOf(state, seat).length > 0) next(state, { kind: 'effectSell', seat });
  },
  boardingHouse: (state, seat, context) =>
    gainWorkers(state, seat, BUILDING_FIGURES.boardingHouse.workers, context),
  bank: (state, seat, context) => gainSilver(state, seat, BUILDING_FIGURES.bank.silver, context),
  // Not lost without a tile that fits: a purchase may bring one while the effect waits (CB-11.2).
  cityHall: (state, seat) => next(state, { kind: 'effectPlace', seat }),
  watchtower: (state, seat, context, source) =>
    gainPoints(state, seat, source, BUILDING_FIGURES.watchtower.points, context),
  whiteCastle(state, seat, { tell }) {
    tell?.({ type: 'extraAction', seat, by: 'whiteCastle' });
    next(state, { kind: 'dieAction', seat, value: state.whiteDie, by: 'whiteCastle' });
  },
  crane: (state, seat) => next(state, { kind: 'useCrane', seat }),
};

/** CB-20.6 Building types whose effect the crane can use now. */
function craneChoices(state: State, seat: Seat): number[] {
  const isUsable: Partial<Record<BuildingId, () => boolean>> = {
    market: () => takesOf(state, TAKEN_BY.market).length > 0,
    carpentersWorkshop: () => takesOf(state, TAKEN_BY.carpentersWorkshop).length > 0,
    church: () => takesOf(state, TAKEN_BY.church).length > 0,
    warehouse: () => salesOf(state, seat).length > 0,
    whiteCastle: () => state.table.whiteCastles,
    crane: () => false,
  };
  return BUILDINGS.flatMap((building, i) => (isUsable[building]?.() === false ? [] : i));
}

type Kinds = 'effectTake' | 'effectSell' | 'effectPlace' | 'useCrane';

export const buildingRules: RuleBook<State, Pick<Steps, Kinds>, Pick<Actions, Kinds>, Event> = {
  effectTake: {
    choices: (state, { families }) => [...takesOf(state, families), DECLINE],
    choose(state, { seat }, action, context) {
      if (action.type === 'decline') return context.tell?.({ type: 'declined', seat, what: 'effectTake' });
      const tile = tileNamed(action.tile);
      takeFromDepot(state, seat, action.depot, tile, context);
      storeTile(state, seat, tile, context);
    },
  },

  effectSell: {
    choices: (state, { seat }) => [...salesOf(state, seat), DECLINE],
    choose(state, { seat }, action, context) {
      if (action.type === 'decline') context.tell?.({ type: 'declined', seat, what: 'effectSell' });
      else sell(state, seat, action.goods, context);
    },
  },

  /** CB-8.11 The number on the space is ignored. */
  effectPlace: {
    choices: (state, { seat }) => [...placeable(state, seat), DECLINE],
    choose(state, { seat }, action, { tell }) {
      if (action.type === 'decline') return tell?.({ type: 'declined', seat, what: 'effectPlace' });
      const tile = tileNamed(action.tile);
      takeFromKeySpace(state, seat, tile, action.from);
      next(state, { kind: 'placeTile', seat, tile, value: 0 });
    },
  },

  useCrane: {
    choices: (state, { seat }) => [...craneChoices(state, seat).map(useBuilding), DECLINE],
    choose(state, { seat }, action, context) {
      if (action.type === 'decline') return context.tell?.({ type: 'declined', seat, what: 'useCrane' });
      context.tell?.({ type: 'craneUsed', seat, building: action.building });
      BUILDING_EFFECTS[action.building](state, seat, context, 'buildings');
    },
  },
};
