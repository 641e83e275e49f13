import { topStep, type Seat } from '@palio/kernel';
import { sellGoods, TAKE_WORKERS, takeTile, pickTile } from './actions.ts';
import { sellingPrice, takingPrice, workersTaken } from './die-action.ts';
import { BUILDING_FIGURES, MONASTERY_FIGURES, SETUP } from './figures.ts';
import { waysToPay } from './free-moves.ts';
import { livestockPoints } from './livestock.ts';
import { noteTile } from './monasteries.ts';
import { BUILDINGS, GOODS, LIVESTOCK, MONASTERY, type Goods, type Source } from './names.ts';
import { completionBy } from './place.ts';
import { placingPrice, spacesFor, wouldFit } from './placing.ts';
import { saleOf } from './sale.ts';
import { shieldPrice } from './shields.ts';
import { cargoFor } from './ship.ts';
import { soloMonasteryPoints } from './solo-scoring.ts';
import { boardOf, clone, duchyOf, type State } from './state.ts';
import type { Action, BurgundyStep } from './steps.ts';
import { forEachFace, tilesOn } from './storage.ts';
import { faceOf, tileNamed, type Tile } from './tiles.ts';
import type { DieOption, Forecast, PlacementForecast } from './view-types.ts';

/** CB-4.8 More than three steps away no value is. */
const MOST_WORKERS = 3;

/** Points that the effect of the tile itself brings at once. */
function effectPoints(state: State, seat: Seat, tile: Tile, space: number): Partial<Record<Source, number>> {
  const { family, building, monastery } = faceOf(tile);
  if (family === LIVESTOCK) return { livestock: livestockPoints(state, duchyOf(state, seat), tile, space) };
  if (BUILDINGS[building] === 'watchtower') return { buildings: BUILDING_FIGURES.watchtower.points };
  if (family !== MONASTERY || state.solo === null) return {};
  const copy = clone(state);
  const duchy = duchyOf(copy, seat);
  duchy.spaces[space] = tile;
  noteTile(duchy, tile);
  return { monasteries: soloMonasteryPoints(copy, seat, monastery) };
}

/** The points a placement will give, source by source. */
export function forecastPlacement(
  state: State,
  seat: Seat,
  tile: Tile,
  space: number,
  value: number,
): PlacementForecast {
  const { area, phase, colour, colourBonus, border } = completionBy(state, seat, tile, space);
  const all: Partial<Record<Source, number>> = {
    areas: area,
    phases: phase,
    colourBonus,
    borderPosts: border.points,
    ...effectPoints(state, seat, tile, space),
  };
  const points = Object.fromEntries(Object.entries(all).filter(([, part]) => part > 0));
  return {
    space,
    price: placingPrice(state, seat, tile, space, value),
    points,
    total: Object.values(points).reduce((sum, part) => sum + part, 0),
    completesArea: area > 0,
    completesColour: colour >= 0,
  };
}

/** Every space where the tile could go, also where the workers do not suffice. */
function forecastPlaces(state: State, seat: Seat, tile: Tile, value: number): PlacementForecast[] {
  return spacesFor(boardOf(duchyOf(state, seat)), tile)
    .filter(space => wouldFit(state, seat, tile, space))
    .map(space => forecastPlacement(state, seat, tile, space, value));
}

/** Everything a die of this value can do, with the price in workers (CB-4.8). */
function dieOptions(state: State, seat: Seat, value: number): DieOption[] {
  const { workers, goods } = duchyOf(state, seat);
  const options: DieOption[] = [];
  const add = (action: Action, price: number, brings: Partial<DieOption> = {}): void => {
    if (price <= MOST_WORKERS)
      options.push({ action, placement: null, gain: null, price, affordable: price <= workers, ...brings });
  };
  state.depots.forEach(({ tiles }, i) =>
    forEachFace(tiles, tile => add(takeTile(i + 1, tile), takingPrice(state, seat, i + 1, value))),
  );
  for (const from of ['own', 'common'] as const)
    forEachFace(tilesOn(state, seat, from), tile => {
      for (const placement of forecastPlaces(state, seat, tile, value))
        add(pickTile(tile, from), placement.price, { placement });
    });
  goods.forEach((count, i) => {
    if (count === 0) return;
    const { points, silver, workers: hands } = saleOf(state, seat, i + 1);
    add(sellGoods(i + 1), sellingPrice(state, seat, i + 1, value), {
      gain: { points, silver, workers: hands },
    });
  });
  add(TAKE_WORKERS, 0, { gain: { points: 0, ...workersTaken(state, seat) } });
  return options;
}

function forecastSale(state: State, seat: Seat, goods: Goods, value: number): Forecast {
  const { points, silver, workers } = saleOf(state, seat, goods);
  return { type: 'gain', price: sellingPrice(state, seat, goods, value), points, silver, workers };
}

/** CB-7.3 What the ship will load if these depots (and this colour from everywhere) are named. */
function forecastCargo(state: State, seat: Seat, depots: readonly number[], extra: Goods): Forecast {
  const { held, fresh, room } = cargoFor(state, seat, depots, extra);
  const colours = fresh.filter(count => count > 0).length;
  const allFit = colours <= room;
  const none = GOODS.map(() => 0);
  return {
    type: 'cargo',
    loaded: held.map((count, i) => count + (allFit ? fresh[i]! : 0)),
    left: allFit ? none : [...fresh],
    choose: allFit ? 0 : room,
  };
}

function forecastShip(state: State, seat: Seat, step: BurgundyStep, action: Action): Forecast | undefined {
  if (step.kind === 'shipDepot' && action.type === 'depot')
    return forecastCargo(state, seat, action.depot === 0 ? [] : [action.depot], 0);
  if (step.kind === 'shipSecondDepot')
    return forecastCargo(state, seat, action.type === 'depot' ? [step.depot, action.depot] : [step.depot], 0);
  if (step.kind === 'shipExtraColour')
    return forecastCargo(state, seat, step.depots, action.type === 'goods' ? action.goods : 0);
  return undefined;
}

/** CB-11.1, CB-14.6 What a purchase costs, with as much silver as there is. */
function forecastPurchase(state: State, seat: Seat): Forecast {
  const silver = waysToPay(state, seat)[0]?.silver ?? SETUP.purchasePrice;
  return { type: 'price', workers: SETUP.purchasePrice - silver, silver };
}

function forecastFreeMove(state: State, seat: Seat, action: Action): Forecast | undefined {
  if (action.type === 'buy') return forecastPurchase(state, seat);
  if (action.type === 'pay')
    return { type: 'price', workers: SETUP.purchasePrice - action.silver, silver: action.silver };
  if (action.type === 'hireWorkers')
    return {
      type: 'gain',
      price: 0,
      points: 0,
      silver: -MONASTERY_FIGURES.hirePrice,
      workers: MONASTERY_FIGURES.hiredWorkers,
    };
  return undefined;
}

const valueOf = (step: BurgundyStep): number =>
  step.kind === 'dieAction' || step.kind === 'placeTile' ? step.value : 0;

function forecastTile(state: State, seat: Seat, step: BurgundyStep, action: Action): Forecast | undefined {
  const value = valueOf(step);
  if (action.type === 'take')
    return { type: 'price', workers: takingPrice(state, seat, action.depot, value), silver: 0 };
  if (action.type === 'place')
    return { type: 'placements', places: forecastPlaces(state, seat, tileNamed(action.tile), value) };
  if (action.type === 'fetch' && step.kind !== 'exchangeTile')
    return { type: 'placements', places: forecastPlaces(state, seat, tileNamed(action.tile), 0) };
  if (action.type === 'space' && step.kind === 'placeTile')
    return { type: 'placement', ...forecastPlacement(state, seat, step.tile, action.space, value) };
  return undefined;
}

function forecastDice(state: State, seat: Seat, step: BurgundyStep, action: Action): Forecast | undefined {
  if (action.type === 'die') return { type: 'die', options: dieOptions(state, seat, action.value) };
  if (action.type === 'takeShield') {
    const workers = step.kind === 'turn' ? shieldPrice(state, seat, action.value) : 0;
    return { type: 'price', workers, silver: 0 };
  }
  if (action.type === 'sell') return forecastSale(state, seat, action.goods, valueOf(step));
  if (action.type === 'takeWorkers')
    return { type: 'gain', price: 0, points: 0, ...workersTaken(state, seat) };
  return undefined;
}

/** What an action will bring, as far as the seat can know. */
export function forecast(state: State, seat: Seat, action: Action): Forecast | undefined {
  const step = topStep(state);
  if (step === undefined) return undefined;
  return (
    forecastDice(state, seat, step, action) ??
    forecastTile(state, seat, step, action) ??
    forecastShip(state, seat, step, action) ??
    forecastFreeMove(state, seat, action)
  );
}
