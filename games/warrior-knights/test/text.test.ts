import { textTests } from '@palio/game-tests';
import { warriorKnights } from '../rules/index.ts';
import { REASONS } from '../rules/reasons.ts';
import { en } from '../text/en.ts';
import { it as italian } from '../text/it.ts';

textTests(warriorKnights, { en, it: italian }, REASONS, { roundLimit: 3 });
