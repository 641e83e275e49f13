import { drawingNoise, tenth } from '@palio/board-kit';
import type { TerrainCode } from '../../rules/state.ts';

/** Terrain as SVG text around the origin, for a hex whose side is SIDE. Drawn with a pen, filled with pigment. */

export const TERRAIN_FILLS: Readonly<Record<TerrainCode, string>> = {
  P: 'var(--battle-plain)',
  W: 'var(--battle-wood)',
  R: 'var(--battle-hill)',
  M: 'var(--battle-mountain)',
};

/** So many different drawings of each terrain are scattered over a map. */
export const VARIANTS: Readonly<Record<TerrainCode, number>> = { P: 5, W: 4, R: 2, M: 2 };

type Numbers = readonly number[];

const PEN = 'stroke="var(--battle-pen)"';
const t = tenth;

/** Three tufts of grass. */
function plain(noise: () => number): string {
  let path = '';
  for (let tuft = 0; tuft < 3; tuft++) {
    const angle = noise() * 6.3;
    const distance = (0.22 + noise() * 0.5) * 41.5;
    const x = t(distance * Math.cos(angle));
    const y = t(distance * Math.sin(angle) * 0.9);
    path += `M${x - 4} ${y}q1.5-3 1-5.5M${x} ${t(y + 0.5)}v-7M${t(x + 4)} ${y}q-1.5-3-1-5.5`;
  }
  return `<path d="${path}" stroke="var(--battle-grass)" stroke-width="1.3" fill="none" stroke-linecap="round"/>`;
}

function pine(x: number, y: number, k: number): string {
  const outline = `M${t(x)} ${t(y - 10 * k)}l${t(5.4 * k)} ${t(12 * k)}h${t(-10.8 * k)}z`;
  const shade = `M${t(x)} ${t(y - 10 * k)}l${t(5.4 * k)} ${t(12 * k)}h${t(-5 * k)}z`;
  const trunk = `M${t(x)} ${t(y + 2 * k)}v${t(3.4 * k)}`;
  return `<path d="${outline}" fill="var(--battle-tree)" ${PEN}/><path d="${shade}" fill="var(--battle-pen)" opacity=".32"/><path d="${trunk}" ${PEN} stroke-width="1.6"/>`;
}

function oak(x: number, y: number, k: number): string {
  const shade = `M${t(x + k)} ${t(y - 8 * k)}a${t(5 * k)} ${t(5 * k)} 0 0 1 ${t(-k)} ${t(9.6 * k)}a${t(6.5 * k)} ${t(6.5 * k)} 0 0 0 ${t(k)} ${t(-9.6 * k)}z`;
  return `<path d="M${t(x)} ${t(y)}v${t(5.6 * k)}" ${PEN} stroke-width="1.8"/><circle cx="${t(x)}" cy="${t(y - 3.4 * k)}" r="${t(5.6 * k)}" fill="var(--battle-leaves)" ${PEN}/><path d="${shade}" fill="var(--battle-pen)" opacity=".3"/>`;
}

const TREES: readonly Numbers[] = [
  [-17, -13],
  [-2, -19],
  [14, -14],
  [-22, 3],
  [22, 2],
  [-9, -2],
  [8, -3],
  [-14, 18],
  [2, 13],
  [16, 17],
];

/** Ten trees of two kinds, the nearer ones over the farther. */
function wood(noise: () => number, variant: number): string {
  return TREES.map(([x = 0, y = 0], index) => {
    const draw = (index + variant) % 3 === 0 ? oak : pine;
    return draw(x + noise() * 5 - 2.5, y + noise() * 4, 1.02 + noise() * 0.25);
  }).join('');
}

const HUMPS: readonly (readonly Numbers[])[] = [
  [
    [-11, -6, 22, 13],
    [12, -1, 23, 14],
    [-5, 14, 28, 15],
  ],
  [
    [9, -9, 24, 13],
    [-13, 0, 22, 13],
    [6, 15, 29, 15],
  ],
];
const STONES: readonly (readonly Numbers[])[] = [
  [
    [18, 19],
    [-23, 10],
    [2, -20],
  ],
  [
    [-18, 20],
    [23, 4],
    [-8, -19],
  ],
];

function hump([x = 0, y = 0, w = 0, h = 0]: Numbers): string {
  const outline = `M${t(x - w * 0.62)} ${t(y + h * 0.45)}Q${t(x - w * 0.28)} ${t(y - h)} ${t(x + w * 0.06)} ${t(y - h * 0.75)}Q${t(x + w * 0.42)} ${t(y - h * 0.6)} ${t(x + w * 0.62)} ${t(y + h * 0.45)}z`;
  const hatching = [0.12, 0.26, 0.4]
    .map(f => `M${t(x + w * f)} ${t(y - h * (0.58 - f * 0.6))}l${t(w * 0.07)} ${t(h * 0.55)}`)
    .join('');
  return `<path d="${outline}" fill="var(--battle-hump)" ${PEN} stroke-width="1.2" stroke-linejoin="round"/><path d="${hatching}" ${PEN} stroke-linecap="round"/>`;
}

/** Three humps with hatching, and stones. */
function hill(variant: number): string {
  const stones = (STONES[variant] ?? []).map(([x = 0, y = 0]) => `M${x - 4} ${y + 3}l2-6 4 1 2 5z`).join('');
  return `${(HUMPS[variant] ?? []).map(hump).join('')}<path d="${stones}" fill="var(--battle-stone)" ${PEN} stroke-width=".9"/>`;
}

const PEAKS: readonly (readonly Numbers[])[] = [
  [
    [-13, 6, 27, 31],
    [14, 9, 25, 28],
    [1, 18, 34, 40],
  ],
  [
    [13, 5, 27, 32],
    [-15, 10, 24, 26],
    [-1, 19, 35, 38],
  ],
];

function peak([x = 0, y = 0, w = 0, h = 0]: Numbers): string {
  const half = w / 2;
  const outline = `M${t(x - half)} ${t(y)}L${t(x - half * 0.3)} ${t(y - h * 0.62)}L${t(x)} ${t(y - h)}L${t(x + half * 0.42)} ${t(y - h * 0.5)}L${t(x + half)} ${t(y)}z`;
  const shade = `M${t(x)} ${t(y - h)}L${t(x + half * 0.42)} ${t(y - h * 0.5)}L${t(x + half)} ${t(y)}H${t(x + half * 0.12)}L${t(x + half * 0.2)} ${t(y - h * 0.4)}z`;
  const snow = `M${t(x)} ${t(y - h)}l${t(half * 0.28)} ${t(h * 0.34)} ${t(-half * 0.2)} ${t(-h * 0.07)} ${t(-half * 0.14)} ${t(h * 0.13)} ${t(-half * 0.18)} ${t(-h * 0.16)}z`;
  const strokes = [0.3, 0.5, 0.7]
    .map(f => `M${t(x + half * f)} ${t(y - h * (0.92 - f) * 0.8)}l${t(half * 0.1)} ${t(h * 0.2)}`)
    .join('');
  return `<path d="${outline}" fill="var(--battle-peak)" ${PEN} stroke-width="1.3" stroke-linejoin="round"/><path d="${shade}" fill="var(--battle-shade)"/><path d="${snow}" fill="#fffdf6"/><path d="${strokes}" ${PEN} opacity=".7"/>`;
}

/** One drawing of a terrain; the same number draws the same again. */
export function drawTerrain(code: TerrainCode, variant: number): string {
  const noise = drawingNoise(variant * 7919 + 55_440);
  for (let i = 0; i < 4; i++) noise();
  switch (code) {
    case 'P':
      return plain(noise);
    case 'W':
      return wood(noise, variant);
    case 'R':
      return hill(variant);
    case 'M':
      return (PEAKS[variant] ?? []).map(peak).join('');
  }
}
