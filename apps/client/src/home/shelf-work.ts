import { toast } from '../shell/toasts.svelte.ts';
import { sentenceFor } from '../text/fault.ts';
import { words } from '../text/language.svelte.ts';
import { refusalFrom } from '../worker/calls.ts';
import { readShelf, savedGames } from './shelf.svelte.ts';

/** Lets work run; what goes wrong is told in one sentence. */
export async function orTell(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    toast(sentenceFor(words(), refusalFrom(cause)));
  }
}

/** Takes a game off the shelf; for a while it can be put back. */
export async function removeGame(id: string, title: string): Promise<void> {
  const removed = await savedGames.remove(id);
  await readShelf();
  if (removed === undefined) return;
  const putBack = async (): Promise<void> => {
    await savedGames.putBack(removed);
    await readShelf();
  };
  toast(words().home.removed(title), { label: words().app.undo, press: () => void orTell(putBack) });
}
