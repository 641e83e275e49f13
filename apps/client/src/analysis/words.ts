import { lazyWords } from '../text/language.svelte.ts';

const held = lazyWords({
  en: async () => (await import('../text/analysis/en.ts')).en,
  it: async () => (await import('../text/analysis/it.ts')).it,
});

/** To be waited for before the first word is read. */
export const analysisWordsReady = held.ready;
export const analysisWords = held.words;
