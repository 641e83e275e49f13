// planted: game-text-imports-types
import { inner } from '@palio/kernel';

export const count = inner;
