import { drawingNoise, type Point, tenth } from '@palio/board-kit';
import { REGIONS } from '../figures.ts';
import { centreOf, KINGDOM, SIDE } from './geometry.ts';

/** What grows on a region. Only decoration: no rule asks for it. */
export type Terrain = 'field' | 'wood' | 'plain' | 'hill';
const SOWN: readonly Terrain[] = ['wood', 'plain', 'hill', 'wood', 'field', 'hill', 'plain'];
/** Steps through the sowing that leave no two neighbours alike too often. */
const STRIDE = 5;
const OFFSET = 3;

export const terrainOf = (region: number): Terrain =>
  REGIONS[region]!.city >= 0 ? 'field' : SOWN[(KINGDOM.indexOf(region) * STRIDE + OFFSET) % SOWN.length]!;

function fir({ x, y }: Point, k: number): string {
  const [top, right, left] = [
    `${tenth(x)} ${tenth(y - 9 * k)}`,
    `l${tenth(4.6 * k)} ${tenth(10.5 * k)}`,
    tenth(-9.2 * k),
  ];
  return (
    `<path d="M${top}${right}h${left}z" fill="var(--kn-tree)" stroke="var(--kn-engrave)" stroke-width=".9"/>` +
    `<path d="M${top}${right}h${tenth(-4.4 * k)}z" fill="var(--kn-engrave)" opacity=".3"/>`
  );
}

const oak = ({ x, y }: Point, k: number): string =>
  `<path d="M${tenth(x)} ${tenth(y)}v${tenth(4 * k)}" stroke="var(--kn-engrave)" stroke-width="1.5"/>` +
  `<circle cx="${tenth(x)}" cy="${tenth(y - 3 * k)}" r="${tenth(4.8 * k)}" fill="var(--kn-tree-2)" stroke="var(--kn-engrave)" stroke-width=".9"/>`;

const TREES: readonly (readonly [number, number])[] = [
  [-30, -24],
  [-18, -32],
  [-4, -36],
  [10, -33],
  [24, -27],
  [-36, -8],
  [36, -10],
  [-32, 20],
  [32, 22],
  [20, 32],
  [-20, 34],
];
const HILLS: readonly (readonly [number, number])[] = [
  [-26, -24],
  [22, -28],
  [30, 20],
  [-28, 26],
];
const TUFTS = 5;

const hill = (x: number, y: number): string =>
  `<path d="M${tenth(x - 13)} ${tenth(y + 6)}q6-15 13-12t13 12z" fill="var(--kn-mound)" stroke="var(--kn-engrave)"/>` +
  `<path d="M${tenth(x + 4)} ${tenth(y - 3)}l2 6m3-3l1.5 4" stroke="var(--kn-engrave)" stroke-width=".9"/>`;

const tuft = (x: number, y: number): string =>
  `M${tenth(x - 3)} ${tenth(y)}q1-2.5.7-4.5M${tenth(x)} ${tenth(y)}v-6M${tenth(x + 3)} ${tenth(y)}q-1-2.5-.7-4.5`;

/** Trees, hills and grass of one region as SVG text. */
export function growthOf(region: number): string {
  const { x, y } = centreOf(region);
  const noise = drawingNoise(KINGDOM.indexOf(region) * 919 + 5);
  for (let i = 0; i < 4; i++) noise();
  const terrain = terrainOf(region);
  if (terrain === 'wood')
    return TREES.map(([dx, dy]) => {
      const at = { x: x + dx + noise() * 4, y: y + dy + noise() * 4 };
      const size = 0.95 + noise() * 0.25;
      return noise() > 0.35 ? fir(at, size) : oak(at, size);
    }).join('');
  if (terrain === 'hill') return HILLS.map(([dx, dy]) => hill(x + dx, y + dy)).join('');
  const grass = Array.from({ length: TUFTS }, () => {
    const angle = noise() * 2 * Math.PI;
    const far = SIDE * (0.55 + noise() * 0.2);
    return tuft(x + far * Math.cos(angle), y + far * Math.sin(angle) * 0.95);
  }).join('');
  return `<path d="${grass}" stroke="var(--kn-grass)" stroke-width="1.2" fill="none" stroke-linecap="round"/>`;
}

/** A mountain with its shaded side and snow. */
export function peak({ x, y }: Point, width: number, height: number): string {
  const at = (dx: number, dy: number): string => `${tenth(x + width * dx)} ${tenth(y - height * dy)}`;
  return (
    `<path d="M${at(-0.5, 0)}L${at(-0.15, 0.62)}L${at(0, 1)}L${at(0.21, 0.5)}L${at(0.5, 0)}z" fill="var(--kn-peak)" stroke="var(--kn-engrave)" stroke-width="1.2" stroke-linejoin="round"/>` +
    `<path d="M${at(0, 1)}L${at(0.21, 0.5)}L${at(0.5, 0)}H${tenth(x + width * 0.06)}L${at(0.1, 0.4)}z" fill="var(--kn-peak-2)"/>` +
    `<path d="M${at(0, 1)}L${at(0.14, 0.68)}L${at(0.04, 0.74)}L${at(-0.03, 0.62)}L${at(-0.13, 0.78)}z" fill="#fffdf6"/>`
  );
}
