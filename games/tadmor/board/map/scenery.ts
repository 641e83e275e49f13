import { drawingNoise, tenth } from '@palio/board-kit';
import { smooth } from './land.ts';

/** What stands on the land: trees, peaks, dunes, towns. Each is SVG text around its own middle. */

type Spot = readonly [x: number, y: number];
type Sized = readonly [x: number, y: number, size: number];

const INK = 'var(--tad-ink)';

const placed = (x: number, y: number, scale: number, body: string, attributes = ''): string =>
  `<g transform="translate(${x} ${y}) scale(${tenth(scale * 10) / 10})"${attributes}>${body}</g>`;

const FRONDS: readonly Spot[] = [
  [-13, -5],
  [-10, -13],
  [-2, -17],
  [8, -14],
  [13, -5],
  [-6, -1],
  [8, 0],
];

function palm(x: number, y: number, scale = 1): string {
  const fronds = FRONDS.map(
    ([a, b]) =>
      `<path d="M0-8Q${tenth(a * 0.6)} ${b - 5} ${a} ${b}Q${tenth(a * 0.55)} ${b + 1} 0-8z" fill="var(--tad-leaf)" stroke="${INK}" stroke-width=".7"/>`,
  ).join('');
  return placed(
    x,
    y,
    scale,
    `<path d="M-1 14Q2 4 0-8" stroke="var(--tad-trunk)" stroke-width="2.8" fill="none" stroke-linecap="round"/>${fronds}`,
  );
}

const pine = (x: number, y: number, scale = 1): string =>
  placed(
    x,
    y,
    scale,
    `<path d="M0 2v5" stroke="${INK}" stroke-width="1.8"/><path d="M0-13 4-6 3-6 6 0 4 0 7 4H-7L-4 0-6 0-3-6-4-6z" fill="var(--tad-pine)" stroke="${INK}" stroke-width=".9" stroke-linejoin="round"/>`,
  );

function peak(x: number, y: number, width: number, height: number): string {
  const right = `${tenth(x + width * 0.21)} ${tenth(y - height * 0.5)}`;
  return (
    `<path d="M${x - width / 2} ${y}L${tenth(x - width * 0.15)} ${tenth(y - height * 0.62)}L${x} ${y - height}L${right}L${x + width / 2} ${y}z" fill="var(--tad-peak)" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"/>` +
    `<path d="M${x} ${y - height}L${right}L${x + width / 2} ${y}H${tenth(x + width * 0.06)}L${tenth(x + width * 0.1)} ${tenth(y - height * 0.4)}z" fill="var(--tad-shade)"/>`
  );
}

const dune = (x: number, y: number, scale: number): string =>
  placed(
    x,
    y,
    scale,
    '<path d="M-24 6Q-8-10 4-6T26 6"/><path d="M4-6Q6 2 14 6M9-4q3 5 9 7"/>',
    ' fill="none" stroke="var(--tad-dune)" stroke-width="1.5" stroke-linecap="round"',
  );

function house(x: number, y: number, width: number, height: number, hasDome = false): string {
  const half = width / 2 - 1;
  const dome = `<path d="M${x + 1} ${y - height}a${half} ${half} 0 0 1 ${width - 2} 0z" fill="var(--tad-roof)" stroke="${INK}" stroke-width="1"/>`;
  return (
    `<path d="M${x} ${y}v${-height}h${width}v${height}z" fill="var(--tad-wall)" stroke="${INK}" stroke-width="1"/>${hasDome ? dome : ''}` +
    `<path d="M${tenth(x + width * 0.62)} ${y - height}h${tenth(width * 0.38)}v${height}h${tenth(-width * 0.38)}z" fill="${INK}" opacity=".16"/>` +
    `<path d="M${tenth(x + width / 2 - 2)} ${y}v-5h4v5z" fill="${INK}" opacity=".75"/>`
  );
}

const wall = (path: string, second = false): string =>
  `<path d="${path}" fill="var(--tad-wall${second ? '-2' : ''})" stroke="${INK}" stroke-width="1.1"/>`;

/** A walled garden. */
const damascus = placed(
  430,
  640,
  1,
  `<ellipse cy="9" rx="46" ry="19" fill="var(--tad-oasis)"/>${palm(-38, 2, 0.8)}${palm(38, 4, 0.8)}${house(-20, 8, 13, 15)}${house(-6, 6, 15, 24, true)}${house(10, 9, 12, 17)}` +
    `${wall('M-30 18v-13h5v3h5v-3h6v3h6v-3h6v3h6v-3h6v3h6v-3h6v3h5v-3h5v13z', true)}<path d="M-4 18v-5a4 4 0 0 1 8 0v5z" fill="${INK}"/>`,
);

/** A stepped palace. */
const mari = placed(
  705,
  640,
  1,
  `<ellipse cy="13" rx="44" ry="12" fill="${INK}" opacity=".1"/>${wall('M-36 16l4-11h64l4 11z', true)}${wall('M-25 5l4-11h42l4 11z')}${wall('M-14-6l3-11h22l3 11z', true)}${wall('M-5-17v-8H5v8z')}` +
    `<path d="M-5 16-2-17h4L5 16z" fill="var(--tad-roof)" stroke="${INK}" stroke-width=".9"/>${palm(-42, 6, 0.75)}`,
);

/** A tell with its houses, and cedars towards the sea. */
const ebla =
  placed(
    776,
    132,
    1,
    `<path d="M-44 18Q-34-6-12-8H14Q36-4 44 18z" fill="var(--tad-dune)" fill-opacity=".55" stroke="${INK}" stroke-width="1"/>${house(-26, 6, 14, 14)}${house(-12, 2, 22, 20)}${house(10, 6, 15, 12)}<path d="M-12-18h22" stroke="var(--tad-roof)" stroke-width="4"/>`,
  ) + placed(352, 122, 1, `${pine(-10, 4, 1.1)}${pine(6, -8)}${pine(14, 10, 1.1)}${pine(-4, 22)}`);

const columns = (count: number, step: number, left: number, path: string): string =>
  Array.from(
    { length: count },
    (_, i) => `<path d="M${tenth(left + i * step)} ${path}" fill="var(--tad-wall)"/>`,
  ).join('');

/** Colonnade, temple, spring and palms. */
const palmyra = placed(
  748,
  418,
  1,
  `<ellipse cx="-6" cy="22" rx="88" ry="36" fill="var(--tad-oasis)"/><ellipse cx="-44" cy="36" rx="30" ry="9" fill="var(--sea-2)" stroke="${INK}" stroke-opacity=".5"/>` +
    `<g stroke="${INK}" stroke-width="1.1">${columns(9, 10, -76, '20v-21h3.6v21z')}<path d="M-79-1h90v-5h-90z" fill="var(--tad-wall-2)"/></g>` +
    `<g stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"><path d="M12 26v-6h64v6z" fill="var(--tad-wall-2)"/><path d="M16 20v-5h56v5z" fill="var(--tad-wall)"/>${columns(6, 9.6, 19, '15v-32h5v32z')}<path d="M15-17h58v-6H15z" fill="var(--tad-wall-2)"/><path d="M12-23 44-41 76-23z" fill="var(--tad-roof)"/></g>` +
    `<path d="M38 15v-18a6 6 0 0 1 12 0v18z" fill="${INK}" opacity=".8"/>` +
    `${palm(-86, 24, 1.15)}${palm(-70, 34)}${palm(-18, 40, 1.1)}${palm(4, 46, 0.95)}${palm(84, 24, 1.1)}${palm(70, 38, 0.95)}`,
);

const ROADS: readonly string[] = [
  smooth([
    [430, 660],
    [510, 545],
    [600, 470],
    [690, 455],
  ]),
  smooth([
    [790, 455],
    [830, 520],
    [770, 620],
    [720, 650],
  ]),
  smooth([
    [776, 150],
    [730, 210],
    [770, 300],
    [748, 380],
  ]),
  smooth([
    [820, 430],
    [880, 420],
    [930, 400],
  ]),
  smooth([
    [330, 130],
    [300, 180],
  ]),
  smooth([
    [400, 650],
    [330, 640],
    [305, 620],
  ]),
];

/** Red dots on a pale bed: the roads of the caravans. */
const roads = ROADS.map(
  path =>
    `<path d="${path}" fill="none" stroke="var(--tad-road)" stroke-width="6" stroke-opacity=".85"/><path d="${path}" fill="none" stroke="var(--seal)" stroke-width="2.4" stroke-dasharray="2 7" stroke-linecap="round"/>`,
).join('');

const DUNES: readonly Spot[] = [
  [360, 352],
  [520, 352],
  [640, 352],
  [505, 470],
  [378, 470],
  [640, 480],
  [790, 270],
  [860, 40],
  [1075, 440],
  [1130, 500],
  [1090, 260],
  [1128, 200],
  [1130, 660],
  [1010, 620],
  [850, 700],
  [600, 730],
  [560, 640],
  [845, 620],
  [480, 205],
];
const PEAKS: readonly (readonly [x: number, y: number, width: number, height: number])[] = [
  [324, 470, 30, 34],
  [330, 538, 30, 38],
  [322, 572, 26, 30],
  [318, 640, 30, 38],
  [322, 700, 30, 36],
  [316, 742, 28, 30],
  [338, 246, 28, 34],
  [330, 290, 26, 30],
  [536, 560, 30, 32],
  [548, 600, 28, 28],
  [556, 700, 30, 34],
  [800, 350, 34, 36],
  [824, 330, 30, 30],
  [836, 362, 34, 34],
  [700, 200, 34, 36],
  [664, 208, 30, 28],
  [620, 204, 34, 34],
  [862, 160, 26, 30],
  [1062, 96, 30, 34],
  [1140, 392, 34, 40],
  [1116, 412, 30, 32],
  [1144, 96, 30, 34],
];
const PINES: readonly Sized[] = [
  [334, 330, 1],
  [322, 352, 0.9],
  [322, 376, 1],
  [336, 410, 0.9],
  [322, 96, 1],
  [330, 168, 0.9],
  [480, 92, 0.9],
  [490, 168, 1],
  [634, 96, 0.9],
  [640, 172, 1],
];
const PALMS: readonly Sized[] = [
  [980, 360, 0.9],
  [866, 540, 0.9],
  [862, 440, 0.9],
  [990, 612, 1],
  [1050, 470, 0.9],
  [862, 310, 0.9],
  [1012, 298, 0.9],
  [1000, 668, 0.9],
  [876, 690, 1],
  [70, 190, 0.7],
  [146, 226, 0.75],
  [66, 600, 0.7],
];

export function scenery(): string {
  const noise = drawingNoise(41);
  return [
    ...DUNES.map(([x, y]) => dune(x, y, 0.8 + noise() * 0.4)),
    ...PEAKS.map(spot => peak(...spot)),
    ...PINES.map(spot => pine(...spot)),
    ...PALMS.map(spot => palm(...spot)),
    roads,
    damascus,
    mari,
    ebla,
    palmyra,
  ].join('');
}
