// planted: board-kit-imports-types
import { inner } from '@palio/kernel';

export const size = inner;
