import { startWorkers } from '../worker/workers.ts';
import { downloadText, recordName } from './download.ts';
import type { SavedGame } from '../saved/saved-game.ts';

/** Writes the record of a saved game into a file. */
export async function downloadRecord({ id, game, updatedAt }: SavedGame): Promise<void> {
  const workers = startWorkers();
  try {
    downloadText(recordName(game, updatedAt), await workers.table.call('record', { id }));
  } finally {
    workers.end();
  }
}
