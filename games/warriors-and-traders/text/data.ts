import { corrected } from '@palio/kernel';
import gameFile from '../data/game.json' with { type: 'json' };
import technologyFile from '../data/technology.json' with { type: 'json' };
import unitsFile from '../data/units.json' with { type: 'json' };

const GAME = 'warriors-and-traders';

/** The figures in force, for words and board: nothing else on the page reads the files themselves. */
export const gameJson = corrected(GAME, 'game', gameFile);
export const technologyJson = corrected(GAME, 'technology', technologyFile);
export const unitsJson = corrected(GAME, 'units', unitsFile);
