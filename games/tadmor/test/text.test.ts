import { tadmor, REASONS } from '@palio/tadmor';
import { en } from '@palio/tadmor/text/en';
import { it as italian } from '@palio/tadmor/text/it';
import { textTests } from '@palio/game-tests';

textTests(tadmor, { en, it: italian }, REASONS);
