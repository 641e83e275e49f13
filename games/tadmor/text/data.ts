import { corrected } from '@palio/kernel';
import actionsFile from '../data/actions.json' with { type: 'json' };
import boardFile from '../data/board.json' with { type: 'json' };
import improvementsFile from '../data/improvements.json' with { type: 'json' };
import missionsFile from '../data/missions.json' with { type: 'json' };
import rareGoodsFile from '../data/rare-goods.json' with { type: 'json' };
import setupFile from '../data/setup.json' with { type: 'json' };
import templeFile from '../data/temple.json' with { type: 'json' };

const GAME = 'tadmor';

/** The figures in force, for words and board: nothing else on the page reads the files themselves. */
export const actionsJson = corrected(GAME, 'actions', actionsFile);
export const boardJson = corrected(GAME, 'board', boardFile);
export const improvementsJson = corrected(GAME, 'improvements', improvementsFile);
export const missionsJson = corrected(GAME, 'missions', missionsFile);
export const rareGoodsJson = corrected(GAME, 'rare-goods', rareGoodsFile);
export const setupJson = corrected(GAME, 'setup', setupFile);
export const templeJson = corrected(GAME, 'temple', templeFile);
