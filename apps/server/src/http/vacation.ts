import type { User } from '../people/users.ts';

export const DAY = 24 * 3600 * 1000;
/** Days of holidays in a year. */
const DAYS_A_YEAR = 30;

const yearOf = (moment: number): number => new Date(moment).getUTCFullYear();

export function vacationDaysLeft({ vacation_year, vacation_days }: User, now: number): number {
  return vacation_year === yearOf(now) ? Math.max(0, DAYS_A_YEAR - vacation_days) : DAYS_A_YEAR;
}

/** The columns after somebody goes on holiday until a moment, or undefined if he has not so many days left. */
export function goOnVacation(user: User, until: number, now: number): Record<string, number> | undefined {
  const days = Math.ceil((until - now) / DAY);
  const left = vacationDaysLeft(user, now);
  if (days < 1 || days > left) return undefined;
  return { vacation_until: until, vacation_year: yearOf(now), vacation_days: DAYS_A_YEAR - left + days };
}
