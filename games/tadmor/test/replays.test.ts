import { replayTests } from '@palio/game-tests';
import { tadmor } from '../rules/index.ts';

replayTests(tadmor, `${import.meta.dirname}/replays`);
