import type { BuildingId, SpeciesId } from '../rules/names.ts';
import type { TileId } from '../rules/tiles.ts';

/** How a thing is named: alone, as one of many, as the one that is meant, and in six letters on the map. */
export interface Noun {
  readonly name: string;
  readonly a: string;
  readonly the: string;
  readonly short: string;
}

type PlainTile = BuildingId | 'castle' | 'mine' | 'ship' | 'inn' | 'blackTile';

type MonasteryNumber =
  | (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15)
  | (16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29);

/** They score at the end of the game, in the solo game at once (CB-31.21). */
export type ScoringMonastery = 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 29;

type ShieldNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18;

/** Names and one-line effects of all hex tiles and shields. */
export interface TileWords {
  readonly plain: Readonly<Record<PlainTile, Noun>>;
  readonly livestock: Readonly<Record<SpeciesId, (animals: number) => Noun>>;
  monastery(number: number): Noun;
  readonly effects: Readonly<Record<PlainTile, string>>;
  livestockEffect(species: SpeciesId, animals: number): string;
  readonly monasteryEffects: Readonly<Record<MonasteryNumber, string>>;
  /** CB-31.21 Where the solo game differs. */
  readonly soloEffects: Readonly<Record<ScoringMonastery | 27, string>>;
  shield(number: number): string;
  readonly shieldEffects: Readonly<Record<ShieldNumber, string>>;
}

const LIVESTOCK = /^(cow|sheep|pig|goat|geese)(\d+)$/;
const MONASTERY = /^monastery(\d+)$/;

interface Reader<Found> {
  plain(tile: PlainTile): Found;
  livestock(species: SpeciesId, animals: number): Found;
  monastery(number: MonasteryNumber): Found;
}

function read<Found>(tile: TileId, reader: Reader<Found>): Found {
  const [, number] = MONASTERY.exec(tile) ?? [];
  if (number !== undefined) return reader.monastery(Number(number) as MonasteryNumber);
  const [, species, animals] = LIVESTOCK.exec(tile) ?? [];
  if (species !== undefined) return reader.livestock(species as SpeciesId, Number(animals));
  return reader.plain(tile as PlainTile);
}

export const nounOf = (words: TileWords, tile: TileId): Noun =>
  read(tile, {
    plain: plain => words.plain[plain],
    livestock: (species, animals) => words.livestock[species](animals),
    monastery: words.monastery,
  });

/** What a tile does, in one line. */
export function effectOf(words: TileWords, tile: TileId, isSolo = false): string {
  const solo: Readonly<Partial<Record<MonasteryNumber, string>>> = isSolo ? words.soloEffects : {};
  return read(tile, {
    plain: plain => words.effects[plain],
    livestock: words.livestockEffect,
    monastery: number => solo[number] ?? words.monasteryEffects[number],
  });
}

export function shieldEffect(words: TileWords, shield: number): string {
  const effects: Readonly<Record<number, string | undefined>> = words.shieldEffects;
  return effects[shield] ?? words.shield(shield);
}
