import { basicTests } from '@palio/game-tests';
import { warriorKnights } from '../rules/index.ts';

/** A random player takes few cities: without a limit his games would last as long as the rules allow. */
const short = { roundLimit: 3 };

basicTests(warriorKnights, {
  base: short,
  games: 1,
  sampleEvery: 61,
  extra: [
    { freePrivateMotions: true, heirExchange: true, playerElimination: true, miraclesCanHappen: true },
    { mightIsRight: true, abandonedNobles: true, playerElimination: true, gameLength: 'long' },
  ],
});
