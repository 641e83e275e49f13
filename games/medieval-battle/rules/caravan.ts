import type { Context } from '@palio/kernel';
import type { CaravanHit, Event } from './events.ts';
import type { State, Unit } from './state.ts';
import { remove } from './units.ts';

/** MB-15.1 The fortified side has movement left; the other side shows it moving or under attack. */
export const isFortified = (caravan: Unit): boolean => caravan.movement > 0;

/** MB-15.5, MB-15.6 What the next attack on it will do. */
export const hitOn = (caravan: Unit): CaravanHit => (isFortified(caravan) ? 'turned' : 'destroyed');

/** MB-15.4 to MB-15.7 Every attack succeeds and costs the attacker no knights. */
export function hitCaravan(
  state: State,
  attacker: Unit,
  caravan: Unit,
  ranged: boolean,
  context: Context<Event>,
): CaravanHit {
  const hit = hitOn(caravan);
  context.tell?.({
    type: 'caravanHit',
    seat: attacker.side,
    unit: attacker.id,
    kind: attacker.type,
    from: attacker.place,
    target: caravan.place,
    hit,
    ranged,
  });
  if (hit === 'turned') caravan.movement = 0;
  else {
    state.caravanDestroyed[caravan.side] = true;
    remove(state, caravan);
  }
  return hit;
}
