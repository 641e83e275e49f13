import { PalioError } from '@palio/kernel';
import { layoutOf, type Layout } from './layout.ts';
import { assemble, readMapCode } from './map.ts';
import { labelOf, letterOf, typeWithLetter } from './notation.ts';
import { armyFrom } from './recruitment.ts';
import { emptyState } from './setup.ts';
import { OFFBOARD, RED, RESERVE, YELLOW, type BattleMap, type State, type Unit } from './state.ts';
import { TYPES } from './unit-types.ts';
import { isInReserve, isOffboard, offboardSlot } from './units.ts';

const refuse = (problem: string, where: string): never => {
  throw new PalioError('bad-scenario', problem, where);
};

function mapFrom(code: string): BattleMap {
  const assembly = readMapCode(code);
  return typeof assembly === 'string' ? refuse(assembly, code) : assemble(assembly);
}

const UNIT = /^([A-Za-z])(?:([a-z]\d+):(\d+)|@(R)|@(outer\d+))(!?)$/;

/** MB-19.4 `Kg8:3`, `Kg8:3!`, `k@outer2!`, `L@R`, `Wg13:1`. */
function unitFrom(text: string, id: number, layout: Layout): Unit {
  const [, letter = '', label, movement, reserve, slot, damaged] =
    UNIT.exec(text) ?? refuse('is not a unit', text);
  const type = typeWithLetter(letter) ?? refuse('has an unknown letter', text);
  const figures = TYPES[type];
  const side = letter === figures.letter ? RED : YELLOW;
  const knights = damaged === '!' ? figures.knights - 1 : figures.knights;
  if (label !== undefined) {
    const place = layout.hexNamed.get(label) ?? refuse(`there is no hex ${label}`, text);
    if (Number(movement) > figures.maxMovement)
      refuse(`has at most ${figures.maxMovement} movement points`, text);
    return { id, side, type, place, knights, movement: Number(movement) };
  }
  if (reserve !== undefined)
    return { id, side, type, place: RESERVE, knights, movement: figures.maxMovement };
  const number = layout.outerSlots.indexOf(slot ?? '');
  if (number < 0) refuse(`there is no slot ${slot}`, text);
  return { id, side, type, place: OFFBOARD - number, knights, movement: 0 };
}

function placeUnits(state: State, text: string): void {
  const layout = layoutOf(state.map.size);
  for (const part of text === '-' ? [] : text.split(',')) {
    const unit = unitFrom(part, state.units.length, layout);
    if (unit.place >= 0 && state.unitAt[unit.place]! >= 0) refuse('its hex is taken', part);
    if (unit.place >= 0) state.unitAt[unit.place] = unit.id;
    state.units.push(unit);
  }
  state.armies = [RED, YELLOW].map(seat =>
    armyFrom(state.units.flatMap(unit => (unit.side === seat && unit.type !== 'caravan' ? unit.type : []))),
  );
}

/** The fields between map code and units, as they have to look. */
const FIELDS: readonly [pattern: RegExp, problem: string][] = [
  [/^[ry]$/, 'the side to move is r or y'],
  [/^\d-\d$/, 'time tokens look like 5-5'],
  [/^[-ry]+$/, 'flag owners are -, r or y'],
  [/^(-|r|y|ry)$/, 'destroyed caravans are -, r, y or ry'],
  [/^[01]$/, 'passes in a row are 0 or 1'],
  [/^[-d]$/, 'options are - or d'],
];

/** MB-19.5 The battle at the start of the turn of the side to move. */
export function readPosition(text: string): State {
  const fields = text.trim().split(/ +/);
  if (fields.length !== FIELDS.length + 2) refuse('a position has 8 fields', text);
  FIELDS.forEach(([pattern, problem], i) => {
    const field = fields[i + 1] ?? '';
    if (!pattern.test(field)) refuse(problem, field);
  });
  const [code = '', mover = '', tokens = '', owners = '', destroyed = '', passes, options, units = ''] =
    fields;
  const seat = mover === 'r' ? RED : YELLOW;
  const state = emptyState(mapFrom(code), options === 'd', [{ kind: 'turn', seat }]);
  if (owners.length !== state.flagOwners.length) refuse(`there are ${state.flagOwners.length} flags`, owners);
  state.flagOwners = Array.from(owners, owner => '-ry'.indexOf(owner) - 1);
  state.timeTokens = tokens.split('-').map(Number);
  state.caravanDestroyed = [destroyed.includes('r'), destroyed.includes('y')];
  state.deployed = [true, true];
  state.passes = Number(passes);
  state.turn = 1;
  state.toMove = seat;
  placeUnits(state, units);
  return state;
}

/** MB-19.4 */
function writeUnit(state: State, unit: Unit): string {
  const letter = letterOf(unit.side, unit.type);
  const damaged = unit.knights < TYPES[unit.type].knights ? '!' : '';
  if (isInReserve(unit)) return `${letter}@R${damaged}`;
  if (isOffboard(unit))
    return `${letter}@${layoutOf(state.map.size).outerSlots[offboardSlot(unit)]}${damaged}`;
  return `${letter}${labelOf(state.map.size, unit.place)}:${unit.movement}${damaged}`;
}

/** MB-19.5 What is removed from the battle is not written, nor what a unit has begun in this turn. */
export function writePosition(state: State): string {
  const owners = state.flagOwners.map(owner => '-ry'[owner + 1]).join('');
  const destroyed = ['r', 'y'].filter((_, seat) => state.caravanDestroyed[seat]).join('') || '-';
  const units = state.units.filter(unit => unit.place >= 0 || isInReserve(unit) || isOffboard(unit));
  return [
    state.map.code,
    state.toMove === RED ? 'r' : 'y',
    state.timeTokens.join('-'),
    owners,
    destroyed,
    Math.min(state.passes, 1),
    state.dismount ? 'd' : '-',
    units.map(unit => writeUnit(state, unit)).join(',') || '-',
  ].join(' ');
}
