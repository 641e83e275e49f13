import { replayTests } from '@palio/game-tests';
import { medievalBattle } from '@palio/medieval-battle';

replayTests(medievalBattle, `${import.meta.dirname}/replays`);
