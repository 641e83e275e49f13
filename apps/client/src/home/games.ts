import { CATALOGUE, entryOf, type CatalogueEntry } from '@palio/catalogue';
import { boardOf, type BoardEntry } from '@palio/catalogue/boards';
import type { GameText, Language } from '@palio/kernel';
import { knowCorrections } from '../figures/corrections.ts';

/** A game of the shelf, or nothing if there is none of this name. */
export const findGame = (id: string): CatalogueEntry | undefined => CATALOGUE.find(entry => entry.id === id);

/** The words of a game of the shelf. */
export async function textOf(id: string, language: Language): Promise<GameText> {
  await knowCorrections();
  return entryOf(id).text(language);
}

/** Address of the cover; a game without one shows its title alone. */
export async function coverOf(id: string): Promise<string | undefined> {
  try {
    return await boardOf(id).cover();
  } catch {
    return undefined;
  }
}

/** Where the cover leaves room for the title; without a cover it stands where most have it. */
export const titlePlaceOf = (id: string): BoardEntry['titleAt'] =>
  findGame(id) === undefined ? 'head' : boardOf(id).titleAt;

/** "2", "1–4" or "2, 4". */
export function seatCountsInWords(counts: readonly number[]): string {
  const first = counts[0] ?? 0;
  const last = counts.at(-1) ?? 0;
  const isRange = last - first === counts.length - 1 && counts.length > 1;
  return isRange ? `${first}–${last}` : counts.join(', ');
}
