export { inner } from './inner.ts';
export type Seat = number;
