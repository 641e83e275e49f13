import type { CatalogueEntry } from '@palio/catalogue';
import { isStored, type SavedGame, type SeatPlan } from '../saved/saved-game.ts';
import type { NewGame } from '../worker/protocol.ts';
import { handOver, startWorkers, type Workers } from '../worker/workers.ts';
import { BOT_NAMES } from './seating.ts';

/** Sets a game up and puts it on the shelf. One that cannot be stored is played by these workers, and they go on. */
export async function createWith(workers: Workers, wanted: NewGame): Promise<SavedGame> {
  const created = await workers.table.call('create', wanted);
  if (!isStored(created)) handOver(created.id, workers);
  // A wish only: without it the browser may throw saved games away when it runs short of room.
  void navigator.storage?.persist?.();
  return created;
}

export async function createGame(wanted: NewGame): Promise<SavedGame> {
  const workers = startWorkers();
  let created: SavedGame | undefined;
  try {
    created = await createWith(workers, wanted);
    return created;
  } finally {
    if (created === undefined || isStored(created)) workers.end();
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
