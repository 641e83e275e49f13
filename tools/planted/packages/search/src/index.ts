import { inner } from '@palio/kernel';

export const choose = (): number => inner;
