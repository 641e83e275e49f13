import type { Seat } from '@palio/kernel';
import { RED, YELLOW, type Hex, type State, type Unit } from '../rules/state.ts';
import { typesInOrder, TYPES } from '../rules/unit-types.ts';

/** A unit on the board as bots look at it: with the number of its type, which is quicker than its name. */
export interface Fighter {
  unit: Unit;
  type: number;
  place: Hex;
  knights: number;
  movement: number;
  /** Whether it could give way to an attack: 1 yes, 0 no, -1 not looked at yet. */
  evades: number;
}

export const FULL_MOVEMENT: readonly number[] = typesInOrder.map(({ maxMovement }) => maxMovement);
export const PRICE: readonly number[] = typesInOrder.map(({ cost }) => cost);

const nobody: Unit = { id: -1, side: RED, type: 'caravan', place: 0, knights: 0, movement: 0 };

export function fill(fighter: Fighter, unit: Unit): Fighter {
  fighter.unit = unit;
  fighter.type = TYPES[unit.type].index;
  fighter.place = unit.place;
  fighter.knights = unit.knights;
  fighter.movement = unit.movement;
  fighter.evades = -1;
  return fighter;
}

export const newFighter = (): Fighter => ({
  unit: nobody,
  type: 0,
  place: 0,
  knights: 0,
  movement: 0,
  evades: -1,
});

export interface Muster {
  /** Fighting units on the board; only the first `counts[seat]` of each list are of this position. */
  readonly fighters: readonly Fighter[][];
  readonly counts: number[];
  readonly caravans: (Unit | undefined)[];
}

// Used anew for every position, so that nothing has to be made while a bot thinks.
const muster: Muster = { fighters: [[], []], counts: [0, 0], caravans: [undefined, undefined] };

function add(seat: Seat, unit: Unit): void {
  const list = muster.fighters[seat]!;
  const place = muster.counts[seat]!++;
  if (place === list.length) list.push(newFighter());
  fill(list[place]!, unit);
}

/** Who stands on the board; it holds until the next call. */
export function musterOf({ units }: State): Muster {
  for (let seat = RED; seat <= YELLOW; seat++) {
    muster.counts[seat] = 0;
    muster.caravans[seat] = undefined;
  }
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!;
    if (unit.place < 0) continue;
    if (unit.type === 'caravan') muster.caravans[unit.side] = unit;
    else add(unit.side, unit);
  }
  return muster;
}
