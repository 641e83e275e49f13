import type { User } from '../people/users.ts';

export const DAY = 24 * 3600 * 1000;
/** Days of holidays in a year. */
const DAYS_A_YEAR = 30;

const yearOf = (moment: number): number => new Date(moment).getUTCFullYear();

export function vacationDaysLeft({ vacation_year, vacation_days }: User, now: number): number {
  return vacation_year === yearOf(now) ? Math.max(0, DAYS_A_YEAR - vacation_days) : DAYS_A_YEAR;
}

/** Days that are counted already of the holidays he is on. */
const daysAhead = ({ vacation_until }: User, now: number): number =>
  Math.max(0, Math.ceil(((vacation_until ?? 0) - now) / DAY));

/** The columns after somebody comes back: days that have not begun are his again. */
export function comeBack(user: User, now: number): Record<string, number | null> {
  const unused = Math.max(0, Math.floor(((user.vacation_until ?? 0) - now) / DAY));
  return { vacation_until: null, vacation_days: Math.max(0, user.vacation_days - unused) };
}

/**
 * The columns after somebody goes on holiday until a moment, or undefined if he has not so many days left. Who
 * extends or shortens his holidays counts only the difference.
 */
export function goOnVacation(user: User, until: number, now: number): Record<string, number> | undefined {
  const days = Math.ceil((until - now) / DAY);
  const left = vacationDaysLeft(user, now);
  const more = days - daysAhead(user, now);
  if (days < 1 || more > left) return undefined;
  const used = Math.max(0, DAYS_A_YEAR - left + more);
  return { vacation_until: until, vacation_year: yearOf(now), vacation_days: used };
}
