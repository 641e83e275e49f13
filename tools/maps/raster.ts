import type { Land } from './geography.ts';
import { wobble } from './noise.ts';

/** A grid laid over the sheet; what a cell holds is looked up by row * width + column. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /** Cells per map unit. */
  readonly scale: number;
  readonly country: Int16Array;
  readonly owner: Uint8Array;
  /** Number of the landmass of each cell, and the cells of each landmass. */
  readonly mass: Int32Array;
  readonly massSize: readonly number[];
  /** Where each cell is measured from: its middle, displaced by noise. */
  readonly x: Float32Array;
  readonly y: Float32Array;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly land: readonly Land[];
  /** How far the sheet was widened around the land in play; noise stays with the land. */
  readonly offset: readonly [number, number];
}

/** Connected parts of the grid. */
export function components(
  { width, height }: { readonly width: number; readonly height: number },
  isWanted: (cell: number) => boolean,
  isSame: (cell: number, other: number) => boolean,
): { readonly part: Int32Array; readonly size: readonly number[] } {
  const part = new Int32Array(width * height);
  const size = [0];
  const open: number[] = [];
  for (let start = 0; start < part.length; start++) {
    if (part[start] !== 0 || !isWanted(start)) continue;
    const number = size.push(0) - 1;
    part[start] = number;
    open.push(start);
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      size[number]! += 1;
      const column = cell % width;
      const around = [
        column > 0 ? cell - 1 : -1,
        column < width - 1 ? cell + 1 : -1,
        cell - width,
        cell + width,
      ];
      for (const next of around) {
        if (next < 0 || next >= part.length || part[next] !== 0 || !isWanted(next) || !isSame(cell, next))
          continue;
        part[next] = number;
        open.push(next);
      }
    }
  }
  return { part, size };
}

/** Where the outline of a piece of land crosses each row of the grid. */
function crossings({ rings }: Land, first: number, last: number, scale: number): number[][] {
  const rows = Array.from({ length: last - first + 1 }, (): number[] => []);
  for (const ring of rings)
    for (let index = 0; index < ring.length; index++) {
      const [a, b] = [ring[index === 0 ? ring.length - 1 : index - 1]!, ring[index]!];
      if (a[1] === b[1]) continue;
      const [[x1, y1], [x2, y2]] = a[1] < b[1] ? [a, b] : [b, a];
      const [top, bottom] = [y1 * scale, y2 * scale];
      for (let row = Math.max(first, Math.ceil(top - 0.5)); row <= last && row + 0.5 < bottom; row++)
        rows[row - first]!.push(x1 * scale + ((x2 - x1) * scale * (row + 0.5 - top)) / (bottom - top));
    }
  return rows;
}

/** Resolution is the number of cells on 1000 map units. */
export function rasterOf({ width: w, height: h, land, offset }: Sheet, resolution: number): Grid {
  const scale = resolution / 1000;
  const width = Math.round(w * scale);
  const height = Math.round(h * scale);
  const country = new Int16Array(width * height);
  const owner = new Uint8Array(width * height);
  for (const piece of land) {
    let [low, high] = [Infinity, -Infinity];
    for (const ring of piece.rings)
      for (const [, y] of ring) {
        low = Math.min(low, y);
        high = Math.max(high, y);
      }
    const first = Math.max(0, Math.floor(low * scale));
    const last = Math.min(height - 1, Math.ceil(high * scale));
    if (last < first) continue;
    crossings(piece, first, last, scale).forEach((xs, index) => {
      xs.sort((a, b) => a - b);
      const row = (first + index) * width;
      for (let at = 0; at + 1 < xs.length; at += 2) {
        const end = xs[at + 1]!;
        for (
          let column = Math.max(0, Math.ceil(xs[at]! - 0.5));
          column < width && column + 0.5 < end;
          column++
        ) {
          country[row + column] = piece.country;
          owner[row + column] = piece.owner;
        }
      }
    });
  }
  const { part, size } = components(
    { width, height },
    cell => country[cell] !== 0,
    () => true,
  );
  const x = new Float32Array(width * height);
  const y = new Float32Array(width * height);
  for (let cell = 0; cell < country.length; cell++) {
    if (country[cell] === 0) continue;
    const [column, row] = [((cell % width) + 0.5) / scale, (Math.floor(cell / width) + 0.5) / scale];
    const [fromX, fromY] = [column - offset[0], row - offset[1]];
    x[cell] = column + wobble(fromX, fromY, 1);
    y[cell] = row + wobble(fromX, fromY, 2);
  }
  return { width, height, scale, country, owner, mass: part, massSize: size, x, y };
}
