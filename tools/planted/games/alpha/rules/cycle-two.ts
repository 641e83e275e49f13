import { one } from './cycle-one.ts';

export const two = (): number => one();
