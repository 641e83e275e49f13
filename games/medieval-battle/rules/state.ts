import type { Position, Seat } from '@palio/kernel';
import type { BattleStep } from './steps.ts';

/** MB-1.1 Seat 0 commands Red, seat 1 Yellow. */
export const RED: Seat = 0;
export const YELLOW: Seat = 1;

export const FIGHTING_TYPES = [
  'heavyCavalry',
  'lightCavalry',
  'horseArchers',
  'heavyInfantry',
  'lightInfantry',
  'pikemen',
  'archers',
  'longbowmen',
] as const;
export type FightingType = (typeof FIGHTING_TYPES)[number];
export type UnitType = FightingType | 'caravan';

export const SIZES = ['standard', 'large'] as const;
export type Size = (typeof SIZES)[number];

/** One letter a hex, in the order of the layout's cells: P plain, W wood, R rocky hill, M mountain. */
export type TerrainCode = 'P' | 'W' | 'R' | 'M';

/** A hex is its place in the list of cells of the layout (0 to 126, or 0 to 211). */
export type Hex = number;

/** Where a unit is when it stands on no hex. */
export const RESERVE = -1;
export const REMOVED = -2;
/** MB-10.3 Off the board beside the outer slot n (0 = outer1): OFFBOARD - n. */
export const OFFBOARD = -10;

export interface Unit {
  /** Its index in `units`; stays the same for the whole game. */
  readonly id: number;
  readonly side: Seat;
  /** Changes only by dismounting (MB-18). */
  type: UnitType;
  /** A hex, or RESERVE, REMOVED, OFFBOARD - slot. */
  place: number;
  /** MB-11.11 Two when full; the caravan keeps two. */
  knights: number;
  /** MB-7.2 Movement points left until the next regroup; the fortified caravan has 1. */
  movement: number;
}

export type Army = Readonly<Record<FightingType, number>>;

/** MB-2.15 Fixed before recruitment and never changed, so that copies of a state share it. */
export interface BattleMap {
  readonly code: string;
  readonly size: Size;
  readonly terrain: string;
}

export interface State extends Position<BattleStep> {
  readonly map: BattleMap;
  readonly dismount: boolean;
  /** MB-4.9 Empty until both armies are shown. */
  armies: readonly Army[];
  units: Unit[];
  /** Unit on each hex, or -1; says the same as `place` of the units, for quick look-up. */
  unitAt: number[];
  timeTokens: number[];
  /** MB-16.2 Seat that controls each flag of the layout, or -1. */
  flagOwners: number[];
  /** MB-15.6 Whether the caravan of each seat has been destroyed. */
  caravanDestroyed: boolean[];
  /** MB-5.7 Who has stopped deploying. */
  deployed: boolean[];
  /** MB-17.4 Passes in a row. */
  passes: number;
  /** Turns of both players since the battle began; 0 before. */
  turn: number;
  /** Whose turn it is, also while the opponent answers. */
  toMove: Seat;
  /** Why the battle ended; empty while it lasts. */
  ending: Ending | '';
}

export const ENDINGS = ['victoryPoints', 'exhaustion', 'passes'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Keep in step with State: the basic tests compare a clone with its original and look for shared objects. */
export function clone(state: State): State {
  return {
    stack: state.stack.slice(),
    map: state.map,
    dismount: state.dismount,
    armies: state.armies,
    units: state.units.map(unit => ({
      id: unit.id,
      side: unit.side,
      type: unit.type,
      place: unit.place,
      knights: unit.knights,
      movement: unit.movement,
    })),
    unitAt: state.unitAt.slice(),
    timeTokens: state.timeTokens.slice(),
    flagOwners: state.flagOwners.slice(),
    caravanDestroyed: state.caravanDestroyed.slice(),
    deployed: state.deployed.slice(),
    passes: state.passes,
    turn: state.turn,
    toMove: state.toMove,
    ending: state.ending,
  };
}
