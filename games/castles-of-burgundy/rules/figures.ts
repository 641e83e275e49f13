import { figuresOf, hashOf, type Shape } from '@palio/kernel';
import buildingsJson from '../data/buildings.json' with { type: 'json' };
import depotsJson from '../data/depots.json' with { type: 'json' };
import duchiesJson from '../data/duchies.json' with { type: 'json' };
import goodsJson from '../data/goods.json' with { type: 'json' };
import monasteriesJson from '../data/monasteries.json' with { type: 'json' };
import scoringJson from '../data/scoring.json' with { type: 'json' };
import setupJson from '../data/setup.json' with { type: 'json' };
import shieldsJson from '../data/shields.json' with { type: 'json' };
import soloDuchiesJson from '../data/solo-duchies.json' with { type: 'json' };
import teamDuchiesJson from '../data/team-duchies.json' with { type: 'json' };
import tilesJson from '../data/tiles.json' with { type: 'json' };
import tradeRoutesJson from '../data/trade-routes.json' with { type: 'json' };
import {
  buildingsShape,
  depotsShape,
  duchiesShape,
  goodsShape,
  monasteriesShape,
  scoringShape,
  setupShape,
  shieldsShape,
  soloDuchiesShape,
  teamDuchiesShape,
  tilesShape,
  tradeRoutesShape,
} from './figure-shapes.ts';

export const GAME_ID = 'castles-of-burgundy';

const files: [file: string, content: unknown][] = [];

function load<T>(file: string, original: unknown, shape: Shape<T>): T {
  const content = figuresOf(GAME_ID, file, original, shape);
  files.push([file, content]);
  return content;
}

export const TILE_FIGURES = load('tiles', tilesJson, tilesShape).tiles;
export const BUILDING_FIGURES = load('buildings', buildingsJson, buildingsShape);
export const MONASTERY_FIGURES = load('monasteries', monasteriesJson, monasteriesShape);
export const SCORING = load('scoring', scoringJson, scoringShape);
export const SETUP = load('setup', setupJson, setupShape);
export const GOODS_FIGURES = load('goods', goodsJson, goodsShape);
/** The main board: depots, black depot, bridge, with places for a picture. */
export const MAIN_BOARD = load('depots', depotsJson, depotsShape);
export const DUCHY_FIGURES = load('duchies', duchiesJson, duchiesShape);
export const TEAM_DUCHIES = load('team-duchies', teamDuchiesJson, teamDuchiesShape);
export const SOLO_DUCHIES = load('solo-duchies', soloDuchiesJson, soloDuchiesShape).duchies;
export const ROUTE_FIGURES = load('trade-routes', tradeRoutesJson, tradeRoutesShape);
export const SHIELD_FIGURES = load('shields', shieldsJson, shieldsShape);

/** The figures in force, file by file. */
export const figureFiles: readonly (readonly [file: string, content: unknown])[] = files;

export const FIGURES_HASH = hashOf(Object.fromEntries(files));

type PlayerValues = (typeof SCORING.byPlayers)[number];
const valuesByPlayers: (PlayerValues | undefined)[] = [];
for (const values of SCORING.byPlayers) valuesByPlayers[Number(values.id)] = values;

/** CB-40.7 Every table is read with the number of players: four in the team game, two in solo. */
export function valuesFor(players: number): PlayerValues {
  const values = valuesByPlayers[players];
  if (values === undefined) throw new Error(`scoring.json has no values for ${players} players`);
  return values;
}
