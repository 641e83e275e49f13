import type { Seat } from '@palio/kernel';

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

export const ENDINGS = ['victoryPoints', 'exhaustion', 'passes'] as const;
export type Ending = (typeof ENDINGS)[number];
