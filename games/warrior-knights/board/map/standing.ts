import type { Point } from '@palio/board-kit';
import type { View } from '../../rules/view-types.ts';
import { AT_SEA, keepIn, ON_LAND, REGIONS } from '../figures.ts';
import { centreOf, portOf } from './geometry.ts';

export interface StandingNoble {
  readonly noble: number;
  readonly at: Point;
  readonly size: number;
}

/** What stands in a region, and where it is drawn. */
export interface Standing {
  readonly city: Point | undefined;
  readonly keep: Point | undefined;
  readonly nobles: readonly StandingNoble[];
  /** Nobles for whom there is no room. */
  readonly more: { readonly at: Point; readonly count: number } | undefined;
}

interface Rows {
  readonly perRow: number;
  readonly most: number;
  readonly size: number;
  readonly across: number;
  readonly down: number;
  /** Middle of the block from the middle of the region. */
  readonly dx: number;
  readonly dy: number;
}

/** Room for so many Nobles beside a city, beside a keep, or alone. */
function rowsFor(count: number, hasCity: boolean, hasKeep: boolean, isKingdom: boolean): Rows {
  if (!isKingdom)
    return count === 1
      ? { perRow: 1, most: 1, size: 27, across: 0, down: 0, dx: 51, dy: -2 }
      : { perRow: 1, most: 2, size: 22, across: 0, down: 35, dx: 52, dy: -5 };
  if (hasCity)
    return count <= 2
      ? { perRow: 2, most: 2, size: 28, across: 33, down: 0, dx: 0, dy: 29 }
      : { perRow: 4, most: 4, size: 22, across: 25, down: 0, dx: 0, dy: 29 };
  if (hasKeep)
    return count === 1
      ? { perRow: 1, most: 1, size: 30, across: 0, down: 0, dx: 27, dy: -2 }
      : { perRow: 2, most: 4, size: 22, across: 25, down: 36, dx: 26, dy: count > 2 ? -3 : 0 };
  if (count === 1) return { perRow: 1, most: 1, size: 35, across: 0, down: 0, dx: 0, dy: -5 };
  return count === 2
    ? { perRow: 2, most: 2, size: 32, across: 38, down: 0, dx: 0, dy: -4 }
    : { perRow: 3, most: 6, size: 25, across: 30, down: 40, dx: 0, dy: -4 };
}

function block(region: number, nobles: readonly number[], rows: Rows): Pick<Standing, 'nobles' | 'more'> {
  const { x, y } = centreOf(region);
  const { perRow, most, size, across, down, dx, dy } = rows;
  const shown = nobles.length > most ? most - 1 : nobles.length;
  const cells = Math.min(nobles.length, most);
  const lines = Math.ceil(cells / perRow);
  const place = (i: number): Point => {
    const line = Math.floor(i / perRow);
    const inLine = line === lines - 1 ? cells - line * perRow : perRow;
    return {
      x: x + dx + ((i % perRow) - (inLine - 1) / 2) * across,
      y: y + dy + (line - (lines - 1) / 2) * down,
    };
  };
  return {
    nobles: nobles.slice(0, shown).map((noble, i) => ({ noble, at: place(i), size })),
    more: shown < nobles.length ? { at: place(shown), count: nobles.length - shown } : undefined,
  };
}

const AFLOAT = { size: 23, pitch: 25, lift: 10 } as const;

/** Nobles who lie off a port. */
function afloat(region: number, nobles: readonly number[]): readonly StandingNoble[] {
  const { x, y } = portOf(region);
  const side = REGIONS[region]!.isKingdom ? 0 : 8;
  return nobles.map((noble, i) => ({
    noble,
    at: { x: x + side + (i - (nobles.length - 1) / 2) * AFLOAT.pitch, y: y - AFLOAT.lift },
    size: AFLOAT.size,
  }));
}

/** By region. */
export function standings(view: View): readonly Standing[] {
  const onLand: number[][] = REGIONS.map(() => []);
  const atSea: number[][] = REGIONS.map(() => []);
  view.nobles.forEach(({ place, region }, noble) => {
    if (place === ON_LAND) onLand[region]?.push(noble);
    if (place === AT_SEA) atSea[region]?.push(noble);
  });
  return REGIONS.map(({ city, isKingdom }, region) => {
    const { x, y } = centreOf(region);
    const count = onLand[region]!.length;
    const hasKeep = keepIn(view, region) >= 0;
    const { nobles, more } = block(region, onLand[region]!, rowsFor(count, city >= 0, hasKeep, isKingdom));
    const isCrowded = count > 1;
    return {
      city:
        city < 0
          ? undefined
          : {
              x: x + cityShift(isKingdom, count, atSea[region]!.length),
              y: y - (isKingdom ? (count > 0 ? 19 : 3) : -3),
            },
      keep: hasKeep ? { x: x - (count === 0 ? 0 : isCrowded ? 26 : 20), y: y - 4 } : undefined,
      nobles: [...nobles, ...afloat(region, atSea[region]!)],
      more,
    };
  });
}

/** On the plate of an overseas city Nobles stand on the right, ships on the left. */
function cityShift(isKingdom: boolean, onLand: number, atSea: number): number {
  if (isKingdom) return 0;
  if (onLand > 0) return -8;
  return atSea > 0 ? 18 : 4;
}
