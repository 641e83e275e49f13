import { castlesOfBurgundy } from '@palio/castles-of-burgundy';
import { en } from '@palio/castles-of-burgundy/text/en';
import { it as italian } from '@palio/castles-of-burgundy/text/it';
import { textTests } from '@palio/game-tests';
import { REASONS } from '../rules/reasons.ts';

textTests(castlesOfBurgundy, { en, it: italian }, REASONS);
