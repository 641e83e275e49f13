import type { Seat } from '@palio/kernel';

export const words = (seat: Seat): string => String(seat);
