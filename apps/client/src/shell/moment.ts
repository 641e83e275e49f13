import type { Language } from '@palio/kernel';

const localeFor = (language: Language): string =>
  navigator.languages.find(tag => tag.startsWith(language)) ?? language;

/** Date and time as the reader writes them: in our language, in the fashion of his country if it speaks that language. */
export function moment(time: number, language: Language): string {
  return new Intl.DateTimeFormat(localeFor(language), { dateStyle: 'medium', timeStyle: 'short' }).format(
    time,
  );
}

const DAY = 24 * 60 * 60 * 1000;

/** What tells the moment best in a narrow place: within a day its time, else its date. */
export function shortMoment(time: number, now: number, language: Language): string {
  const style =
    time - now < DAY ? ({ timeStyle: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(localeFor(language), style).format(time);
}
