import { basicTests, fair } from '@palio/game-tests';

basicTests(fair, { games: 12, sampleEvery: 3, extra: [{ partners: true, rounds: 5 }] });
