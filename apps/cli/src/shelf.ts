import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATALOGUE, entryOf, type CatalogueEntry, type PlayableGame } from '@palio/catalogue';
import { correctFigures, PalioError, readRecord, type Corrections, type GameRecord } from '@palio/kernel';

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export const gameFolder = (id: string): string => join(ROOT, 'games', id);

export function readText(path: string): string {
  try {
    if (statSync(path).size > 16_000_000) throw new PalioError('file-not-found', 'is too large', path);
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof PalioError) throw error;
    throw new PalioError('file-not-found', 'cannot be read', path);
  }
}

/** The owner's corrections: PALIO_DATA/<game>/<file>.json. */
function correctionsFor(id: string, folder: string): Corrections {
  const files = readdirSync(join(folder, id)).filter(name => name.endsWith('.json'));
  const known = new Set(readdirSync(join(gameFolder(id), 'data')));
  return Object.fromEntries(
    files.map(name => {
      const path = join(folder, id, name);
      if (!known.has(name)) throw new PalioError('bad-figures', `${id} has no figures of this name`, path);
      try {
        return [basename(name, '.json'), JSON.parse(readText(path))];
      } catch (error) {
        if (error instanceof PalioError) throw error;
        throw new PalioError('bad-figures', 'is no valid JSON', path);
      }
    }),
  );
}

/** Loads a game with the owner's figures, if the environment names a folder of them. Nothing starts half-loaded. */
export async function load(id: string): Promise<PlayableGame & { readonly entry: CatalogueEntry }> {
  const entry = entryOf(id);
  const folder = process.env['PALIO_DATA'];
  if (folder !== undefined && folder !== '') {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw new PalioError('bad-figures', 'is not a folder (PALIO_DATA)', folder);
    if (statSync(join(folder, id), { throwIfNoEntry: false })?.isDirectory())
      correctFigures(id, correctionsFor(id, folder));
  }
  return { entry, ...(await entry.load()) };
}

export const gameIds = (): string[] => CATALOGUE.map(entry => entry.id);

export async function loadRecord(path: string): Promise<PlayableGame & { readonly recorded: GameRecord }> {
  const recorded = readRecord(readText(path), path);
  const { game, brain } = await load(recorded.game);
  return { game, brain, recorded };
}
