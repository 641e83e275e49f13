import type { TerrainCode, UnitType } from '../../rules/state.ts';

export const units: Readonly<Record<UnitType, string>> = {
  heavyCavalry: 'cavalleria pesante',
  lightCavalry: 'cavalleria leggera',
  horseArchers: 'arcieri a cavallo',
  heavyInfantry: 'fanteria pesante',
  lightInfantry: 'fanteria leggera',
  pikemen: 'picchieri',
  archers: 'arcieri',
  longbowmen: 'arcieri con arco lungo',
  caravan: 'carovana',
};

export const terrain: Readonly<Record<TerrainCode, string>> = {
  P: 'pianura',
  W: 'bosco',
  R: 'collina rocciosa',
  M: 'montagna',
};

/** Articles: la (singular), i or gli (plural). */
const ARTICLES: Readonly<Record<UnitType, 'la' | 'i' | 'gli'>> = {
  heavyCavalry: 'la',
  lightCavalry: 'la',
  horseArchers: 'gli',
  heavyInfantry: 'la',
  lightInfantry: 'la',
  pikemen: 'i',
  archers: 'gli',
  longbowmen: 'gli',
  caravan: 'la',
};

const TO = { la: 'alla', i: 'ai', gli: 'agli' } as const;
const OF = { la: 'della', i: 'dei', gli: 'degli' } as const;
const WITH = { la: 'con la', i: 'con i', gli: 'con gli' } as const;
const YOUR = { la: 'la tua', i: 'i tuoi', gli: 'i tuoi' } as const;

export const the = (unit: UnitType): string => `${ARTICLES[unit]} ${units[unit]}`;
export const The = (unit: UnitType): string => capital(the(unit));
export const to = (unit: UnitType): string => `${TO[ARTICLES[unit]]} ${units[unit]}`;
export const of = (unit: UnitType): string => `${OF[ARTICLES[unit]]} ${units[unit]}`;
export const withThe = (unit: UnitType): string => `${WITH[ARTICLES[unit]]} ${units[unit]}`;
export const your = (unit: UnitType): string => `${YOUR[ARTICLES[unit]]} ${units[unit]}`;

/** The feminine singular or the masculine plural of verbs and participles. */
export const form = (unit: UnitType, one: string, many: string): string =>
  ARTICLES[unit] === 'la' ? one : many;

export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

export const movementPoints = (number: number): string => count(number, 'punto movimento', 'punti movimento');
export const timeTokens = (number: number): string => count(number, 'segnalino tempo', 'segnalini tempo');
export const unitCount = (number: number): string => count(number, 'unità', 'unità');

/** MB-10.6 When an off-board unit may enter at the earliest. */
export const returnsIn = (regroups: number): string =>
  `può rientrare ${regroups === 1 ? 'al prossimo raggruppamento' : `fra ${regroups} raggruppamenti`}`;

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
