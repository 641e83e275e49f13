import { toast } from '../shell/toasts.svelte.ts';
import { onlineWords } from './words.ts';

export async function copyText(text: string, done: string = onlineWords().room.copied): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(done);
  } catch {
    toast(onlineWords().room.copyFailed);
  }
}
