import type { Language } from '@palio/kernel';

const moment = (until: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(until);

/** Until when somebody is suspended, and why if it was said. The reason is in the words of who wrote it. */
export function suspendedInWords(until: number, reason: string | undefined): Record<Language, string> {
  const why = (word: string): string => (reason === undefined ? '' : ` ${word}: ${reason}`);
  return {
    en: `This account is suspended until ${moment(until, 'en')}.${why('The reason')}`,
    it: `Questo account è sospeso fino al ${moment(until, 'it')}.${why('Il motivo')}`,
  };
}
