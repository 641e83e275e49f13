import { TERRAINS } from './figure-shapes.ts';
import { COMBAT, TERRAIN_FIGURES, UNIT_FIGURES } from './figures.ts';
import { FIGHTING_TYPES, type FightingType, type UnitType } from './state.ts';

/** Everything the rules ask about a type of unit, ready for quick look-up. */
export interface TypeFigures {
  /** Place in the tables of the battlefield. */
  readonly index: number;
  readonly type: UnitType;
  readonly letter: string;
  readonly cavalry: boolean;
  readonly cost: number;
  readonly maxMovement: number;
  readonly tokens: number;
  readonly knights: number;
  /** MB-12.1 How far it shoots; 0 without bows. */
  readonly range: number;
  /** MB-3.3 to MB-3.5 Terrains it may occupy, in the order of TERRAINS. */
  readonly mayOccupy: readonly boolean[];
  /** MB-8.4 Whether its control zone goes beyond the edge of the board. */
  readonly controlsOffboard: boolean;
  /** MB-11.2 Base column by type of the defender; the caravan has no card. */
  readonly melee: Readonly<Record<FightingType, number>> | undefined;
  /** MB-12.2 */
  readonly ranged: Readonly<Record<FightingType, number>> | undefined;
}

function figuresFor(type: UnitType, index: number): TypeFigures {
  const figures = UNIT_FIGURES.find(entry => entry.id === type);
  if (figures === undefined) throw new Error(`units.json has no ${type}`);
  const mayOccupy = TERRAINS.map(terrain => !figures.forbiddenTerrain.includes(terrain));
  const isFighting = type !== 'caravan';
  return {
    index,
    type,
    letter: figures.letter,
    cavalry: figures.class === 'cavalry',
    cost: figures.recruitCost,
    maxMovement: figures.maxMovement,
    tokens: figures.tokens,
    knights: figures.knights,
    range: figures.range,
    mayOccupy,
    controlsOffboard: mayOccupy[TERRAINS.indexOf(TERRAIN_FIGURES.offboardTerrain)] === true,
    melee: isFighting ? COMBAT.meleeCards.find(card => card.attackers.includes(type))?.column : undefined,
    ranged: isFighting ? COMBAT.rangedCards.find(card => card.shooters.includes(type))?.column : undefined,
  };
}

export const UNIT_TYPES: readonly UnitType[] = [...FIGHTING_TYPES, 'caravan'];

export const TYPES: Readonly<Record<UnitType, TypeFigures>> = {
  heavyCavalry: figuresFor('heavyCavalry', 0),
  lightCavalry: figuresFor('lightCavalry', 1),
  horseArchers: figuresFor('horseArchers', 2),
  heavyInfantry: figuresFor('heavyInfantry', 3),
  lightInfantry: figuresFor('lightInfantry', 4),
  pikemen: figuresFor('pikemen', 5),
  archers: figuresFor('archers', 6),
  longbowmen: figuresFor('longbowmen', 7),
  caravan: figuresFor('caravan', 8),
};

export const typesInOrder: readonly TypeFigures[] = UNIT_TYPES.map(type => TYPES[type]);
