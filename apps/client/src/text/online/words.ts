import { lazyWords } from '../language.svelte.ts';
import type { OnlineText } from './en.ts';

const held = lazyWords<OnlineText>({
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
});

/** To be waited for before a page that needs a server is shown. */
export const onlineWordsReady = (): Promise<void> => held.ready();

/** The words of everything that needs a server. */
export const online = (): OnlineText => held.words();
