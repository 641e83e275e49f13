// planted: game-board-imports-types
import type { State } from '../rules/index.ts';
import { rules } from '../rules/index.ts';

export const position: State = rules;
