import OnlineTablePage from './OnlineTablePage.svelte';
import { findServer, serverPresence } from '../online/session.svelte.ts';
import { onlineWordsReady } from './words.ts';

/** The page with its words, once it is known who looks. */
export async function onlineTablePage(): Promise<typeof OnlineTablePage> {
  await Promise.all([onlineWordsReady(), serverPresence() === 'unknown' ? findServer() : undefined]);
  return OnlineTablePage;
}
