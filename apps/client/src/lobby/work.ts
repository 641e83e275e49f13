import type { TableLine } from '@palio/protocol';
import { tables } from '../online/api.ts';
import { isRefused } from '../online/ask.ts';
import { mustBeSomebody } from '../people/coming-in.svelte.ts';
import { addressOf } from '../router/routes.ts';
import { goTo } from '../router/router.svelte.ts';
import { toast } from '../shell/toasts.svelte.ts';
import { online } from '../text/online/words.ts';
import { beginsWithOne } from './groups.ts';
import { readMyTables } from './mine.svelte.ts';

/**
 * Sits down and goes there; who is not in yet comes in first. Where the game would begin by that, the table is shown
 * before: how it is played, and the button to sit down.
 */
export async function joinTable(line: TableLine): Promise<void> {
  const { id } = line;
  if ((await mustBeSomebody()) === undefined) return;
  if (!beginsWithOne(line))
    try {
      await tables.command(id, { type: 'join' });
    } catch (cause) {
      // Sitting there already is what was wanted.
      if (!isRefused(cause, 'already-seated')) throw cause;
    }
  goTo({ page: 'table', id });
}

export async function declineTable({ id }: Pick<TableLine, 'id'>): Promise<void> {
  await tables.command(id, { type: 'leave' });
  await readMyTables();
}

export async function copyTableLink({ id }: Pick<TableLine, 'id'>): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(addressOf({ page: 'table', id }), location.href).href);
    toast(online().lobby.linkCopied);
  } catch {
    toast(online().lobby.copyFailed);
  }
}
