import { DUCHY_FIGURES, SOLO_DUCHIES, TEAM_DUCHIES } from './figures.ts';
import { CASTLE, FAMILIES, FAMILY_LETTERS, type Family } from './names.ts';

/** CB-9.1 A maximal set of connected spaces of one colour. */
export interface Area {
  readonly family: Family;
  readonly spaces: readonly number[];
}

/** A duchy as it is printed: everything about its spaces that never changes, outside every state. */
export interface Board {
  readonly id: string;
  readonly size: number;
  readonly families: readonly Family[];
  readonly numbers: readonly number[];
  /** CB-6.4, CB-31.9 Spaces from which one can expand: edges, and rivers on the solo boards. */
  readonly neighbours: readonly (readonly number[])[];
  readonly areas: readonly Area[];
  /** Index in `areas` of each space. */
  readonly areaOf: readonly number[];
  readonly spacesOf: readonly (readonly number[])[];
  readonly all: readonly number[];
  /** CB-1.9, CB-1.10, CB-30.5 Where the starting castle may go. */
  readonly startCastles: readonly number[];
  /** CB-21.2 Two spaces for each border post; empty without posts. */
  readonly posts: readonly (readonly number[])[];
  /** For a picture: centre of each space in units of one hex width. */
  readonly centres: readonly (readonly [x: number, y: number])[];
}

type Pair = readonly [number, number];

interface Frame {
  readonly centres: readonly (readonly [number, number])[];
  readonly edges: readonly Pair[];
  readonly rivers: readonly Pair[];
}

const ROW_HEIGHT = Math.sqrt(3) / 2;

/** Pointy-top hexes in axial coordinates: q grows to the right, r downwards. */
function hexFrame(cells: readonly (readonly number[])[]): Frame {
  const edges: Pair[] = [];
  cells.forEach(([q, r], i) => {
    cells.forEach(([otherQ, otherR], j) => {
      const dq = otherQ! - q!;
      const dr = otherR! - r!;
      if (j > i && Math.abs(dq) <= 1 && Math.abs(dr) <= 1 && Math.abs(dq + dr) <= 1) edges.push([i, j]);
    });
  });
  const centres = cells.map(([q, r]) => [q! + r! / 2, r! * ROW_HEIGHT] as const);
  return { centres, edges, rivers: [] };
}

/** A hexagon of side 4: rows of 4, 5, 6, 7, 6, 5, 4 spaces. */
function hexagon(): number[][] {
  const cells: number[][] = [];
  for (let r = -3; r <= 3; r++)
    for (let q = Math.max(-3, -3 - r); q <= Math.min(3, 3 - r); q++) cells.push([q, r]);
  return cells;
}

function neighbourLists(size: number, pairs: readonly Pair[]): number[][] {
  const lists: number[][] = Array.from({ length: size }, () => []);
  for (const [a, b] of pairs) {
    lists[a]!.push(b);
    lists[b]!.push(a);
  }
  return lists.map(list => list.sort((a, b) => a - b));
}

/** CB-9.1, CB-31.10 Only edges join areas, never rivers. */
function areasOf(families: readonly Family[], edges: readonly (readonly number[])[]): Area[] {
  const seen = new Set<number>();
  return families.flatMap((family, start) => {
    if (seen.has(start)) return [];
    const spaces = [start];
    seen.add(start);
    for (const space of spaces)
      for (const other of edges[space]!)
        if (families[other] === family && !seen.has(other)) {
          seen.add(other);
          spaces.push(other);
        }
    return { family, spaces: spaces.sort((a, b) => a - b) };
  });
}

function board(
  id: string,
  codes: readonly string[],
  frame: Frame,
  {
    startCastles,
    posts = [],
  }: { readonly startCastles?: readonly number[]; readonly posts?: readonly (readonly number[])[] },
): Board {
  if (codes.length !== frame.centres.length)
    throw new Error(`duchy ${id} has ${codes.length} spaces, not ${frame.centres.length}`);
  const families = codes.map(code => FAMILY_LETTERS.indexOf(code[0]!));
  const areas = areasOf(families, neighbourLists(codes.length, frame.edges));
  const areaOf: number[] = Array.from({ length: codes.length }, () => -1);
  areas.forEach((area, i) => {
    for (const space of area.spaces) areaOf[space] = i;
  });
  const all = codes.map((_, space) => space);
  const spacesOf = FAMILIES.map((_, family) => all.filter(space => families[space] === family));
  const castles = spacesOf[CASTLE]!;
  if (startCastles?.some(space => !castles.includes(space)) === true)
    throw new Error(`duchy ${id} has no castle space where the starting castle should go`);
  return {
    id,
    size: codes.length,
    families,
    numbers: codes.map(code => Number(code[1])),
    neighbours: neighbourLists(codes.length, [...frame.edges, ...frame.rivers]),
    areas,
    areaOf,
    spacesOf,
    all,
    startCastles: startCastles ?? castles,
    posts,
    centres: frame.centres,
  };
}

const codesIn = (rows: readonly string[]): string[] => rows.flatMap(row => row.split(' '));
const pairsOf = (pairs: readonly (readonly number[])[]): Pair[] => pairs.map(([a, b]) => [a!, b!]);

const duchyFrame = hexFrame(hexagon());
const posts = DUCHY_FIGURES.borderPosts.map(post => post.spaces);
const teamFrame = hexFrame(TEAM_DUCHIES.spaces);

/** CB-16.1 Duchies 3 to 10 beside the standard ones. */
export const BASE_DUCHIES: readonly string[] = DUCHY_FIGURES.duchies.flatMap(({ id }) =>
  id.startsWith('11') ? [] : id,
);
/** CB-21.1 */
export const BORDER_DUCHIES: readonly string[] = DUCHY_FIGURES.duchies.flatMap(({ id }) =>
  id.startsWith('11') ? id : [],
);

const boards: readonly Board[] = [
  ...DUCHY_FIGURES.duchies.map(({ id, rows }) =>
    board(id, codesIn(rows), duchyFrame, BORDER_DUCHIES.includes(id) ? { posts } : {}),
  ),
  ...TEAM_DUCHIES.duchies.map(({ id, rows, startCastles }) =>
    board(id, codesIn(rows), teamFrame, { startCastles }),
  ),
  ...SOLO_DUCHIES.map(({ id, spaces, edges, rivers }) =>
    board(
      id,
      spaces.map(({ space }) => space),
      { centres: spaces.map(({ at: [x, y] }) => [x!, y!]), edges: pairsOf(edges), rivers: pairsOf(rivers) },
      {},
    ),
  ),
];

export const BOARDS: ReadonlyMap<string, Board> = new Map(boards.map(entry => [entry.id, entry]));

export function boardNamed(id: string): Board {
  const found = BOARDS.get(id);
  if (found === undefined) throw new Error(`there is no duchy "${id}"`);
  return found;
}

/** CB-1.9 The castle space in the middle of a standard duchy. */
export function middleCastle(id: string): number {
  const space = DUCHY_FIGURES.duchies.find(duchy => duchy.id === id)?.startCastle;
  if (space === undefined) throw new Error(`duchy ${id} has no castle space in the middle`);
  return space;
}
