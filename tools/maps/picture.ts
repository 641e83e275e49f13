import type { Spot } from './geography.ts';
import type { Lane } from './lanes.ts';
import { type Arc, HALF } from './outline.ts';
import type { Place } from './places.ts';
import type { SeaName } from './region.ts';

/** Land at the edge of the sheet runs on, for screens of another shape. */
const BEYOND = 1200;

/** Fills of the nations in the order of the map file, for the picture seen by itself. */
const TINTS = ['#dad7bb', '#c2d2e6', '#ecc8c0', '#f0d8a8', '#dccbe0', '#c0ded5', '#e3d0ba', '#cfe0b3'];

export interface Drawing {
  /** Tells what the picture was made from. */
  readonly madeFrom: string;
  readonly width: number;
  readonly height: number;
  readonly arcs: readonly Arc[];
  readonly provinces: readonly (Place & { readonly id: string; readonly nation: number })[];
  readonly lanes: readonly Lane[];
  readonly seas: readonly SeaName[];
}

const keyOf = (spot: Spot | undefined): string => (spot === undefined ? '' : `${spot[0]},${spot[1]}`);

/** Joins the lines around a label to closed rings, land to the right. */
function ringsOf(arcs: readonly Arc[], label: number): Spot[][] {
  const open = arcs.flatMap(({ left, right, line }) => {
    if (right === label) return [line];
    return left === label ? [line.toReversed()] : [];
  });
  const starts = new Map<string, (readonly Spot[])[]>();
  for (const line of open) starts.set(keyOf(line[0]), [...(starts.get(keyOf(line[0])) ?? []), line]);
  const joined = new Set<readonly Spot[]>();
  const rings: Spot[][] = [];
  for (const first of open) {
    if (joined.has(first)) continue;
    const ring = [...first];
    joined.add(first);
    while (keyOf(ring[0]) !== keyOf(ring.at(-1))) {
      const next = starts.get(keyOf(ring.at(-1)))?.find(line => !joined.has(line));
      if (next === undefined) throw new Error(`the outline of label ${label} is not closed`);
      joined.add(next);
      ring.push(...next.slice(1));
    }
    rings.push(ring);
  }
  return rings;
}

const written = (half: number): string => String(half / HALF);
/** A number after another one: a minus parts them as well as a blank. */
const after = (half: number): string => (half < 0 ? written(half) : ` ${written(half)}`);

/** Relative steps: short, and neighbours pack well. */
function pathOf(spots: readonly Spot[], isClosed: boolean): string {
  const [first, ...rest] = isClosed ? spots.slice(0, -1) : spots;
  if (first === undefined) return '';
  let [x, y] = first;
  const steps = rest.map(([nextX, nextY]) => {
    const step: Spot = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step;
  });
  const line = steps
    .map(([dx, dy], index) => (index === 0 ? `l${written(dx)}` : after(dx)) + after(dy))
    .join('');
  return `M${written(first[0])}${after(first[1])}${line}${isClosed ? 'z' : ''}`;
}

const closed = (rings: readonly (readonly Spot[])[]): string =>
  rings.map(ring => pathOf(ring, true)).join('');

function boxOf(rings: readonly (readonly Spot[])[]): string {
  const spots = rings.flat();
  const xs = spots.map(([x]) => x / HALF);
  const ys = spots.map(([, y]) => y / HALF);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y].join(' ');
}

/** The whole map as one SVG file: a picture by itself, and the shapes that the board draws with its own colours. */
export function pictureOf({ madeFrom, width, height, arcs, provinces, lanes, seas }: Drawing): string {
  const outside = provinces.length + 1;
  const [right, bottom] = [width * HALF, height * HALF];
  const push = (value: number, end: number): number =>
    value <= 0 ? -BEYOND * HALF : value >= end ? end + BEYOND * HALF : value;
  const outland = ringsOf(arcs, outside).map(ring =>
    ring.map(([x, y]): Spot => [push(x, right), push(y, bottom)]),
  );
  const isProvince = (label: number): boolean => label > 0 && label < outside;
  const shapes = provinces.map(({ id, nation, label, slots, tight }, index) => {
    const rings = ringsOf(arcs, index + 1);
    const crowded = tight === undefined ? '' : ` data-tight="${tight.flat().join(' ')}"`;
    return (
      `<path id="${id}" fill="${TINTS[nation] ?? '#ded7c8'}" data-box="${boxOf(rings)}" ` +
      `data-label="${label.x} ${label.y} ${label.lines.join('|')}" data-slots="${slots.flat().join(' ')}"${crowded} d="${closed(rings)}"/>`
    );
  });
  const borders = arcs
    .filter(arc => isProvince(arc.left) && isProvince(arc.right))
    .map(
      ({ left, right: other, line }) =>
        `<path data-link="${left - 1} ${other - 1}" d="${pathOf(line, false)}"/>`,
    );
  const ways = lanes.map(
    ({ a, b, kind, from, bend, to }) =>
      `<path data-link="${a - 1} ${b - 1}" data-kind="${kind}" d="M${from.join(' ')}Q${bend.join(' ')} ${to.join(' ')}"/>`,
  );
  const names = seas.map(
    ({ name, x, y, size, turn }) =>
      `<text x="${x}" y="${y}" font-size="${size}" data-turn="${turn}" transform="rotate(${turn} ${x} ${y})">${name}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" data-made-from="${madeFrom}">`,
    '<!-- Generated by tools/maps.ts; do not edit. Coast lines: Natural Earth, public domain, through world-atlas. -->',
    `<rect width="${width}" height="${height}" fill="#bcd0d2"/>`,
    `<path id="outland" fill="#ded7c8" d="${closed(outland)}"/>`,
    '<g id="provinces" stroke="#33261a" stroke-width="1.5">',
    ...shapes,
    '</g>',
    '<g id="borders" fill="none" stroke="#33261a">',
    ...borders,
    '</g>',
    '<g id="lanes" fill="none" stroke="#2b4a5a" stroke-width="2" stroke-dasharray="7 5">',
    ...ways,
    '</g>',
    '<g id="seas" fill="#2f5560" font-style="italic" text-anchor="middle" opacity=".6">',
    ...names,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}
