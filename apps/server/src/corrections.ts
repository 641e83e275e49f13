import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PalioError, type Corrections } from '@palio/kernel';

const GAMES = fileURLToPath(new URL('../../../games/', import.meta.url));

/** Where the figures of a game lie. */
const figuresOf = (id: string): string => join(GAMES, id, 'data');

/** A file of corrections that no game reads is a mistake in its name, and must not look as if it had been read. */
function mustHaveNoStrays(folder: string): void {
  const games = new Set(readdirSync(GAMES));
  const isFile = (name: string): boolean => /\.json$/i.test(name);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isFile() && (isFile(entry.name) || games.has(entry.name)))
      throw new PalioError('bad-figures', 'belongs into a folder with the name of its game', path);
    if (!games.has(entry.name) && entry.isDirectory() && readdirSync(path).some(isFile))
      throw new PalioError('bad-figures', `is no game (${[...games].join(', ')})`, path);
  }
}

/** The folder of the owner's corrections, if the environment names one. */
function ownersFolder(): string | undefined {
  const folder = process.env['PALIO_DATA'];
  if (folder === undefined || folder === '') return undefined;
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new PalioError('bad-figures', 'is not a folder (PALIO_DATA)', folder);
  mustHaveNoStrays(folder);
  return folder;
}

/** The owner's corrections of one game: PALIO_DATA/<game>/<file>.json. */
export function correctionsOf(id: string): Corrections | undefined {
  const folder = ownersFolder();
  if (folder === undefined || !statSync(join(folder, id), { throwIfNoEntry: false })?.isDirectory())
    return undefined;
  const files = readdirSync(join(folder, id)).filter(name => /\.json$/i.test(name));
  const known = new Set(readdirSync(figuresOf(id)));
  return Object.fromEntries(
    files.map(name => {
      const path = join(folder, id, name);
      if (!known.has(name)) throw new PalioError('bad-figures', `${id} has no figures of this name`, path);
      try {
        return [basename(name, '.json'), JSON.parse(readFileSync(path, 'utf8'))];
      } catch {
        throw new PalioError('bad-figures', 'is no valid JSON', path);
      }
    }),
  );
}
