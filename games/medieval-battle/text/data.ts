import { corrected } from '@palio/kernel';
import armiesFile from '../data/armies.json' with { type: 'json' };
import battleFile from '../data/battle.json' with { type: 'json' };
import combatFile from '../data/combat.json' with { type: 'json' };
import dismountFile from '../data/dismount.json' with { type: 'json' };
import layoutsFile from '../data/layouts.json' with { type: 'json' };
import modesFile from '../data/modes.json' with { type: 'json' };
import modulesFile from '../data/modules.json' with { type: 'json' };
import presetsFile from '../data/presets.json' with { type: 'json' };
import terrainFile from '../data/terrain.json' with { type: 'json' };
import unitsFile from '../data/units.json' with { type: 'json' };

const GAME = 'medieval-battle';

/** The figures in force, for words and board: nothing else on the page reads the files themselves. */
export const armiesJson = corrected(GAME, 'armies', armiesFile);
export const battleJson = corrected(GAME, 'battle', battleFile);
export const combatJson = corrected(GAME, 'combat', combatFile);
export const dismountJson = corrected(GAME, 'dismount', dismountFile);
export const layoutsJson = corrected(GAME, 'layouts', layoutsFile);
export const modesJson = corrected(GAME, 'modes', modesFile);
export const modulesJson = corrected(GAME, 'modules', modulesFile);
export const presetsJson = corrected(GAME, 'presets', presetsFile);
export const terrainJson = corrected(GAME, 'terrain', terrainFile);
export const unitsJson = corrected(GAME, 'units', unitsFile);
