import type { Context } from '@palio/kernel';
import type { Battlefield } from './battlefield.ts';
import type { Event } from './events.ts';
import { RULINGS } from './figures.ts';
import { OFFBOARD, type State, type Unit } from './state.ts';
import { caravanOf, isOffboard, leaveHex, offboardSlot } from './units.ts';

/** MB-10.2, MB-10.3 The unit flees beside the outer slot of the hex it leaves. Its losses stay. */
export function leaveBoard(state: State, field: Battlefield, unit: Unit, context: Context<Event>): void {
  const from = unit.place;
  const slot = field.layout.cells[from]!.outer;
  leaveHex(state, unit);
  unit.place = OFFBOARD - slot;
  // It comes back with its maximum (MB-10.9), so what was left means nothing any more.
  unit.movement = 0;
  context.tell?.({ type: 'leftBoard', seat: unit.side, unit: unit.id, kind: unit.type, from, slot });
}

/** How far a unit may be from the caravan's slot when a regroup starts, to enter in it (MB-10.5). */
const ENTRY_DISTANCE = RULINGS.offboardReturn === 'whenAtCaravanModule' ? 0 : 1;

/** MB-10.7 Slots between an off-board unit and its caravan as it stands now; undefined without a caravan. */
function slotsToCaravan(state: State, field: Battlefield, unit: Unit): number | undefined {
  const caravan = caravanOf(state, unit.side);
  if (caravan === undefined) return undefined;
  return field.layout.slotDistances[offboardSlot(unit)]![field.layout.cells[caravan.place]!.outer]!;
}

/** MB-10.5, MB-10.11 Whether an off-board unit may enter in a regroup that starts now. */
export function mayReturn(state: State, field: Battlefield, unit: Unit): boolean {
  const slots = slotsToCaravan(state, field, unit);
  return slots !== undefined && slots <= ENTRY_DISTANCE;
}

/** MB-10.6 The regroup in which it may enter at the earliest if the caravan stays; -1 if never (MB-10.11). */
export function regroupsToReturn(state: State, field: Battlefield, unit: Unit): number {
  const slots = slotsToCaravan(state, field, unit);
  return slots === undefined ? -1 : Math.max(0, slots - ENTRY_DISTANCE) + 1;
}

/** MB-10.4, MB-10.8, MB-14.6 The units that cannot enter yet come one slot nearer to the caravan. */
export function drawNear(state: State, field: Battlefield, seat: number, context: Context<Event>): void {
  const caravan = caravanOf(state, seat);
  if (caravan === undefined) return;
  const target = field.layout.cells[caravan.place]!.outer;
  for (const unit of state.units) {
    if (unit.side !== seat || !isOffboard(unit) || mayReturn(state, field, unit)) continue;
    const slot = field.layout.slotTowards[offboardSlot(unit)]![target]!;
    unit.place = OFFBOARD - slot;
    context.tell?.({ type: 'drewNear', seat, unit: unit.id, kind: unit.type, slot });
  }
}
