import { CATALOGUE, entryOf, type CatalogueEntry, type PlayableGame } from '@palio/catalogue';
import { correctFigures, PalioError, readRecord, type Corrections, type GameRecord } from '@palio/kernel';
import { correctionsOf } from '@palio/server/corrections';
import { readText } from './files.ts';

/** Loads a game with the owner's figures, if the environment names a folder of them. Nothing starts half-loaded. */
export async function load(id: string): Promise<PlayableGame & { readonly entry: CatalogueEntry }> {
  const entry = entryOf(id);
  const corrections = correctionsOf(id);
  if (corrections !== undefined) correctFigures(id, corrections);
  try {
    return { entry, ...(await entry.load()) };
  } catch (error) {
    // Figures that fit the schema may still not fit together; without corrections it would be a fault of ours.
    if (corrections === undefined || error instanceof PalioError) throw error;
    const files = Object.keys(corrections).map(file => `${id}/${file}.json`);
    throw new PalioError('bad-figures', (error as Error).message, files.join(', '));
  }
}

export const gameIds = (): string[] => CATALOGUE.map(entry => entry.id);

/** The owner's corrections of all games, after the rules have checked them. */
export async function checkedCorrections(): Promise<Readonly<Record<string, Corrections>>> {
  const all: Record<string, Corrections> = {};
  for (const id of gameIds()) {
    const corrections = correctionsOf(id);
    if (corrections === undefined) continue;
    await load(id);
    all[id] = corrections;
  }
  return all;
}

export async function loadRecord(path: string): Promise<PlayableGame & { readonly recorded: GameRecord }> {
  const recorded = readRecord(readText(path), path);
  const { game, brain } = await load(recorded.game);
  return { game, brain, recorded };
}
