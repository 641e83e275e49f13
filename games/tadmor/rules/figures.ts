import { bareFigures, figuresOf, hashOf, type Shape } from '@palio/kernel';
import actionsJson from '../data/actions.json' with { type: 'json' };
import boardJson from '../data/board.json' with { type: 'json' };
import improvementsJson from '../data/improvements.json' with { type: 'json' };
import missionsJson from '../data/missions.json' with { type: 'json' };
import pictureJson from '../data/picture.json' with { type: 'json' };
import rareGoodsJson from '../data/rare-goods.json' with { type: 'json' };
import rulingsJson from '../data/rulings.json' with { type: 'json' };
import setupJson from '../data/setup.json' with { type: 'json' };
import templeJson from '../data/temple.json' with { type: 'json' };
import towerJson from '../data/tower.json' with { type: 'json' };
import {
  actionsShape,
  boardShape,
  improvementsShape,
  missionsShape,
  pictureShape,
  rareGoodsShape,
  rulingsShape,
  setupShape,
  templeShape,
  towerShape,
} from './figure-shapes.ts';

export const GAME_ID = 'tadmor';

const files: [file: string, content: unknown][] = [];

function load<T>(file: string, original: unknown, shape: Shape<T>): T {
  const content = figuresOf(GAME_ID, file, original, shape);
  files.push([file, content]);
  return content;
}

export const BOARD_FIGURES = load('board', boardJson, boardShape);
/** Places on the picture of the board beside the action spaces. */
export const PICTURE = load('picture', pictureJson, pictureShape);
export const ACTION_FIGURES = load('actions', actionsJson, actionsShape);
export const TOWER = load('tower', towerJson, towerShape);
export const TEMPLE = load('temple', templeJson, templeShape);
export const RARE_GOODS_FIGURES = load('rare-goods', rareGoodsJson, rareGoodsShape);
export const IMPROVEMENT_FIGURES = load('improvements', improvementsJson, improvementsShape).improvements;
export const MISSION_FIGURES = load('missions', missionsJson, missionsShape).missions;
export const SETUP = load('setup', setupJson, setupShape);
/** Readings of the rulebook that an owner may turn the other way. */
export const RULINGS = load('rulings', rulingsJson, rulingsShape);

/** The figures in force, file by file. */
export const figureFiles: readonly (readonly [file: string, content: unknown])[] = files;

/** Notes do not count: a record stays good when only they are rewritten. */
export const FIGURES_HASH = hashOf(bareFigures(Object.fromEntries(files)));

/** A row of a table that is read by the number of players. */
export function forPlayers<Row extends { readonly id: string }>(rows: readonly Row[], players: number): Row {
  const row = rows.find(({ id }) => id === String(players));
  if (row === undefined) throw new Error(`the figures say nothing for ${players} players`);
  return row;
}
