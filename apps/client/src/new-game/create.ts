import type { CatalogueEntry } from '@palio/catalogue';
import { isStored, type SavedGame, type SeatPlan } from '../saved/saved-game.ts';
import type { NewGame } from '../worker/protocol.ts';
import { handOver, startWorkers } from '../worker/workers.ts';
import { BOT_NAMES } from './seating.ts';

/** Sets a game up and puts it on the shelf; without one, it is played by the workers that have made it. */
export async function createGame(wanted: NewGame): Promise<SavedGame> {
  const workers = startWorkers();
  try {
    const created = await workers.table.call('create', wanted);
    if (isStored(created)) workers.end();
    else handOver(created.id, workers);
    // A wish only: without it the browser may throw saved games away when it runs short of room.
    void navigator.storage?.persist?.();
    return created;
  } catch (cause) {
    workers.end();
    throw cause;
  }
}

/** One person against bots of medium strength, with the usual options. */
export function quickGame({ id, seatCounts }: CatalogueEntry, name: string): NewGame {
  const bots = Math.max(1, (seatCounts.find(count => count > 1) ?? 1) - 1);
  const seats: SeatPlan[] = [
    { name, player: 'person' },
    ...BOT_NAMES.slice(0, bots).map((botName): SeatPlan => ({ name: botName, player: 'medium' })),
  ];
  return { game: id, options: {}, seats, seed: '' };
}
