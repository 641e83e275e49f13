import { IndexedDbStorage } from '../saved/indexed-db.ts';
import { SavedGames, type Shelf } from '../saved/saved-games.ts';
import { type Refusal, refusalFrom } from '../worker/calls.ts';

export const savedGames = new SavedGames(new IndexedDbStorage());

let shelf: Shelf | undefined = $state.raw();
let problem: Refusal | undefined = $state.raw();

/** The saved games of this device; nothing until they have been read. */
export const shelfNow = (): Shelf | undefined => shelf;
export const shelfProblem = (): Refusal | undefined => problem;

export async function readShelf(): Promise<void> {
  try {
    shelf = await savedGames.shelf();
    problem = undefined;
  } catch (cause) {
    shelf = { games: [], broken: [] };
    problem = refusalFrom(cause);
  }
}
