import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CATALOGUE, entryOf, type PlayableGame } from '@palio/catalogue';
import { correctFigures, PalioError, type Corrections } from '@palio/kernel';

/** Where the server and the threads of its bots get their games from. */
export interface Shelf {
  readonly gameIds: readonly string[];
  load(id: string): Promise<PlayableGame>;
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new PalioError('bad-figures', 'is no valid JSON', path);
  }
}

/** The owner's corrections: PALIO_DATA/<game>/<file>.json. */
function correctionsFor(id: string): Corrections | undefined {
  const root = process.env['PALIO_DATA'];
  if (root === undefined || root === '') return undefined;
  const folder = join(root, id);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const files = readdirSync(folder).filter(name => name.endsWith('.json'));
  return Object.fromEntries(files.map(name => [basename(name, '.json'), parsed(join(folder, name))]));
}

const loaded = new Map<string, Promise<PlayableGame>>();

/** The games of the catalogue, with the figures of the owner of this server. */
export const shelf: Shelf = {
  gameIds: CATALOGUE.map(entry => entry.id),
  load(id) {
    const known = loaded.get(id);
    if (known !== undefined) return known;
    const entry = entryOf(id);
    const corrections = correctionsFor(id);
    if (corrections !== undefined) correctFigures(id, corrections);
    const loading = entry.load();
    loaded.set(id, loading);
    return loading;
  },
};
