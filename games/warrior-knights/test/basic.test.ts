import { basicTests } from '@palio/game-tests';
import { warriorKnights } from '../rules/index.ts';

basicTests(warriorKnights, { games: 1, sampleEvery: 101 });
