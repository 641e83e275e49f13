import { goTo } from '../router/router.svelte.ts';
import { toast } from '../shell/toasts.svelte.ts';
import { words } from '../text/language.svelte.ts';

export interface DroppedRecord {
  readonly name: string;
  readonly content: string;
}

/** No record of a game comes near this. */
const BIGGEST_FILE = 8_000_000;

let record: DroppedRecord | undefined = $state.raw();

export const droppedRecord = (): DroppedRecord | undefined => record;

export function forgetRecord(): void {
  record = undefined;
}

/** Reads a file that somebody dropped or chose, and shows it on the replay page. */
export async function takeRecordFile(file: File): Promise<void> {
  if (file.size > BIGGEST_FILE) {
    toast(words().replay.fileTooBig(file.name));
    return;
  }
  let content: string;
  try {
    content = await file.text();
  } catch {
    // A folder, or a file that has gone since.
    toast(words().replay.fileUnreadable(file.name));
    return;
  }
  record = { name: file.name, content };
  goTo({ page: 'replay' });
}
