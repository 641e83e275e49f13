import type { Box, Point } from '@palio/board-kit';
import type { Hex } from '../../rules/state.ts';
import { field, hexLabel } from '../../text/hexes.ts';
import { centreOf, SIDE } from '../geometry.ts';
import { assemble, readMap } from '../setup/map-code.ts';

const CODE = 'S:A:I0:123:123';

function lessonMap() {
  const assembly = readMap(CODE);
  if (assembly === undefined) throw new Error(`${CODE} is no map`);
  return assemble(assembly);
}

/** The map whose hexes the lesson names. */
export const MAP = lessonMap();

const HEXES: ReadonlyMap<string, Hex> = new Map(
  field(MAP.size).cells.map((_, hex) => [hexLabel(MAP.size, hex), hex]),
);

export function hexNamed(label: string): Hex {
  const hex = HEXES.get(label);
  if (hex === undefined) throw new Error(`the map of the lesson has no ${label}`);
  return hex;
}

export const placeOf = (label: string): Point => centreOf(MAP.size, hexNamed(label));

/** What these hexes cover, with a little room for counters and arrows at the edge. */
export function boxOf(labels: readonly string[]): Box {
  const places = labels.map(placeOf);
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const x = Math.min(...xs) - SIDE;
  const y = Math.min(...ys) - SIDE - 4;
  return { x, y, width: Math.max(...xs) + SIDE - x, height: Math.max(...ys) + SIDE + 8 - y };
}
