import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../workspaces.ts';

type Link = readonly [string, string];
export type Pair = readonly [number, number];
/** West, south, east, north in degrees. */
export type GeoBox = readonly [number, number, number, number];

/** What the map maker must know about a map besides the figures of the game. */
export interface Region {
  readonly canvas: Pair;
  /** Widens the sheet so that land out of play runs off the edges. */
  readonly pad: Pair;
  readonly parallels: Pair;
  readonly meridian: number;
  /** Turns the whole map, in degrees. */
  readonly angle: number;
  readonly frame: readonly [Pair, Pair];
  /** Modern countries (ISO 3166 numbers) whose land is in play. */
  readonly play: readonly number[];
  /** Countries of which only these provinces may take land, and no farther than `reach`. */
  readonly partial: Readonly<Record<string, readonly string[]>>;
  readonly reach: number;
  readonly swell: { readonly rounds: number; readonly power: number; readonly strength: number };
  /** Islands below this size, in square map units, go whole to one province. */
  readonly wholeIsland: number;
  /** Least area wanted of a province, where it is not the usual one. */
  readonly floor: Readonly<Record<string, number>>;
  readonly grow: Readonly<Record<string, number>>;
  /** Land in these boxes vanishes; land in the next ones counts as the first country in play. */
  readonly drop: readonly GeoBox[];
  readonly inPlay: readonly GeoBox[];
  readonly islands: Readonly<Record<string, readonly GeoBox[]>>;
  /** Longitude and latitude of the points that shape each province. */
  readonly seeds: Readonly<Record<string, readonly Pair[]>>;
  readonly seas: readonly SeaName[];
  /** Neighbours without a common border: a line is drawn between them. */
  readonly lines: readonly Link[];
  /** Those of all links that cross the sea. */
  readonly seaLinks: readonly Link[];
  /** The seeds after `--solve`: x, y on the swollen sheet, and how far the seed pushes its border. */
  readonly solved: Readonly<Record<string, readonly (readonly [number, number, number])[]>>;
}

export interface SeaName {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}

/** The part of a map file of the game that the picture follows. */
export interface MapFigures {
  readonly nations: readonly {
    readonly capital: string;
    readonly tradeCentre: string;
    readonly common: readonly string[];
    readonly contested: readonly string[];
  }[];
  readonly provinces: readonly { readonly id: string; readonly name: string }[];
  readonly links: readonly Link[];
  readonly oneSidedLinks: { readonly links: readonly Link[] };
}

export const MAP_IDS = ['west', 'east', 'italia'] as const;
export type MapId = (typeof MAP_IDS)[number];

const GAME = path.join(ROOT, 'games/warriors-and-traders');
export const OUTPUT = path.join(GAME, 'board/map/generated');

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

export const regionFile = (map: MapId): string => path.join(import.meta.dirname, `${map}.json`);
export const regionOf = (map: MapId): Region => read(regionFile(map)) as Region;
export const figuresOf = (map: MapId): MapFigures => read(path.join(GAME, `data/${map}.json`)) as MapFigures;

/** Of all that a picture follows. Drawing takes a minute; comparing this shows at once that a picture is old. */
export function sourceHash(map: MapId): string {
  const { nations, provinces, links, oneSidedLinks } = figuresOf(map);
  const followed = [
    regionOf(map),
    nations.map(({ capital, tradeCentre, common, contested }) => [capital, tradeCentre, common, contested]),
    provinces.map(({ id, name }) => [id, name]),
    links,
    oneSidedLinks.links,
  ];
  return createHash('sha256').update(JSON.stringify(followed)).digest('hex').slice(0, 16);
}

/** Two provinces in one number, whichever comes first. */
export const pairKey = (a: number, b: number): number => (a < b ? a * 100 + b : b * 100 + a);
