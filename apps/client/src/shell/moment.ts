import type { Language } from '@palio/kernel';

/** Date and time as the reader writes them: in our language, in the fashion of his country if it speaks that language. */
export function moment(time: number, language: Language): string {
  const locale = navigator.languages.find(tag => tag.startsWith(language)) ?? language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
