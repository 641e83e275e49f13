import OnlineTablePage from './OnlineTablePage.svelte';
import { onlineWordsReady } from './words.ts';

/** The page with its words. */
export async function onlineTablePage(): Promise<typeof OnlineTablePage> {
  await onlineWordsReady();
  return OnlineTablePage;
}
