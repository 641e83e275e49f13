import { random } from './noise.ts';
import { labelsOf, type Measure, measure, type Ruling, type Seed } from './provinces.ts';
import { type Grid, rasterOf, type Sheet } from './raster.ts';

/** Provinces that must touch, by pairKey; all others must not. */
export type Borders = ReadonlySet<number>;

interface Fault {
  readonly a: number;
  readonly b: number;
  readonly isMissing: boolean;
}
export interface Score {
  readonly loss: number;
  readonly faults: readonly Fault[];
  readonly measured: Measure;
}

const USUAL_FLOOR = 6800;
/** A shorter touch of two provinces is the width of a pen. */
const PEN = 3;
/** Wanted length of a common border in map units. */
const LEAST_BORDER = 20;

function gapBetween(seeds: readonly Seed[], a: number, b: number): number {
  let least = Infinity;
  for (const one of seeds)
    if (one.province === a)
      for (const other of seeds)
        if (other.province === b) least = Math.min(least, Math.hypot(one.x - other.x, one.y - other.y));
  return least;
}

/** How far a drawing is from what the rules say, and from good looks. */
export function scoreOf(
  grid: Grid,
  labels: Uint8Array,
  seeds: readonly Seed[],
  {
    ruling,
    names,
    borders,
    least,
  }: { ruling: Ruling; names: readonly string[]; borders: Borders; least: number },
): Score {
  const measured = measure(grid, labels, ruling);
  let loss = measured.stray;
  const faults: Fault[] = [];
  for (const key of borders) {
    const length = measured.touch.get(key) ?? 0;
    if (length >= least) continue;
    const [a, b] = [Math.floor(key / 100), key % 100];
    loss += (least - length) * 8 + (length > 0 ? 0 : 260 + gapBetween(seeds, a, b) * 4);
    faults.push({ a, b, isMissing: true });
  }
  let inner = 0;
  for (const [key, length] of measured.touch) {
    inner += length;
    if (borders.has(key) || length <= PEN) continue;
    loss += 60 + length * 9;
    faults.push({ a: Math.floor(key / 100), b: key % 100, isMissing: false });
  }
  names.forEach((name, index) => {
    loss += Math.max(0, (ruling.region.floor[name] ?? USUAL_FLOOR) - measured.area[index + 1]!) * 0.05;
  });
  // Short borders make compact provinces.
  loss += inner * 0.35;
  for (const seed of seeds)
    loss += ((seed.x - seed.homeX) ** 2 + (seed.y - seed.homeY) ** 2) * 0.006 + Math.abs(seed.weight) * 0.15;
  return { loss, faults, measured };
}

/** Moves seeds by annealing until the drawn borders are those of the rules. */
export function solve(
  sheet: Sheet,
  seeds: readonly Seed[],
  wanted: { ruling: Ruling; names: readonly string[]; borders: Borders },
  { steps, resolution, heat }: { steps: number; resolution: number; heat: number },
): Score {
  const next = random(12345);
  const gauss = (): number => Math.sqrt(-2 * Math.log(next() + 1e-12)) * Math.cos(2 * Math.PI * next());
  const grid = rasterOf(sheet, resolution);
  const score = (): Score =>
    scoreOf(grid, labelsOf(grid, seeds, wanted.ruling), seeds, { ...wanted, least: LEAST_BORDER });
  let now = score();
  for (let step = 0; step < steps; step++) {
    const temperature = heat * (1 - step / steps) ** 2;
    const pool = candidates(seeds, now, next);
    const seed = pool[Math.floor(next() * pool.length)]!;
    const before = { x: seed.x, y: seed.y, weight: seed.weight };
    const reach = next() < 0.3 ? 22 : 9;
    if (next() < 0.3) seed.weight = Math.max(-18, Math.min(26, seed.weight + gauss() * 6));
    else {
      seed.x += gauss() * reach;
      seed.y += gauss() * reach;
    }
    const then = score();
    if (then.loss < now.loss || next() < Math.exp((now.loss - then.loss) / (temperature + 1e-6))) now = then;
    else Object.assign(seed, before);
  }
  return now;
}

/** Seeds near something that is wrong, most of the time. */
function candidates(
  seeds: readonly Seed[],
  { faults, measured }: Score,
  next: () => number,
): readonly Seed[] {
  if (faults.length === 0 || next() >= 0.85) return seeds;
  const { a, b } = faults[Math.floor(next() * faults.length)]!;
  if (next() < 0.6) return seeds.filter(({ province }) => province === a || province === b);
  const x = (measured.x[a]! + measured.x[b]!) / 2;
  const y = (measured.y[a]! + measured.y[b]!) / 2;
  const away = (seed: Seed): number => Math.hypot(seed.x - x, seed.y - y);
  return seeds.toSorted((one, other) => away(one) - away(other)).slice(0, 8);
}
