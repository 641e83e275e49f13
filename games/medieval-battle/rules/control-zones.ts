import type { Seat } from '@palio/kernel';
import type { Battlefield } from './battlefield.ts';
import { MOST_HEXES } from './layout.ts';
import type { Hex, State, Unit } from './state.ts';
import { TYPES } from './unit-types.ts';

/** MB-8.1 to MB-8.3 Whether a unit, wherever it stands, controls this hex. */
export function controls(field: Battlefield, unit: Unit, hex: Hex): boolean {
  return (
    unit.place >= 0 &&
    field.layout.distances[unit.place]![hex] === 1 &&
    field.mayOccupy[TYPES[unit.type].index]![hex]!
  );
}

/** MB-8.5, MB-8.12 Whether any unit of the seat, caravan included, controls this hex. */
export function isControlled(state: State, field: Battlefield, hex: Hex, by: Seat): boolean {
  const { unitAt, units } = state;
  const beside = field.layout.neighbours[hex]!;
  for (let i = 0; i < beside.length; i++) {
    const id = unitAt[beside[i]!]!;
    if (id < 0) continue;
    const unit = units[id]!;
    if (unit.side === by && field.mayOccupy[TYPES[unit.type].index]![hex]!) return true;
  }
  return false;
}

/** MB-8.4 Whether the seat controls a hex beyond the edge, given by the board hexes beside it. */
export function isOffboardControlled(state: State, beside: readonly Hex[], by: Seat): boolean {
  for (const hex of beside) {
    const id = state.unitAt[hex]!;
    if (id < 0) continue;
    const unit = state.units[id]!;
    if (unit.side === by && TYPES[unit.type].controlsOffboard) return true;
  }
  return false;
}

/** A hex is marked when it holds the current mark; so nothing needs wiping between two uses. */
const marks = new Int32Array(MOST_HEXES);
let mark = 0;

/** Marks every hex the seat controls; `isMarked` holds until the next call. */
export function markZones(state: State, field: Battlefield, by: Seat): void {
  mark++;
  const { units } = state;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!;
    if (unit.side !== by || unit.place < 0) continue;
    const zone = field.around[TYPES[unit.type].index]![unit.place]!;
    for (let j = 0; j < zone.length; j++) marks[zone[j]!] = mark;
  }
}

export const isMarked = (hex: Hex): boolean => marks[hex] === mark;

/** All hexes a seat controls, for showing. */
export function zoneOf(state: State, field: Battlefield, seat: Seat): Hex[] {
  markZones(state, field, seat);
  return field.layout.cells.flatMap((_, hex) => (isMarked(hex) ? hex : []));
}
