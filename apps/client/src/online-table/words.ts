import { lazyWords } from '../text/language.svelte.ts';

const held = lazyWords({
  en: async () => (await import('../text/online-table/en.ts')).en,
  it: async () => (await import('../text/online-table/it.ts')).it,
});

/** To be waited for before the first word is read. */
export const tableWordsReady = held.ready;
export const onlineWords = held.words;
