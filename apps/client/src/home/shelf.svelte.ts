import { IndexedDbStorage } from '../saved/indexed-db.ts';
import { SavedGames, type Shelf } from '../saved/saved-games.ts';
import { type Refusal, refusalFrom } from '../worker/calls.ts';

export const savedGames = new SavedGames(new IndexedDbStorage());

let shelf: Shelf | undefined = $state.raw();
let problem: Refusal | undefined = $state.raw();
let isTold = $state(false);

/** The saved games of this device; nothing until they have been read. */
export const shelfNow = (): Shelf | undefined => shelf;
/** What is to be told about the shelf, until somebody has read it. */
export const shelfProblem = (): Refusal | undefined => (isTold ? undefined : problem);
export const storesNothing = (): boolean => problem !== undefined;

export function forgetProblem(): void {
  isTold = true;
}

export async function readShelf(): Promise<void> {
  try {
    shelf = await savedGames.shelf();
    problem = undefined;
  } catch (cause) {
    shelf = { games: [], broken: [] };
    problem = refusalFrom(cause);
  }
}
