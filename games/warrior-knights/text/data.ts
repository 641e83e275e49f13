import { corrected } from '@palio/kernel';
import actionsFile from '../data/actions.json' with { type: 'json' };
import agendasFile from '../data/agendas.json' with { type: 'json' };
import baronsFile from '../data/barons.json' with { type: 'json' };
import citiesFile from '../data/cities.json' with { type: 'json' };
import eventsFile from '../data/events.json' with { type: 'json' };
import fateFile from '../data/fate.json' with { type: 'json' };
import mapFile from '../data/map.json' with { type: 'json' };
import setupFile from '../data/setup.json' with { type: 'json' };
import troopsFile from '../data/troops.json' with { type: 'json' };

const GAME = 'warrior-knights';

/** The figures in force, for words and board: nothing else on the page reads the files themselves. */
export const actionsJson = corrected(GAME, 'actions', actionsFile);
export const agendasJson = corrected(GAME, 'agendas', agendasFile);
export const baronsJson = corrected(GAME, 'barons', baronsFile);
export const citiesJson = corrected(GAME, 'cities', citiesFile);
export const eventsJson = corrected(GAME, 'events', eventsFile);
export const fateJson = corrected(GAME, 'fate', fateFile);
export const mapJson = corrected(GAME, 'map', mapFile);
export const setupJson = corrected(GAME, 'setup', setupFile);
export const troopsJson = corrected(GAME, 'troops', troopsFile);
