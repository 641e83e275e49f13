import type { Language } from '@palio/kernel';
import { getContext, setContext } from 'svelte';
import type { PlayerColour } from './players.ts';

/** The few words that the kit's own parts say. */
export interface KitWords {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly wholeBoard: string;
  readonly bot: string;
  readonly colours: Readonly<Record<PlayerColour, string>>;
}

const WORDS: Readonly<Record<Language, KitWords>> = {
  en: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    wholeBoard: 'Show the whole board',
    bot: 'bot',
    colours: { blue: 'blue', red: 'red', yellow: 'yellow', green: 'green', purple: 'purple', black: 'black' },
  },
  it: {
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    wholeBoard: 'Mostra tutto il tabellone',
    bot: 'bot',
    colours: { blue: 'blu', red: 'rosso', yellow: 'giallo', green: 'verde', purple: 'viola', black: 'nero' },
  },
};

const LANGUAGE = Symbol('language of the kit');

/** To be called while the root component starts; a getter, so that a change of language reaches every part. */
export function provideLanguage(language: () => Language): void {
  setContext(LANGUAGE, language);
}

/** A getter to be taken while a component starts. Without a provider the kit speaks English. */
export function kitWords(): () => KitWords {
  const language = getContext<(() => Language) | undefined>(LANGUAGE);
  return () => WORDS[language?.() ?? 'en'];
}
