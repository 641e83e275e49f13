import { textTests } from '@palio/game-tests';
import { REASONS, warriorKnights } from '../rules/index.ts';
import { en } from '../text/en.ts';
import { it as italian } from '../text/it.ts';

textTests(warriorKnights, { en, it: italian }, REASONS, { roundLimit: 3 });
