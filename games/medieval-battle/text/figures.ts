import {
  armiesJson,
  battleJson,
  combatJson,
  dismountJson,
  modesJson,
  terrainJson,
  unitsJson,
} from './data.ts';
import type { Army, FightingType, Size, TerrainCode, UnitType } from '../rules/state.ts';

/** The figures that are shown to players. */

export const FIGHTING: readonly FightingType[] = [
  'heavyCavalry',
  'lightCavalry',
  'horseArchers',
  'heavyInfantry',
  'lightInfantry',
  'pikemen',
  'archers',
  'longbowmen',
];

export interface UnitFigures {
  readonly letter: string;
  readonly cavalry: boolean;
  readonly cost: number;
  readonly maxMovement: number;
  readonly tokens: number;
  /** How far it shoots; 0 without bows. */
  readonly range: number;
}

const UNITS: ReadonlyMap<string, UnitFigures> = new Map(
  unitsJson.unitTypes.map(unit => [
    unit.id,
    {
      letter: unit.letter,
      cavalry: unit.class === 'cavalry',
      cost: unit.recruitCost,
      maxMovement: unit.maxMovement,
      tokens: unit.tokens,
      range: unit.range,
    },
  ]),
);

export function unitFigures(type: UnitType): UnitFigures {
  const figures = UNITS.get(type);
  if (figures === undefined) throw new Error(`units.json has no ${type}`);
  return figures;
}

/** MB-18.1 What a cavalry unit turns into. */
export function footOf(type: UnitType): FightingType {
  const replace: Readonly<Record<string, string>> = dismountJson.replace;
  return FIGHTING.find(foot => foot === replace[type]) ?? 'lightInfantry';
}

export const TERRAIN_CODES: readonly TerrainCode[] = ['P', 'W', 'R', 'M'];

export interface TerrainFigures {
  readonly level: number;
  readonly entryCost: number;
  readonly retreatCost: number;
}

export function terrainFigures(code: TerrainCode): TerrainFigures {
  const figures = terrainJson.terrain.find(terrain => terrain.code === code);
  if (figures === undefined) throw new Error(`terrain.json has no ${code}`);
  return figures;
}

export const isTerrainCode = (letter: string | undefined): letter is TerrainCode =>
  TERRAIN_CODES.some(code => code === letter);

/** The terrain of a hex; a map always has a letter for each of its hexes. */
export function terrainAt(terrain: string, hex: number): TerrainCode {
  const letter = terrain[hex];
  return isTerrainCode(letter) ? letter : 'P';
}

export const MOST_LONGBOWMEN: Readonly<Record<Size, number>> = {
  standard: mostLongbowmen('standard'),
  large: mostLongbowmen('large'),
};

function mostLongbowmen(size: Size): number {
  return modesJson.modes.find(({ id }) => id === size)?.maxLongbowmen ?? 0;
}

export interface ReadyArmy {
  readonly id: string;
  readonly size: Size;
  readonly army: Army;
}

export const NO_ARMY: Army = {
  heavyCavalry: 0,
  lightCavalry: 0,
  horseArchers: 0,
  heavyInfantry: 0,
  lightInfantry: 0,
  pikemen: 0,
  archers: 0,
  longbowmen: 0,
};

export const READY_ARMIES: readonly ReadyArmy[] = armiesJson.armies.map(({ id, mode, units }) => ({
  id,
  size: mode === 'large' ? 'large' : 'standard',
  army: { ...NO_ARMY, ...units },
}));

type Column = Readonly<Record<FightingType, number>>;

/** MB-11.2 Base columns of an attacker by type of the defender. */
export function meleeCard(attacker: FightingType): Column {
  const card = combatJson.meleeCards.find(({ attackers }) => attackers.includes(attacker));
  if (card === undefined) throw new Error(`combat.json has no melee card for ${attacker}`);
  return card.column;
}

/** MB-12.2 Undefined without bows. */
export function rangedCard(shooter: FightingType): Column | undefined {
  return combatJson.rangedCards.find(({ shooters }) => shooters.includes(shooter))?.column;
}

/** MB-11.1 Losses of attacker and defender, from the worst column to the best. */
export const COLUMNS: readonly {
  readonly index: number;
  readonly attackerLosses: number;
  readonly defenderLosses: number;
}[] = combatJson.columns;

export const TIME_TOKENS = battleJson.time.tokensPerPlayer;
export const DEPLOYMENT = battleJson.deployment;
/** MB-7.6 What the moving unit pays beside the terrain. */
export const CROSSING_COST = battleJson.movement.crossingExtraMover;
/** MB-7.11 */
export const SHOT_COST = battleJson.movement.rangedAttackCost;
export const CARAVAN_POINTS = battleJson.caravan.victoryPoints;
