import { sentenceFor } from '../text/fault.ts';
import { words } from '../text/language.svelte.ts';
import { refusalFrom } from '../worker/calls.ts';
import { toast } from './toasts.svelte.ts';

/** Lets work run; what goes wrong is told in one sentence. */
export async function orTell(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    toast(sentenceFor(words(), refusalFrom(cause)));
  }
}
