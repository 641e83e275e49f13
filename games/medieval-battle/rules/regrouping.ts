import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { battlefieldOf, type Battlefield } from './battlefield.ts';
import type { Event } from './events.ts';
import { BATTLE } from './figures.ts';
import { drawNear, mayReturn } from './offboard.ts';
import type { Hex, State, Unit } from './state.ts';
import type { Actions, EntryAction, Steps } from './steps.ts';
import { TYPES } from './unit-types.ts';
import { caravanOf, isInReserve, isOffboard, isOnBoard, putOn, unitOf } from './units.ts';

const COST = BATTLE.time.tokensPerRegroup;

/** MB-14.1 */
export const canRegroup = (state: State, seat: Seat): boolean => state.timeTokens[seat]! >= COST;

/** MB-10.5, MB-10.9, MB-14.7 Empty hexes beside the caravan that the unit may occupy; flags and enemies do not matter. */
export function entryHexes(state: State, field: Battlefield, unit: Unit): Hex[] {
  const caravan = caravanOf(state, unit.side);
  if (caravan === undefined) return [];
  const allowed = field.mayOccupy[TYPES[unit.type].index]!;
  return field.layout.neighbours[caravan.place]!.filter(hex => allowed[hex]! && state.unitAt[hex]! < 0);
}

/** Units alike in everything enter in the order of their numbers, so that each choice is listed once. */
export function firstOfItsKind(state: State, units: readonly number[], unit: Unit): boolean {
  return units.every(id => {
    const other = unitOf(state, id);
    return (
      id >= unit.id ||
      other.type !== unit.type ||
      other.knights !== unit.knights ||
      other.place !== unit.place
    );
  });
}

function entries(state: State, field: Battlefield, units: readonly number[]): EntryAction[] {
  return units
    .map(id => unitOf(state, id))
    .filter(unit => firstOfItsKind(state, units, unit))
    .flatMap(unit =>
      entryHexes(state, field, unit).map((hex): EntryAction => ({ type: 'enter', unit: unit.id, hex })),
    );
}

/** MB-14.8 Further entries, or the end of the turn when none is possible. */
function offerEntry(state: State, field: Battlefield, seat: Seat, units: readonly number[]): void {
  if (entries(state, field, units).length > 0) next(state, { kind: 'regroupEntry', seat, units });
  else next(state, { kind: 'endTurn' });
}

/** MB-14.1 to MB-14.7 Caravan, movement points, off-board units, then those that may enter. */
export function regroup(state: State, seat: Seat, context: Context<Event>): void {
  const field = battlefieldOf(state.map);
  state.timeTokens[seat]! -= COST;
  context.tell?.({ type: 'regrouped', seat, timeTokens: state.timeTokens[seat]! });
  const own = state.units.filter(unit => unit.side === seat);
  // MB-14.3, MB-14.4 The caravan's only movement point is its fortified side.
  for (const unit of own) if (isOnBoard(unit)) unit.movement = TYPES[unit.type].maxMovement;
  const mayEnter = own.filter(
    unit => isInReserve(unit) || (isOffboard(unit) && mayReturn(state, field, unit)),
  );
  drawNear(state, field, seat, context);
  offerEntry(
    state,
    field,
    seat,
    mayEnter.map(unit => unit.id),
  );
}

export const regroupingRules: RuleBook<
  State,
  Pick<Steps, 'regroupEntry'>,
  Pick<Actions, 'regroupEntry'>,
  Event
> = {
  /** MB-14.5, MB-14.7, MB-14.8 One unit after the other, in any order; nobody has to enter (MB-10.10). */
  regroupEntry: {
    choices: (state, { units }) => [...entries(state, battlefieldOf(state.map), units), { type: 'done' }],
    choose(state, { seat, units }, action, context) {
      if (action.type === 'done') {
        next(state, { kind: 'endTurn' });
        return;
      }
      const unit = unitOf(state, action.unit);
      const fromReserve = isInReserve(unit);
      putOn(state, unit, action.hex);
      unit.movement = TYPES[unit.type].maxMovement;
      context.tell?.({ type: 'entered', seat, unit: unit.id, kind: unit.type, hex: action.hex, fromReserve });
      offerEntry(
        state,
        battlefieldOf(state.map),
        seat,
        units.filter(id => id !== unit.id),
      );
    },
  },
};
