// planted: no-deep-import, no-relative-import-of-another-workspace
import { inner } from '../../../packages/kernel/src/inner.ts';

export const deep = inner;
