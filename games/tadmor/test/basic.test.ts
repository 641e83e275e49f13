import { basicTests } from '@palio/game-tests';
import { tadmor } from '../rules/index.ts';

basicTests(tadmor, {
  games: 2,
  sampleEvery: 29,
  // Every seat count in the expert set-up too.
  extra: [{ expertSetup: true }, { expertSetup: true }],
});
