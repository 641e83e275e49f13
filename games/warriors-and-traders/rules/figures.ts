import { figureList, figuresOf, hashOf, type Shape } from '@palio/kernel';
import eastJson from '../data/east.json' with { type: 'json' };
import gameJson from '../data/game.json' with { type: 'json' };
import italiaJson from '../data/italia.json' with { type: 'json' };
import smallMapsJson from '../data/small-maps.json' with { type: 'json' };
import technologyJson from '../data/technology.json' with { type: 'json' };
import unitsJson from '../data/units.json' with { type: 'json' };
import westJson from '../data/west.json' with { type: 'json' };
import { gameShape, mapShape, smallMapsShape, technologyShape, unitsShape } from './figure-shapes.ts';
import type { ArmyKind, MapId, PieceKind } from './names.ts';

export const GAME_ID = 'warriors-and-traders';

const files: [file: string, content: unknown][] = [];

function load<T>(file: string, original: unknown, shape: Shape<T>): T {
  const content = figuresOf(GAME_ID, file, original, shape);
  files.push([file, content]);
  return content;
}

export const FIGURES = load('game', gameJson, gameShape);
export const UNIT_FIGURES = load('units', unitsJson, unitsShape);
export const TECHNOLOGY = load('technology', technologyJson, technologyShape);
export const MAP_FIGURES = {
  west: load('west', westJson, mapShape),
  east: load('east', eastJson, mapShape),
  italia: load('italia', italiaJson, mapShape),
} satisfies Readonly<Record<MapId, unknown>>;
export type MapFigures = (typeof MAP_FIGURES)[MapId];
export const SMALL_MAP_FIGURES = load('small-maps', smallMapsJson, smallMapsShape);

/** The figures in force, file by file. */
export const figureFiles: readonly (readonly [file: string, content: unknown])[] = files;

/** Of the figures alone: what the files tell about them, notes and sources, changes no game. */
export const FIGURES_HASH = hashOf(
  files.map(([file, content]) => [file, figureList(content).map(({ path, value }) => [path, value])]),
);

type UnitFigures = (typeof UNIT_FIGURES.units)[number];

function figuresOfKind(kind: PieceKind): UnitFigures {
  const found = UNIT_FIGURES.units.find(unit => unit.id === kind);
  if (found === undefined) throw new Error(`units.json has no ${kind}`);
  return found;
}

/** WT-2.1, WT-11.3, WT-7.11, WT-17.5 */
export const PIECES: Readonly<Record<PieceKind, UnitFigures>> = {
  infantry: figuresOfKind('infantry'),
  archer: figuresOfKind('archer'),
  cavalry: figuresOfKind('cavalry'),
  princess: figuresOfKind('princess'),
  fort: figuresOfKind('fort'),
};

/** WT-7.11 Military level that each army needs. */
export const ARMY_LEVEL: Readonly<Record<ArmyKind, number>> = {
  infantry: 1,
  archer: 1,
  cavalry: 1,
  ...Object.fromEntries(TECHNOLOGY.armies.map(army => [army.id, army.level])),
};

/** WT-11.3 Strength and resistance of a barbarian army, by turn. */
const barbarianValues: number[] = [];
for (const { fromTurn, toTurn, value } of UNIT_FIGURES.barbarians.armyValues)
  for (let turn = fromTurn; turn <= toTurn; turn++) barbarianValues[turn] = value;

export const barbarianValue = (turn: number): number => barbarianValues[turn] ?? barbarianValues[1] ?? 1;

/** WT-9.13 */
export function actionsForUnification(size: number): number {
  return FIGURES.unification.find(row => Number(row.id) === size)?.actions ?? 0;
}
