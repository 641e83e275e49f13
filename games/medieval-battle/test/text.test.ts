import { textTests } from '@palio/game-tests';
import { medievalBattle, REASONS } from '@palio/medieval-battle';
import { en } from '@palio/medieval-battle/text/en';
import { it as italian } from '@palio/medieval-battle/text/it';

textTests(medievalBattle, { en, it: italian }, REASONS);
