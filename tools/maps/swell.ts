import type { Spot } from './geography.ts';
import { labelsOf, measure, type Ruling, type Seed } from './provinces.ts';
import { rasterOf, type Sheet } from './raster.ts';

const COARSE = 420;
const LEAST_AREA = 40;
const MARGIN = 26;

function moveAll(sheet: Sheet, seeds: readonly Seed[], move: (spot: Spot) => Spot): void {
  for (const piece of sheet.land) piece.rings = piece.rings.map(ring => ring.map(move));
  for (const seed of seeds) [seed.x, seed.y] = move([seed.x, seed.y]);
}

/**
 * The rubber sheet of Dougenik, Chrisman and Niemeyer: every province pulls or pushes all land so that its area tends
 * to a power of what it was. Small provinces gain room for pieces, shapes stay known.
 */
export function swell(sheet: Sheet, seeds: readonly Seed[], ruling: Ruling, names: readonly string[]): void {
  const { region, count } = ruling;
  let before: readonly number[] | undefined;
  for (let round = 0; round < region.swell.rounds; round++) {
    const grid = rasterOf(sheet, COARSE);
    const measured = measure(grid, labelsOf(grid, seeds, ruling), ruling);
    const areas = Array.from(measured.area, area => Math.max(area, LEAST_AREA));
    before ??= areas;
    const start = before;
    const goals = names.map(
      (name, index) => start[index + 1]! ** region.swell.power * (region.grow[name] ?? 1),
    );
    let [total, wanted] = [0, 0];
    for (let province = 1; province <= count; province++) {
      total += areas[province]!;
      wanted += goals[province - 1]!;
    }
    let error = 0;
    const pulls = goals.map((goal, index) => {
      const area = areas[index + 1]!;
      const aim = Math.min((total * goal) / wanted, area * 3);
      const radius = Math.sqrt(area / Math.PI);
      error += Math.max(aim, area) / Math.min(aim, area);
      return {
        x: measured.x[index + 1]!,
        y: measured.y[index + 1]!,
        radius,
        mass: Math.sqrt(aim / Math.PI) - radius,
      };
    });
    const share = region.swell.strength / (1 + error / count);
    moveAll(sheet, seeds, ([x, y]) => {
      let [dx, dy] = [0, 0];
      for (const pull of pulls) {
        const [awayX, awayY] = [x - pull.x, y - pull.y];
        const distance = Math.hypot(awayX, awayY) || 1e-6;
        const { radius, mass } = pull;
        const force =
          distance > radius
            ? (mass * radius) / distance
            : mass * (distance / radius) ** 2 * (4 - (3 * distance) / radius);
        dx += (force * awayX) / distance;
        dy += (force * awayY) / distance;
      }
      return [x + share * dx, y + share * dy];
    });
  }
  refit(sheet, seeds, ruling);
}

/** Fits what is in play to the sheet again. */
function refit(sheet: Sheet, seeds: readonly Seed[], ruling: Ruling): void {
  const grid = rasterOf(sheet, COARSE);
  const labels = labelsOf(grid, seeds, ruling);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  labels.forEach((label, cell) => {
    if (label === 0 || label === ruling.outside) return;
    const x = (cell % grid.width) / grid.scale;
    const y = Math.floor(cell / grid.width) / grid.scale;
    [left, right, top, bottom] = [
      Math.min(left, x),
      Math.max(right, x),
      Math.min(top, y),
      Math.max(bottom, y),
    ];
  });
  const scale = Math.min(
    (sheet.width - 2 * MARGIN) / (right - left),
    (sheet.height - 2 * MARGIN) / (bottom - top),
  );
  const x0 = (sheet.width - scale * (right - left)) / 2 - scale * left;
  const y0 = (sheet.height - scale * (bottom - top)) / 2 - scale * top;
  moveAll(sheet, seeds, ([x, y]) => [x * scale + x0, y * scale + y0]);
}

/** The same land on a wider sheet. */
export function widen(sheet: Sheet, seeds: readonly Seed[], [dx, dy]: readonly [number, number]): Sheet {
  moveAll(sheet, seeds, ([x, y]) => [x + dx, y + dy]);
  return { ...sheet, width: sheet.width + 2 * dx, height: sheet.height + 2 * dy, offset: [dx, dy] };
}
