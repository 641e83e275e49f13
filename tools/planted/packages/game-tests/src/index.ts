import { inner } from '@palio/kernel';

export const basicTests = (): number => inner;
