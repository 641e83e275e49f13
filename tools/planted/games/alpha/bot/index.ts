// planted: no-undeclared-workspace
import { choose } from '@palio/search';

import { rules } from '../rules/index.ts';

export const preference = choose() + rules.tiles;
