import { type Point, tenth } from '@palio/board-kit';
import { REGIONS } from '../figures.ts';
import {
  type Border,
  BORDERS,
  centreOf,
  KINGDOM,
  lineText,
  MAP,
  OVERSEAS,
  portOf,
  ROADS,
  shapeOf,
} from './geometry.ts';
import { growthOf, peak, terrainOf } from './terrain.ts';

/** Everything of the map that never changes, as SVG text in three layers: what owners and glow colour lies between. */

const stroke = (path: string, colour: string, width: number, more = ''): string =>
  `<path d="${path}" fill="none" stroke="var(--${colour})" stroke-width="${width}"${more}/>`;

/** Far beyond the map, because a viewport of another shape shows more. */
const BEYOND = 1200;

/** The outline of the land stroked ever thinner, water and deep water by turns. */
function water(land: string): string {
  const rings: readonly (readonly [number, string])[] = [
    [42, 'sea'],
    [38, 'sea-2'],
    [28, 'sea'],
    [24, 'sea-2'],
    [15, 'sea'],
    [10, 'sea-2'],
  ];
  return (
    `<rect x="${-BEYOND}" y="${-BEYOND}" width="${MAP.width + 2 * BEYOND}" height="${MAP.height + 2 * BEYOND}" fill="var(--sea)"/>` +
    `<g stroke-linejoin="round">${stroke(land, 'sea-2', 56, ' opacity=".5"')}${rings.map(([width, colour]) => stroke(land, colour, width)).join('')}</g>`
  );
}

function rose({ x, y }: Point, size: number): string {
  const rays = Array.from({ length: 16 }, (_, i) => {
    const length = size * (i % 4 === 0 ? 1.1 : i % 2 === 0 ? 0.86 : 0.6);
    const half = (side: number): string =>
      `M0 0L${tenth(side * size * 0.1)} ${tenth(-size * 0.24)}L0 ${tenth(-length)}z`;
    return (
      `<g transform="rotate(${i * 22.5})"><path d="${half(1)}" fill="var(--sea-ink)" opacity=".75"/>` +
      `<path d="${half(-1)}" fill="var(--sea)" stroke="var(--sea-ink)" stroke-opacity=".6" stroke-width=".8"/></g>`
    );
  }).join('');
  return `<g transform="translate(${x} ${y})" opacity=".6"><circle r="${size}" fill="none" stroke="var(--sea-ink)" stroke-opacity=".5"/>${rays}</g>`;
}

const roads = (): string =>
  ROADS.map(
    path =>
      stroke(path, 'kn-engrave', 8, ' stroke-opacity=".75" stroke-linecap="round"') +
      stroke(path, 'kn-road', 5.6, ' stroke-linecap="round"') +
      stroke(path, 'kn-engrave', 1, ' stroke-opacity=".45" stroke-dasharray="5 5"'),
  ).join('');

/** Sea, land with what grows on it, and roads; `id` makes its clip paths unique on the page. */
export function drawLand(id: string): string {
  const land = KINGDOM.map(shapeOf).join('');
  const clips = KINGDOM.map(
    region => `<clipPath id="${id}-${region}"><path d="${shapeOf(region)}"/></clipPath>`,
  ).join('');
  const fields = KINGDOM.map(
    region => `<path d="${shapeOf(region)}" fill="var(--kn-${terrainOf(region)})"/>`,
  ).join('');
  const growth = KINGDOM.map(region => `<g clip-path="url(#${id}-${region})">${growthOf(region)}</g>`).join(
    '',
  );
  const plates = OVERSEAS.map(
    region =>
      `<path d="${shapeOf(region)}" fill="var(--kn-overseas)" stroke="#1d1612" stroke-opacity=".65" stroke-width="1.5"/>`,
  ).join('');
  return (
    `<defs>${clips}</defs>${water(land)}${fields}${growth}` +
    stroke(land, 'kn-ink', 1.6, ' stroke-opacity=".5" stroke-linejoin="round"') +
    `${roads()}${plates}${rose({ x: 36, y: 652 }, 24)}`
  );
}

const bordersOf = (type: string): readonly Border[] => BORDERS.filter(border => border.type === type);
const joined = (borders: readonly Border[]): string => borders.map(({ line }) => lineText(line)).join('');

const BRIDGE =
  '<rect x="-16" y="-8.5" width="32" height="17" rx="3" fill="var(--kn-wall-2)" stroke="#1d1612" stroke-width="1.4"/>' +
  '<path d="M-16-4.5h32M-16 4.5h32" stroke="#1d1612"/>' +
  '<path d="M-10-8.5v4M0-8.5v4M10-8.5v4M-10 8.5v-4M0 8.5v-4M10 8.5v-4" stroke="#1d1612" stroke-opacity=".6"/>';

export function bridgePlace({ a, b, line }: Border): { at: Point; angle: number } {
  const [from, to] = [centreOf(a), centreOf(b)];
  const middle = line[Math.floor(line.length / 2)] ?? from;
  return { at: middle, angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI };
}

export const BRIDGES: readonly Border[] = BORDERS.filter(({ bridge }) => bridge !== '');

/** The strait, the rivers and the bridges over them. */
export function drawWaters(): string {
  const strait = joined(bordersOf('sea'));
  const river = joined(bordersOf('river'));
  const round = ' stroke-linecap="round"';
  const bridges = BRIDGES.map(border => {
    const { at, angle } = bridgePlace(border);
    return `<g transform="translate(${tenth(at.x)} ${tenth(at.y)}) rotate(${tenth(angle)})">${BRIDGE}</g>`;
  }).join('');
  return (
    stroke(strait, 'kn-ink', 25, ` stroke-opacity=".5"${round}`) +
    stroke(strait, 'sea', 22, round) +
    stroke(strait, 'sea-2', 2, ' stroke-dasharray="12 8"') +
    stroke(river, 'kn-ink', 14, ` stroke-opacity=".75"${round}`) +
    stroke(river, 'kn-river', 11, round) +
    stroke(river, 'sea', 3.5, ` stroke-dasharray="14 9"${round}`) +
    bridges
  );
}

/** Mountains stand before what lies behind them. */
export function drawRanges(): string {
  const peaks = bordersOf('mountain').flatMap(({ line }, range) =>
    [0, 2, 4, 6, 8].map((at, i) => ({
      at: { x: line[at]!.x + (i % 2 === 1 ? 4 : -3), y: line[at]!.y + 9 + (i % 2) * 3 },
      width: 22 + ((i * 7 + range * 5) % 9),
      height: 24 + ((i * 11 + range * 3) % 11),
    })),
  );
  return peaks
    .sort((a, b) => a.at.y - b.at.y)
    .map(({ at, width, height }) => peak(at, width, height))
    .join('');
}

export interface RegionName {
  readonly region: number;
  readonly at: Point;
}

/** Regions without a city show their coordinate. */
export const COORDINATES: readonly RegionName[] = KINGDOM.flatMap(region => {
  const { city, port } = REGIONS[region]!;
  const { x, y } = centreOf(region);
  return city >= 0 ? [] : [{ region, at: { x, y: y + (port ? 32 : 47) } }];
});

export const ANCHORS: readonly RegionName[] = REGIONS.flatMap(({ port }, region) =>
  port ? [{ region, at: portOf(region) }] : [],
);
