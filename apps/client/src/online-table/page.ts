import OnlineTablePage from './OnlineTablePage.svelte';
import { findServer, serverPresence } from '../online/session.svelte.ts';
import { onlineWordsReady } from '../text/online/words.ts';
import { tableWordsReady } from './words.ts';

/** The page with its words, once it is known who looks. */
export async function onlineTablePage(): Promise<typeof OnlineTablePage> {
  await Promise.all([
    onlineWordsReady(),
    tableWordsReady(),
    serverPresence() === 'unknown' ? findServer() : undefined,
  ]);
  return OnlineTablePage;
}
