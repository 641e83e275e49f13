import type { Language } from '@palio/kernel';
import type { ClientText } from './en.ts';

interface Spoken {
  readonly language: Language;
  readonly words: ClientText;
}

const load: Readonly<Record<Language, () => Promise<ClientText>>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
};

let spoken: Spoken | undefined = $state.raw();

/** Speaks a language from now on; the page changes when its words have come. */
export async function speak(wanted: Language): Promise<void> {
  spoken = { language: wanted, words: await load[wanted]() };
  document.documentElement.lang = wanted;
}

/** The words of the client. Nothing is shown before the first language has come. */
export function words(): ClientText {
  if (spoken === undefined) throw new Error('No language has been loaded yet.');
  return spoken.words;
}

export function language(): Language {
  return spoken?.language ?? 'en';
}
