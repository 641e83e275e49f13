import type { Seat } from '@palio/kernel';
import { barbarianValue, PIECES, UNIT_FIGURES } from './figures.ts';
import { KINDS, type ArmyKind, type PieceKind, type Province, type UnitKind } from './names.ts';
import { BARBARIAN, type State, type Unit } from './state.ts';
import { actionPointsOf, HAS } from './technology.ts';

/** Piece numbers: every colour has the same pieces in the same order (WT-2.1). */
const FIRST_PIECE: Record<PieceKind, number> = { infantry: 0, archer: 0, cavalry: 0, princess: 0, fort: 0 };
let pieces = 0;
for (const kind of KINDS) {
  FIRST_PIECE[kind] = pieces;
  pieces += PIECES[kind].pieces;
}
export const PIECES_PER_SEAT = pieces;
/** Barbarian armies and forts are numbered by the province they start in. */
export const FIRST_BARBARIAN_ARMY = 200;
export const FIRST_BARBARIAN_FORT = 300;

export const isArmyKind = (kind: UnitKind): kind is ArmyKind =>
  kind === 'infantry' || kind === 'archer' || kind === 'cavalry';

export const isFort = ({ kind }: Unit): boolean => kind === 'fort' || kind === 'barbarianFort';

export function unitOf(state: State, id: number): Unit {
  for (const unit of state.units) if (unit.id === id) return unit;
  throw new Error(`there is no unit ${id} on the map`);
}

export const unitsAt = (state: State, province: Province): Unit[] =>
  state.units.filter(unit => unit.at === province);

export const armiesOf = (state: State, seat: Seat): Unit[] =>
  state.units.filter(unit => unit.owner === seat && isArmyKind(unit.kind));

export function countOf(state: State, seat: Seat, kind: UnitKind): number {
  let count = 0;
  for (const unit of state.units) if (unit.owner === seat && unit.kind === kind) count++;
  return count;
}

/** WT-2.2 What is not on the map is in the reserve; killed princesses are never asked for (WT-2.5). */
export const reserveOf = (state: State, seat: Seat, kind: PieceKind): number =>
  PIECES[kind].pieces - countOf(state, seat, kind);

export function newUnit(id: number, owner: number, kind: UnitKind, at: Province): Unit {
  return { id, owner, kind, at, damage: 0, spent: 0, retreated: false, engaged: false };
}

/** The lowest piece number of the kind that is in the reserve. */
function freePiece(state: State, seat: Seat, kind: PieceKind): number {
  const first = seat * PIECES_PER_SEAT + FIRST_PIECE[kind];
  for (let id = first; id < first + PIECES[kind].pieces; id++)
    if (!state.units.some(unit => unit.id === id)) return id;
  throw new Error(`seat ${seat} has no ${kind} in the reserve`);
}

export function addUnit(state: State, seat: Seat, kind: PieceKind, at: Province): Unit {
  const unit = newUnit(freePiece(state, seat, kind), seat, kind, at);
  state.units.push(unit);
  return unit;
}

export function removeUnit(state: State, unit: Unit): void {
  state.units.splice(state.units.indexOf(unit), 1);
}

/** WT-7.19 The piece is swapped; WT-7.21 damage and spent points carry over. */
export function swapPiece(state: State, unit: Unit, kind: ArmyKind): void {
  unit.id = freePiece(state, unit.owner, kind);
  unit.kind = kind;
}

/** WT-11.3 */
export function strengthOf(state: State, { kind }: Unit): number {
  if (kind === 'barbarianArmy') return barbarianValue(state.turn);
  return kind === 'barbarianFort' ? UNIT_FIGURES.barbarians.fortStrength : PIECES[kind].strength;
}

export function resistanceOf(state: State, { kind }: Unit): number {
  if (kind === 'barbarianArmy') return barbarianValue(state.turn);
  return kind === 'barbarianFort' ? UNIT_FIGURES.barbarians.fortResistance : PIECES[kind].resistance;
}

/** WT-11.11 */
export const lifeOf = (state: State, unit: Unit): number => resistanceOf(state, unit) - unit.damage;

/** WT-17.5, WT-17.6 */
export function killVpOf({ kind }: Unit): number {
  if (kind === 'barbarianArmy') return UNIT_FIGURES.barbarians.armyKillVp;
  return kind === 'barbarianFort' ? UNIT_FIGURES.barbarians.fortKillVp : PIECES[kind].killVp;
}

/** WT-11.12, WT-11.13 */
export function canRetreat(state: State, unit: Unit): boolean {
  if (unit.kind === 'barbarianArmy') return true;
  return unit.owner !== BARBARIAN && isArmyKind(unit.kind) && HAS.commander(state.players[unit.owner]!);
}

/** WT-10.2, WT-9.17 Points of the owner's level less those spent. */
export function actionPointsLeft(state: State, unit: Unit): number {
  const left = actionPointsOf(state.players[unit.owner]!) - unit.spent;
  return left > 0 ? left : 0;
}

/** Whether two units are the same in every respect: one choice stands for both. */
export const isLike = (one: Unit, other: Unit): boolean =>
  one.at === other.at &&
  one.kind === other.kind &&
  one.owner === other.owner &&
  one.spent === other.spent &&
  one.damage === other.damage &&
  one.retreated === other.retreated &&
  one.engaged === other.engaged;

/** The units of a list without those that an earlier one stands for. */
export function distinct(units: readonly Unit[]): Unit[] {
  const kept: Unit[] = [];
  for (const unit of units) {
    let known = false;
    for (const other of kept)
      if (isLike(unit, other)) {
        known = true;
        break;
      }
    if (!known) kept.push(unit);
  }
  return kept;
}
