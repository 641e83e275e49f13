import type { Battlefield } from './battlefield.ts';
import { isMarked, markZones } from './control-zones.ts';
import { costToEnter, crossingExtraMover, letsPass } from './crossing.ts';
import { MOST_HEXES } from './layout.ts';
import type { Hex, State, Unit } from './state.ts';
import { TYPES } from './unit-types.ts';
import { opponentOf } from './units.ts';

/** No unit has more movement points. */
const MOST_MOVEMENT = Math.max(...Object.values(TYPES).map(type => type.maxMovement));

// The search works on these tables again and again; a hex is reached when it holds the number of the search.
const reachedIn = new Int32Array(MOST_HEXES);
const spent = new Int32Array(MOST_HEXES);
const crossings = new Int32Array(MOST_HEXES);
const reached = new Int32Array(MOST_HEXES);
const nextAtCost = new Int32Array(MOST_HEXES);
const firstAtCost = new Int32Array(MOST_MOVEMENT + 1);
let search = 0;
let reachedCount = 0;

/** Looks at one more step. What a hex costs does not depend on where one comes from, so the first way found is the cheapest. */
function reachFrom(state: State, field: Battlefield, unit: Unit, from: Hex, to: Hex): void {
  const occupant = state.unitAt[to]!;
  let cost = spent[from]! + field.entryCost[to]!;
  let crossed = crossings[from]!;
  if (occupant >= 0) {
    // MB-7.5 to MB-7.7
    if (occupant === unit.id || isMarked(to) || !letsPass(state.units[occupant]!, unit.side)) return;
    cost += crossingExtraMover;
    crossed++;
  }
  if (cost > unit.movement) return;
  if (reachedIn[to] !== search) {
    reachedIn[to] = search;
    spent[to] = cost;
    crossings[to] = crossed;
    reached[reachedCount++] = to;
    nextAtCost[to] = firstAtCost[cost]!;
    firstAtCost[cost] = to;
  } else if (spent[to] === cost && crossed < crossings[to]!) crossings[to] = crossed;
}

/**
 * MB-7.3 to MB-7.9, MB-8.5, MB-8.9 Finds every hex the unit could enter from where it is, with the least cost
 * and then the fewest own units crossed, and says how many there are. Own units' hexes are among them.
 */
export function findReach(state: State, field: Battlefield, unit: Unit): number {
  const around = field.around[TYPES[unit.type].index]!;
  const start = unit.place;
  markZones(state, field, opponentOf(unit.side));
  search++;
  reachedCount = 0;
  for (let cost = 0; cost <= unit.movement; cost++) firstAtCost[cost] = -1;
  reachedIn[start] = search;
  spent[start] = 0;
  crossings[start] = 0;
  nextAtCost[start] = -1;
  firstAtCost[0] = start;
  for (let cost = 0; cost < unit.movement; cost++) {
    for (let hex = firstAtCost[cost]!; hex >= 0; hex = nextAtCost[hex]!) {
      if (hex !== start && isMarked(hex)) continue;
      const beside = around[hex]!;
      for (let i = 0; i < beside.length; i++) reachFrom(state, field, unit, hex, beside[i]!);
    }
  }
  return reachedCount;
}

/** The hexes found by the last search, by number. */
export const hexReached = (number: number): Hex => reached[number]!;

/** What the last search found that a hex costs. */
export const costToReach = (hex: Hex): number => spent[hex]!;

// What lies on a best way to the hex; here too the mark is the number of the search.
const onTheWay = new Int32Array(MOST_HEXES);
const waiting = new Int32Array(MOST_HEXES);

/** Whether the best way to `next` may come from `from`. */
function leads(state: State, field: Battlefield, unit: Unit, from: Hex, next: Hex): boolean {
  const crossed = state.unitAt[next]! < 0 ? 0 : 1;
  if (crossings[from]! + crossed !== crossings[next]) return false;
  return spent[from]! + costToEnter(state, field, unit, next) === spent[next];
}

/** Marks every hex on any of the best ways, from the end backwards. */
function markWays(state: State, field: Battlefield, unit: Unit, to: Hex): void {
  onTheWay[to] = search;
  waiting[0] = to;
  for (let done = 0, count = 1; done < count; done++) {
    const next = waiting[done]!;
    for (const from of field.layout.neighbours[next]!) {
      if (reachedIn[from] !== search || onTheWay[from] === search) continue;
      // MB-8.5 No way goes on from a hex in an enemy zone, but for the one where it starts (MB-8.9).
      if ((from !== unit.place && isMarked(from)) || !leads(state, field, unit, from, next)) continue;
      onTheWay[from] = search;
      waiting[count++] = from;
    }
  }
}

/**
 * The way to a reachable hex: least movement, then fewest own units crossed, then the smallest labels from
 * the start on. Undefined if it cannot be reached.
 */
export function pathTo(state: State, field: Battlefield, unit: Unit, to: Hex): Hex[] | undefined {
  findReach(state, field, unit);
  const start = unit.place;
  if (to === start || reachedIn[to] !== search) return undefined;
  const { neighbours, labelOrder } = field.layout;
  markWays(state, field, unit, to);
  const path: Hex[] = [];
  for (let at = start; at !== to;) {
    let best = -1;
    for (const next of neighbours[at]!) {
      if (next === start || onTheWay[next] !== search || !leads(state, field, unit, at, next)) continue;
      if (best < 0 || labelOrder[next]! < labelOrder[best]!) best = next;
    }
    path.push(best);
    at = best;
  }
  return path;
}
