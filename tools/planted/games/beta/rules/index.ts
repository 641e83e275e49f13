export { inner as beta } from '@palio/kernel';

export type Beta = number;
