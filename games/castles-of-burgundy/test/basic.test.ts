import { basicTests } from '@palio/game-tests';
import { castlesOfBurgundy } from '../rules/index.ts';

const everything = { extraTiles: true, whiteCastles: true, inns: true, tradeRoutes: true };

basicTests(castlesOfBurgundy, {
  games: 2,
  sampleEvery: 29,
  extra: [
    { duchyChoice: 'expert', expertOrder: 'secret' },
    { ...everything, shields: true, borderPosts: true },
    { ...everything, shields: true, borderPosts: true, borderScoring: 'everyPair' },
    { ...everything, shields: true },
    { mode: 'team', teamDuchy: '12b', ...everything, shields: true },
    { mode: 'solo', ...everything },
    { mode: 'solo', soloDuchy: '13b' },
    { mode: 'solo', soloTarget: 45 },
    { mode: 'solo', soloTarget: 55, soloDuchy: '13b', tradeRoutes: true },
  ],
});
