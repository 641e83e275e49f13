import { bareFigures, figuresOf, hashOf, type Shape } from '@palio/kernel';
import actionsJson from '../data/actions.json' with { type: 'json' };
import agendasJson from '../data/agendas.json' with { type: 'json' };
import baronsJson from '../data/barons.json' with { type: 'json' };
import citiesJson from '../data/cities.json' with { type: 'json' };
import eventsJson from '../data/events.json' with { type: 'json' };
import fateJson from '../data/fate.json' with { type: 'json' };
import mapJson from '../data/map.json' with { type: 'json' };
import setupJson from '../data/setup.json' with { type: 'json' };
import troopsJson from '../data/troops.json' with { type: 'json' };
import {
  actionsShape,
  agendasShape,
  baronsShape,
  citiesShape,
  eventsShape,
  fateShape,
  mapShape,
  setupShape,
  troopsShape,
} from './figure-shapes.ts';

export const GAME_ID = 'warrior-knights';

const files: [file: string, content: unknown][] = [];

function load<T>(file: string, original: unknown, shape: Shape<T>): T {
  const content = figuresOf(GAME_ID, file, original, shape);
  files.push([file, content]);
  return content;
}

export const BARON_FIGURES = load('barons', baronsJson, baronsShape);
export const CITY_FIGURES = load('cities', citiesJson, citiesShape).cities;
/** Regions, borders and roads, with places for a picture. */
export const MAP_FIGURES = load('map', mapJson, mapShape);
export const TROOP_FIGURES = load('troops', troopsJson, troopsShape);
export const ACTION_FIGURES = load('actions', actionsJson, actionsShape);
export const FATE_FIGURES = load('fate', fateJson, fateShape).cards;
export const EVENT_FIGURES = load('events', eventsJson, eventsShape).events;
export const AGENDA_FIGURES = load('agendas', agendasJson, agendasShape);
export const SETUP = load('setup', setupJson, setupShape);

/** The figures in force, file by file. */
export const figureFiles: readonly (readonly [file: string, content: unknown])[] = files;

/** Notes do not count: a record stays good when only they are rewritten. */
export const FIGURES_HASH = hashOf(bareFigures(Object.fromEntries(files)));

type PlayerValues = (typeof SETUP.byPlayers)[number];

/** WK-20 The table by number of Barons. */
export function valuesFor(players: number): PlayerValues {
  const values = SETUP.byPlayers.find(({ id }) => Number(id) === players);
  if (values === undefined) throw new Error(`setup.json has no values for ${players} players`);
  return values;
}
