// planted: no-unresolvable
import { inner } from '@palio/kernel/src/inner.ts';

export const deep = inner;
