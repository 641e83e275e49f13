import { textTests } from '@palio/game-tests';
import { REASONS, warriorsAndTraders } from '@palio/warriors-and-traders';
import { en } from '@palio/warriors-and-traders/text/en';
import { it as italian } from '@palio/warriors-and-traders/text/it';

textTests(warriorsAndTraders, { en, it: italian }, REASONS, { turnLimit: 6 });
