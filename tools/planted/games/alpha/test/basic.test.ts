import { basicTests } from '@palio/game-tests';
import { anything } from 'development-tool';

import { rules } from '../rules/index.ts';

basicTests();
anything(rules);
