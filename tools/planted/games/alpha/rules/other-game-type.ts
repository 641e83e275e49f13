// planted: game-rules-imports, no-other-game
import type { Beta } from '@palio/beta';

export type Borrowed = Beta;
