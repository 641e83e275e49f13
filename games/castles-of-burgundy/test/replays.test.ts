import { replayTests } from '@palio/game-tests';
import { castlesOfBurgundy } from '../rules/index.ts';

replayTests(castlesOfBurgundy, `${import.meta.dirname}/replays`);
