import type { Seat } from '@palio/kernel';

export const colour = (seat: Seat): string => String(seat);
