import { corners, DIRECTIONS, drawingNoise, hexPath, type Point, tenth } from '@palio/board-kit';
import type { BattleMap, TerrainCode } from '../../rules/state.ts';
import { TERRAIN_CODES, terrainAt, terrainFigures } from '../../text/figures.ts';
import { field, hexAt } from '../../text/hexes.ts';
import { battleGeometry, SIDE } from '../geometry.ts';
import { drawTerrain, TERRAIN_FILLS, VARIANTS } from './terrain.ts';

/** Everything of the field that never changes, as SVG text: drawn once for a map. */

type Edge = readonly [from: Point, to: Point];

const line = ([from, to]: Edge): string => `M${tenth(from.x)} ${tenth(from.y)}L${tenth(to.x)} ${tenth(to.y)}`;

interface Border {
  readonly edge: Edge;
  /** Towards the neighbour. */
  readonly direction: number;
  readonly hex: number;
  readonly neighbour: number;
}

/** Every side between two hexes of the board, from both of them. */
function bordersOf({ size }: BattleMap): Border[] {
  const { centres } = battleGeometry(size);
  return field(size).cells.flatMap(({ q, r }, hex) => {
    const points = corners(centres[hex] ?? { x: 0, y: 0 }, SIDE);
    return DIRECTIONS.flatMap((step, direction) => {
      const neighbour = hexAt(size, q + step.q, r + step.r);
      const from = points[direction];
      const to = points[(direction + 1) % 6];
      return neighbour === undefined || from === undefined || to === undefined
        ? []
        : { edge: [from, to] as const, direction, hex, neighbour };
    });
  });
}

/** Strokes on the lower side of a step; longer where it goes down two levels. */
function strokes({ edge: [from, to], direction }: Border, length: number): string {
  const angle = (direction * Math.PI) / 3;
  let path = '';
  for (let i = 0; i < 7; i++) {
    const share = (i + 0.5) / 7;
    const reach = length * (i % 2 === 0 ? 1 : 0.7);
    const x = from.x + (to.x - from.x) * share;
    const y = from.y + (to.y - from.y) * share;
    path += `M${tenth(x)} ${tenth(y)}l${tenth(reach * Math.cos(angle))} ${tenth(reach * Math.sin(angle))}`;
  }
  return path;
}

function cliffs(map: BattleMap, borders: readonly Border[]): string {
  const level = (hex: number): number => terrainFigures(terrainAt(map.terrain, hex)).level;
  const falls = [
    { drop: 1, width: 2.2, length: 5 },
    { drop: 2, width: 3.4, length: 8.5 },
  ];
  return falls
    .map(({ drop, width, length }) => {
      const steps = borders.filter(({ hex, neighbour }) => level(hex) - level(neighbour) === drop);
      const edges = `<path d="${steps.map(({ edge }) => line(edge)).join('')}" stroke-width="${width}"/>`;
      return `${edges}<path d="${steps.map(step => strokes(step, length)).join('')}" stroke-width="1.1"/>`;
    })
    .join('');
}

function seams({ size }: BattleMap, borders: readonly Border[]): string {
  const { cells } = field(size);
  return borders
    .filter(({ direction, hex, neighbour }) => direction < 3 && cells[hex]?.slot !== cells[neighbour]?.slot)
    .map(({ edge }) => line(edge))
    .join('');
}

/** Hexes of each terrain as one path. */
export function terrainAreas({
  size,
  terrain,
}: BattleMap): { readonly code: TerrainCode; readonly path: string }[] {
  const { centres } = battleGeometry(size);
  return TERRAIN_CODES.map(code => ({
    code,
    path: centres
      .map((centre, hex) => (terrainAt(terrain, hex) === code ? hexPath(centre, SIDE) : ''))
      .join(''),
  }));
}

export function drawGround(map: BattleMap, id: string): string {
  const { centres } = battleGeometry(map.size);
  const borders = bordersOf(map);
  const symbols = TERRAIN_CODES.flatMap(code =>
    Array.from(
      { length: VARIANTS[code] },
      (_, variant) => `<g id="${id}-${code}${variant}">${drawTerrain(code, variant)}</g>`,
    ),
  );
  const plate = centres.map(({ x, y }) => hexPath({ x, y: y + 7 }, SIDE * 1.02)).join('');
  const areas = terrainAreas(map).map(
    ({ code, path }) => `<path d="${path}" fill="${TERRAIN_FILLS[code]}"/>`,
  );
  const drawings = centres.map(({ x, y }, hex) => {
    const code = terrainAt(map.terrain, hex);
    const noise = drawingNoise(hex * 31 + 7);
    noise();
    return `<use href="#${id}-${code}${Math.floor(noise() * VARIANTS[code])}" x="${tenth(x)}" y="${tenth(y)}"/>`;
  });
  return [
    `<defs>${symbols.join('')}</defs>`,
    `<path d="${plate}" fill="var(--battle-plate)"/>`,
    `<g stroke="var(--battle-line)" stroke-width="1.2">${areas.join('')}</g>`,
    `<path d="${seams(map, borders)}" stroke="var(--battle-seam)" stroke-width="3.2" stroke-linecap="round" opacity=".85"/>`,
    `<g stroke="var(--battle-pen)" stroke-linecap="round" opacity=".8">${cliffs(map, borders)}</g>`,
    ...drawings,
  ].join('');
}
