import type { TerrainCode, UnitType } from '../../rules/state.ts';

export const units: Readonly<Record<UnitType, string>> = {
  heavyCavalry: 'heavy cavalry',
  lightCavalry: 'light cavalry',
  horseArchers: 'horse archers',
  heavyInfantry: 'heavy infantry',
  lightInfantry: 'light infantry',
  pikemen: 'pikemen',
  archers: 'archers',
  longbowmen: 'longbowmen',
  caravan: 'caravan',
};

export const terrain: Readonly<Record<TerrainCode, string>> = {
  P: 'plain',
  W: 'wood',
  R: 'rocky hill',
  M: 'mountain',
};

const PLURAL: ReadonlySet<UnitType> = new Set(['horseArchers', 'pikemen', 'archers', 'longbowmen']);

export const the = (unit: UnitType): string => `the ${units[unit]}`;
export const The = (unit: UnitType): string => `The ${units[unit]}`;

/** "is" or "are", and other pairs of verbs. */
export const verb = (unit: UnitType, one: string, many: string): string => (PLURAL.has(unit) ? many : one);

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** MB-10.6 When an off-board unit may enter at the earliest. */
export const returnsIn = (regroups: number): string =>
  `may enter ${regroups === 1 ? 'at the next regroup' : `in ${regroups} regroups`}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
