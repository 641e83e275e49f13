// planted: no-other-game
import { beta } from '@palio/beta';

export const borrowed = beta;
