import { RECORD_FORMAT } from '@palio/kernel';
import { goTo, route } from '../router/router.svelte.ts';
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

/** A record that was dropped on a game: whether to leave that for it is asked first. */
let waiting: DroppedRecord | undefined = $state.raw();

export const waitingRecord = (): DroppedRecord | undefined => waiting;

export function leaveRecord(): void {
  waiting = undefined;
}

export function openRecord(opened: DroppedRecord): void {
  waiting = undefined;
  record = opened;
  goTo({ page: 'replay' });
}

async function read(file: File): Promise<DroppedRecord | undefined> {
  if (file.size > BIGGEST_FILE) {
    toast(words().replay.fileTooBig(file.name));
    return undefined;
  }
  try {
    return { name: file.name, content: await file.text() };
  } catch {
    // A folder, or a file that has gone since.
    toast(words().replay.fileUnreadable(file.name));
    return undefined;
  }
}

/** Reads a file that somebody chose, and shows it on the replay page, which says what is wrong with it. */
export async function takeRecordFile(file: File): Promise<void> {
  const found = await read(file);
  if (found !== undefined) openRecord(found);
}

const TABLES: readonly string[] = ['play', 'table', 'watch'];

/** A file that was dropped somewhere: nobody leaves a page for what is no record, nor a game unasked. */
export async function takeDroppedFile(file: File): Promise<void> {
  const { page } = route();
  if (page === 'replay') return takeRecordFile(file);
  const found = await read(file);
  if (found === undefined) return;
  if (!found.content.trimStart().startsWith(RECORD_FORMAT)) toast(words().replay.noRecord(found.name));
  else if (TABLES.includes(page)) waiting = found;
  else openRecord(found);
}
