import { replayTests } from '@palio/game-tests';
import { warriorsAndTraders } from '../rules/index.ts';

replayTests(warriorsAndTraders, `${import.meta.dirname}/replays`);
