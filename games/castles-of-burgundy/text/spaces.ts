import { duchiesJson, soloJson, teamJson } from './data.ts';
import type { FamilyId, PostPair } from '../rules/names.ts';

/** A duchy as text needs it: every space with its place in a row, its family and its number. */
export interface Layout {
  /** Rows from the top: spaces from the left, each with its centre in hex widths from the left rim. */
  readonly rows: readonly { readonly letter: string; readonly cells: readonly Cell[] }[];
  /** "c3": the third space of the third row. */
  readonly labels: readonly string[];
  readonly families: readonly FamilyId[];
  readonly numbers: readonly number[];
  /** CB-31.9 Spaces joined by a river. */
  readonly rivers: readonly (readonly number[])[];
  readonly hasPosts: boolean;
}

interface Cell {
  readonly space: number;
  readonly x: number;
}

type Centre = readonly [x: number, row: number];

const LETTERS: Readonly<Record<string, FamilyId>> = {
  B: 'building',
  G: 'livestock',
  K: 'monastery',
  C: 'castle',
  M: 'mine',
  S: 'ship',
};
const ROW_LETTERS = 'abcdefghijkl';
const LONGEST_ROW = 7;
/** Centres of the solo boards are measured from pictures: their rows lie about this far apart. */
const ROW_HEIGHT = 0.87;

const codesIn = (rows: readonly string[]): string[] => rows.flatMap(row => row.split(' '));

function layout(
  codes: readonly string[],
  centres: readonly Centre[],
  asides: { readonly rivers?: readonly (readonly number[])[]; readonly hasPosts?: boolean } = {},
): Layout {
  const left = Math.min(...centres.map(([x]) => x));
  const numbers = [...new Set(centres.map(([, row]) => row))].sort((a, b) => a - b);
  const labels: string[] = [];
  const rows = numbers.map((number, i) => {
    const letter = ROW_LETTERS[i] ?? '?';
    const cells = centres
      .flatMap(([x, row], space): Cell[] => (row === number ? [{ space, x: x - left }] : []))
      .sort((a, b) => a.x - b.x);
    cells.forEach(({ space }, place) => {
      labels[space] = `${letter}${place + 1}`;
    });
    return { letter, cells };
  });
  return {
    rows,
    labels,
    families: codes.map(code => LETTERS[code.charAt(0)] ?? 'building'),
    numbers: codes.map(code => Number(code.slice(1))),
    rivers: asides.rivers ?? [],
    hasPosts: asides.hasPosts ?? false,
  };
}

const hexagonCentres = (rows: readonly string[]): Centre[] =>
  rows.flatMap((row, number) => {
    const { length } = row.split(' ');
    return Array.from({ length }, (_, i): Centre => [(LONGEST_ROW - length) / 2 + i, number]);
  });

const teamCentres = teamJson.spaces.map(([q = 0, r = 0]): Centre => [q + r / 2, r]);

const LAYOUTS: ReadonlyMap<string, Layout> = new Map([
  ...duchiesJson.duchies.map(
    ({ id, rows }) =>
      [id, layout(codesIn(rows), hexagonCentres(rows), { hasPosts: id.startsWith('11') })] as const,
  ),
  ...teamJson.duchies.map(({ id, rows }) => [id, layout(codesIn(rows), teamCentres)] as const),
  ...soloJson.duchies.map(({ id, spaces, rivers }) => {
    const top = Math.min(...spaces.map(({ at: [, y = 0] }) => y));
    const centres = spaces.map(({ at: [x = 0, y = 0] }): Centre => [x, Math.round((y - top) / ROW_HEIGHT)]);
    const codes = spaces.map(({ space }) => space);
    return [id, layout(codes, centres, { rivers })] as const;
  }),
]);

/** Undefined until the duchy is chosen. */
export const layoutOf = (duchy: string): Layout | undefined => LAYOUTS.get(duchy);

/** A space in words: its label alone where the duchy is not known yet. */
export interface SpaceName {
  readonly label: string;
  readonly family: FamilyId | undefined;
  readonly number: number;
}

export function spaceName(duchy: string, space: number): SpaceName {
  const found = layoutOf(duchy);
  return {
    label: found?.labels[space] ?? String(space + 1),
    family: found?.families[space],
    number: found?.numbers[space] ?? 0,
  };
}

export type PostId = 'nw' | 'e' | 's';

/** CB-21.2 The spaces of each border post. */
export const POSTS: readonly { readonly id: PostId; readonly spaces: readonly number[] }[] =
  duchiesJson.borderPosts.map(({ id, spaces }) => ({ id: id as PostId, spaces }));

export const postsOf = (pair: PostPair): readonly PostId[] => pair.split('-') as PostId[];
