import { corrected } from '@palio/kernel';
import buildingsFile from '../data/buildings.json' with { type: 'json' };
import depotsFile from '../data/depots.json' with { type: 'json' };
import duchiesFile from '../data/duchies.json' with { type: 'json' };
import goodsFile from '../data/goods.json' with { type: 'json' };
import monasteriesFile from '../data/monasteries.json' with { type: 'json' };
import scoringFile from '../data/scoring.json' with { type: 'json' };
import setupFile from '../data/setup.json' with { type: 'json' };
import shieldsFile from '../data/shields.json' with { type: 'json' };
import soloFile from '../data/solo-duchies.json' with { type: 'json' };
import teamFile from '../data/team-duchies.json' with { type: 'json' };

const GAME = 'castles-of-burgundy';

/** The figures in force, for words and board: nothing else on the page reads the files themselves. */
export const buildingsJson = corrected(GAME, 'buildings', buildingsFile);
export const depotsJson = corrected(GAME, 'depots', depotsFile);
export const duchiesJson = corrected(GAME, 'duchies', duchiesFile);
export const goodsJson = corrected(GAME, 'goods', goodsFile);
export const monasteriesJson = corrected(GAME, 'monasteries', monasteriesFile);
export const scoringJson = corrected(GAME, 'scoring', scoringFile);
export const setupJson = corrected(GAME, 'setup', setupFile);
export const shieldsJson = corrected(GAME, 'shields', shieldsFile);
export const soloJson = corrected(GAME, 'solo-duchies', soloFile);
export const teamJson = corrected(GAME, 'team-duchies', teamFile);
