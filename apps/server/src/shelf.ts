import { CATALOGUE, entryOf, type PlayableGame } from '@palio/catalogue';
import { correctFigures } from '@palio/kernel';
import { correctionsOf } from './corrections.ts';

/** Where the server and the threads of its bots get their games from. */
export interface Shelf {
  readonly gameIds: readonly string[];
  load(id: string): Promise<PlayableGame>;
}

const loaded = new Map<string, Promise<PlayableGame>>();

/** The games of the catalogue, with the figures of the owner of this server. */
export const shelf: Shelf = {
  gameIds: CATALOGUE.map(entry => entry.id),
  load(id) {
    const known = loaded.get(id);
    if (known !== undefined) return known;
    const entry = entryOf(id);
    const corrections = correctionsOf(id);
    if (corrections !== undefined) correctFigures(id, corrections);
    const loading = entry.load();
    loaded.set(id, loading);
    return loading;
  },
};
