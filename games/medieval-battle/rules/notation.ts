import { topStep, type Seat } from '@palio/kernel';
import { layoutOf } from './layout.ts';
import {
  FIGHTING_TYPES,
  RED,
  type Army,
  type FightingType,
  type Hex,
  type Size,
  type State,
  type Unit,
  type UnitType,
} from './state.ts';
import type { Action } from './steps.ts';
import { TYPES, UNIT_TYPES } from './unit-types.ts';
import { isInReserve, isOffboard, unitOf } from './units.ts';

/** MB-19.1 */
export function labelOf(size: Size, hex: Hex): string {
  return layoutOf(size).cells[hex]?.label ?? '?';
}

/** MB-19.1 */
export const hexNamed = (size: Size, label: string): Hex | undefined => layoutOf(size).hexNamed.get(label);

/** MB-19.2 Upper case is Red, lower case Yellow. */
export function letterOf(seat: Seat, type: UnitType): string {
  const { letter } = TYPES[type];
  return seat === RED ? letter : letter.toLowerCase();
}

/** MB-19.2 */
export function typeWithLetter(letter: string): UnitType | undefined {
  return UNIT_TYPES.find(type => TYPES[type].letter === letter.toUpperCase());
}

/** MB-19.6 An army as one line: `K2 C1 A2`; `-` for an empty one. */
export function writeArmy(army: Army): string {
  const parts = FIGHTING_TYPES.filter(type => army[type] > 0).map(
    type => `${TYPES[type].letter}${army[type]}`,
  );
  return parts.length === 0 ? '-' : parts.join(' ');
}

/** MB-19.6 The units of an army line, or undefined if it is none. */
export function readArmy(line: string): FightingType[] | undefined {
  if (line === '-') return [];
  const units: FightingType[] = [];
  for (const part of line.split(' ')) {
    const [, letter = '', count] = /^([A-Z])(\d+)$/.exec(part) ?? [];
    const type = typeWithLetter(letter);
    if (type === undefined || type === 'caravan') return undefined;
    for (let i = 0; i < Number(count); i++) units.push(type);
  }
  return units;
}

/**
 * MB-19.6 A unit that enters: `L@f12`, damaged `L@f12!`. A full unit from off the board is marked `L@f12<`
 * when one of its type waits in reserve too, because the two are not the same choice.
 */
function writeEntry(state: State, unit: Unit, hex: Hex): string {
  const step = topStep(state);
  const candidates = step?.kind === 'regroupEntry' ? step.units : [];
  const hasTwin = candidates
    .map(id => unitOf(state, id))
    .some(other => isInReserve(other) && other.type === unit.type);
  const mark = unit.knights < TYPES[unit.type].knights ? '!' : isOffboard(unit) && hasTwin ? '<' : '';
  return `${letterOf(unit.side, unit.type)}@${labelOf(state.map.size, hex)}${mark}`;
}

/** MB-19.6 One decision in a few characters. */
export function write(state: State, seat: Seat, action: Action): string {
  const label = (hex: Hex): string => labelOf(state.map.size, hex);
  switch (action.type) {
    case 'recruit':
    case 'deploy':
      return letterOf(seat, action.unit);
    case 'confirm':
      return 'ok';
    case 'place':
      return label(action.hex);
    case 'unit': {
      const unit = unitOf(state, action.unit);
      return `${letterOf(unit.side, unit.type)}${label(unit.place)}`;
    }
    case 'go':
      return `-${label(action.to)}`;
    case 'melee':
      return `x${label(action.target)}`;
    case 'shoot':
      return `*${label(action.target)}`;
    case 'merge':
      return `+${label(action.target)}`;
    case 'retreat':
      return `>${label(action.to)}`;
    case 'enter':
      return writeEntry(state, unitOf(state, action.unit), action.hex);
    case 'dismount':
    case 'stop':
    case 'stopDeploying':
    case 'done':
    case 'stand':
    case 'leaveBoard':
    case 'regroup':
    case 'pass':
      return FIXED[action.type];
  }
}

type FixedType = 'dismount' | 'stop' | 'stopDeploying' | 'done' | 'stand' | 'leaveBoard' | 'regroup' | 'pass';

const FIXED: Readonly<Record<FixedType, string>> = {
  dismount: 'd',
  stop: '.',
  stopDeploying: '.',
  done: '.',
  stand: '=',
  leaveBoard: '>off',
  regroup: '#',
  pass: '--',
};
