import { topStep } from '@palio/kernel';
import { battlefieldOf, type Battlefield } from './battlefield.ts';
import { BATTLE, MODES } from './figures.ts';
import { costOf, mostOf } from './recruitment.ts';
import { FIGHTING_TYPES, OFFBOARD, RED, REMOVED, RESERVE, YELLOW, type State, type Unit } from './state.ts';
import { TYPES } from './unit-types.ts';

/** MB-1.5, MB-3.3, MB-10.3 Where a unit may be at all. */
function checkPlace(state: State, field: Battlefield, unit: Unit, crossing: boolean): string[] {
  const name = `unit ${unit.id} (${unit.type})`;
  const faults: string[] = [];
  if (unit.place >= 0) {
    if (!field.mayOccupy[TYPES[unit.type].index]![unit.place])
      faults.push(`MB-3.3 ${name} may not stand on hex ${unit.place}`);
    if (!crossing && state.unitAt[unit.place] !== unit.id)
      faults.push(`MB-1.5 ${name} does not have its hex ${unit.place} to itself`);
  } else if (unit.place !== REMOVED && unit.place !== RESERVE) {
    const slot = OFFBOARD - unit.place;
    if (slot < 0 || slot >= field.layout.outerSlots.length)
      faults.push(`MB-10.3 ${name} is nowhere (${unit.place})`);
  }
  return faults;
}

/** MB-7.1, MB-11.11, MB-15.6 What a unit may have left. */
function checkStrength(state: State, unit: Unit): string[] {
  const { maxMovement, knights } = TYPES[unit.type];
  const name = `unit ${unit.id} (${unit.type})`;
  const isGone = unit.place === REMOVED;
  const faults: string[] = [];
  if (unit.movement < 0 || unit.movement > maxMovement)
    faults.push(`MB-7.1 ${name} has ${unit.movement} movement points`);
  if (isGone ? unit.knights !== 0 : unit.knights < 1 || unit.knights > knights)
    faults.push(`MB-11.11 ${name} has ${unit.knights} knights`);
  if (unit.type === 'caravan' && isGone !== state.caravanDestroyed[unit.side])
    faults.push(`MB-15.6 ${name}: destroyed or not?`);
  return faults;
}

/** MB-4.4, MB-18.8 No more pieces of a type are in use than there are tokens. */
function checkTokens(state: State, side: number): string[] {
  const own = state.units.filter(unit => unit.side === side && unit.place !== REMOVED);
  return FIGHTING_TYPES.flatMap(type => {
    const used = own.filter(unit => unit.type === type).length;
    return used > TYPES[type].tokens ? `MB-4.4 seat ${side} uses ${used} tokens of ${type}` : [];
  });
}

function checkArmies(state: State): string[] {
  return state.armies.flatMap((army, seat) => {
    const faults: string[] = [];
    if (costOf(army) > MODES[state.map.size].recruitmentPoints)
      faults.push(`MB-4.2 the army of seat ${seat} costs ${costOf(army)}`);
    for (const type of FIGHTING_TYPES)
      if (army[type] > mostOf(type, state.map.size))
        faults.push(`MB-4.4 seat ${seat} has recruited ${army[type]} ${type}`);
    const size = FIGHTING_TYPES.reduce((sum, type) => sum + army[type], 1);
    if (state.units.filter(unit => unit.side === seat).length !== size)
      faults.push(`MB-4.6 seat ${seat} has lost count of its units`);
    return faults;
  });
}

function checkTable(state: State, field: Battlefield): string[] {
  const faults: string[] = [];
  const { cells, flags } = field.layout;
  if (state.map.terrain.length !== cells.length || state.unitAt.length !== cells.length)
    faults.push('MB-2.7 the map has lost hexes');
  state.unitAt.forEach((id, hex) => {
    if (id >= 0 && state.units[id]?.place !== hex) faults.push(`MB-1.5 hex ${hex} remembers unit ${id}`);
  });
  if (state.timeTokens.some(tokens => tokens < 0 || tokens > BATTLE.time.tokensPerPlayer))
    faults.push('MB-14.1 time tokens out of range');
  if (
    state.flagOwners.length !== flags.length ||
    state.flagOwners.some(owner => owner < -1 || owner > YELLOW)
  )
    faults.push('MB-16.2 flag owners out of range');
  return faults;
}

function checkEnd(state: State): string[] {
  const faults: string[] = [];
  if (state.passes > 2 || (state.passes === 2 && state.ending === ''))
    faults.push('MB-17.4 two passes did not end the battle');
  if ((state.ending === '') !== state.stack.length > 0)
    faults.push('MB-17.1 the battle has ended without ending, or the other way round');
  return faults;
}

/** Component counts and invariants; every fault names the rule it breaks. */
export function check(state: State): string[] {
  const field = battlefieldOf(state.map);
  const step = topStep(state);
  const crossing = step?.kind === 'moving' && step.crossing >= 0 ? step.unit : -1;
  return [
    ...state.units.flatMap(unit => checkPlace(state, field, unit, unit.id === crossing)),
    ...state.units.flatMap(unit => checkStrength(state, unit)),
    ...checkTable(state, field),
    ...checkArmies(state),
    ...checkTokens(state, RED),
    ...checkTokens(state, YELLOW),
    ...checkEnd(state),
  ];
}
