import { replayTests } from '@palio/game-tests';
import { warriorKnights } from '../rules/index.ts';

replayTests(warriorKnights, `${import.meta.dirname}/replays`);
