import { LAND, MAP, RIVER } from './land.ts';
import { scenery } from './scenery.ts';

/** Two islands, because camels do not stand on water. */
const ISLES =
  'M58 214q-8-34 26-42 40-12 66 10 22 20 4 52-16 26-52 22-38-2-44-42z' +
  'M54 574q-4-36 34-42 42-6 58 22 14 32-10 50-28 18-58 6-20-8-24-36z';

const WAVES: readonly (readonly [number, number])[] = [
  [60, 92],
  [262, 160],
  [262, 262],
  [150, 358],
  [70, 440],
  [262, 520],
  [150, 640],
  [258, 716],
  [160, 728],
];

const line = (path: string, colour: string, width: number, more = ''): string =>
  `<path d="${path}" stroke="var(--${colour})" stroke-width="${width}"${more}/>`;

/** The outline of the land stroked ever thinner, water and deep water by turns. */
function water(): string {
  const shore = LAND.map(({ path }) => path).join('') + ISLES;
  const rings: readonly (readonly [number, string])[] = [
    [38, 'sea'],
    [34, 'sea-2'],
    [25, 'sea'],
    [21, 'sea-2'],
    [13, 'sea'],
    [8, 'sea-2'],
  ];
  const waves = WAVES.map(([x, y]) => `M${x - 14} ${y}q5-6 9 0t9 0 9 0`).join('');
  return (
    `<rect width="${MAP.width}" height="${MAP.height}" fill="var(--sea)"/>` +
    `<g fill="none" stroke-linejoin="round">${line(shore, 'sea-2', 52, ' opacity=".55"')}${rings.map(([width, colour]) => line(shore, colour, width)).join('')}</g>` +
    `<path d="M40 400H306" stroke="var(--sea-ink)" stroke-width="2.2" stroke-dasharray="2 8" stroke-linecap="round" opacity=".75"/>` +
    `<path d="${waves}" fill="none" stroke="var(--sea-ink)" stroke-opacity=".35" stroke-width="1.6" stroke-linecap="round"/>` +
    `<path d="${ISLES}" fill="var(--tad-ebla)" stroke="var(--tad-ink)" stroke-opacity=".6" stroke-width="2"/>`
  );
}

const fields = (id: string): string =>
  LAND.map(
    ({ id: region, path }) =>
      `<path d="${path}" fill="var(--tad-${region})"/><path d="${path}" clip-path="url(#${id}-${region})" fill="none" stroke="var(--tad-${region}-edge)" stroke-opacity=".5" stroke-width="20"/>`,
  ).join('');

/** Green banks, a dark edge, deep water, water, and the current. */
function river(id: string): string {
  const bed = (width: number, arm: number, colour: string, more = ''): string =>
    RIVER.map((path, i) => line(path, colour, i === 0 ? width : arm, more)).join('');
  const current = RIVER.map((path, i) =>
    line(
      path,
      'sea-2',
      2,
      ` stroke-dasharray="40 26" stroke-opacity=".9" transform="translate(${i === 0 ? -20 : 16} 0)"`,
    ),
  ).join('');
  return (
    `<g clip-path="url(#${id}-euphrates)" fill="none" stroke-linecap="round">${bed(170, 170, 'tad-bank', ' opacity=".55"')}` +
    `${bed(111, 103, 'tad-ink', ' stroke-opacity=".6"')}${bed(107, 99, 'sea-2')}${bed(92, 84, 'sea')}${current}</g>`
  );
}

const borders = (): string =>
  LAND.map(
    ({ path }) =>
      `<path d="${path}" fill="none" stroke="var(--tad-ink)" stroke-opacity=".72" stroke-width="2.6" stroke-linejoin="round"/>`,
  ).join('');

/** Everything of the map that never changes, as SVG text; `id` makes its clip paths unique on the page. */
export function drawGround(id: string): string {
  const clips = LAND.map(
    ({ id: region, path }) => `<clipPath id="${id}-${region}"><path d="${path}"/></clipPath>`,
  ).join('');
  return `<defs>${clips}</defs>${water()}${fields(id)}${river(id)}${scenery()}${borders()}`;
}
