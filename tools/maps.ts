/**
 * Draws the maps of Warriors & Traders: coast lines of the world atlas, provinces grown around seed points until their
 * borders are those of the rules, names, places for pieces, sea lanes. With --solve the seeds are moved anew (minutes a
 * map); with --check nothing is written and a file out of date is an error. Names of maps limit it to these.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { landOf, projection } from './maps/geography.ts';
import { lanesOf } from './maps/lanes.ts';
import { arcsOf, isSpeck, separate, tidy } from './maps/outline.ts';
import { pictureOf } from './maps/picture.ts';
import { Placing } from './maps/places.ts';
import { labelsOf, rulingOf, type Seed } from './maps/provinces.ts';
import { rasterOf, type Sheet } from './maps/raster.ts';
import {
  figuresOf,
  MAP_IDS,
  type MapFigures,
  type MapId,
  OUTPUT,
  pairKey,
  type Region,
  regionFile,
  regionOf,
  sourceHash,
} from './maps/region.ts';
import { scoreOf, solve } from './maps/solve.ts';
import { swell, widen } from './maps/swell.ts';

const FINE = 1500;
/** Shorter than this, in map units, a border cannot be seen. */
const VISIBLE_BORDER = 14;

function seedsOf(region: Region, indexOf: ReadonlyMap<string, number>): Seed[] {
  const project = projection(region);
  return Object.entries(region.seeds).flatMap(([id, places]) =>
    places.map(place => {
      const [x, y] = project(place);
      return { province: indexOf.get(id) ?? 0, x, y, weight: 0, homeX: x, homeY: y };
    }),
  );
}

/** Puts the seeds where the solver left them. */
function settle(region: Region, seeds: readonly Seed[]): void {
  const solved = Object.values(region.solved).flat();
  seeds.forEach((seed, index) => {
    const [x, y, weight] = solved[index]!;
    Object.assign(seed, { x, y, weight });
  });
}

function writeSolved(map: MapId, region: Region, seeds: readonly Seed[], names: readonly string[]): void {
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  const solved: Record<string, [number, number, number][]> = {};
  for (const { province, x, y, weight } of seeds)
    (solved[names[province - 1]!] ??= []).push([tenth(x), tenth(y), tenth(weight)]);
  writeFileSync(regionFile(map), JSON.stringify({ ...region, solved }));
}

function isSigned(figures: MapFigures, id: string): boolean {
  return figures.nations.some(
    ({ capital, tradeCentre, contested }) => capital === id || tradeCentre === id || contested.includes(id),
  );
}

function draw(
  map: MapId,
  isSolving: boolean,
): { readonly source: string; readonly problems: readonly string[] } {
  const region = regionOf(map);
  const figures = figuresOf(map);
  const names = figures.provinces.map(({ id }) => id);
  const indexOf = new Map(names.map((id, index) => [id, index + 1]));
  const at = (id: string): number => indexOf.get(id)!;
  const ruling = rulingOf(region, indexOf);
  const lines = new Set(region.lines.map(([a, b]) => pairKey(at(a), at(b))));
  const sea = new Set(region.seaLinks.map(([a, b]) => pairKey(at(a), at(b))));
  const links = [...figures.links, ...figures.oneSidedLinks.links].map(([a, b]) => pairKey(at(a), at(b)));
  const borders = new Set(links.filter(key => !lines.has(key)));
  const [width, height] = region.canvas;
  const start: Sheet = { width, height, land: landOf(region, indexOf), offset: [0, 0] };
  const seeds = seedsOf(region, indexOf);
  swell(start, seeds, ruling, names);
  for (const seed of seeds) [seed.homeX, seed.homeY] = [seed.x, seed.y];
  if (isSolving) {
    solve(start, seeds, { ruling, names, borders }, { steps: 2500, resolution: 420, heat: 26 });
    solve(start, seeds, { ruling, names, borders }, { steps: 200, resolution: 1000, heat: 0 });
    writeSolved(map, region, seeds, names);
  } else settle(region, seeds);

  const sheet = widen(start, seeds, region.pad);
  const grid = rasterOf(sheet, FINE);
  const labels = labelsOf(grid, seeds, ruling);
  tidy(grid, labels);
  const isLand = (label: number): boolean => label === ruling.outside;
  separate(grid, labels, (a, b) => isLand(a) || isLand(b) || borders.has(pairKey(a, b)));
  const { measured, faults } = scoreOf(grid, labels, seeds, {
    ruling,
    names,
    borders,
    least: VISIBLE_BORDER,
  });
  const arcs = arcsOf(grid, labels, ruling.outside).filter(arc => !isSpeck(arc));
  const named = figures.provinces.map(({ id, name }) => ({ name, hasSign: isSigned(figures, id) }));
  const places = new Placing(grid, labels, ruling).places(named, measured);
  const wanted = region.lines.map(([a, b]) => {
    const kind = sea.has(pairKey(at(a), at(b))) ? ('sea' as const) : ('land' as const);
    return { a: at(a), b: at(b), kind };
  });
  const lanes = lanesOf(wanted, { grid, labels, arcs, places, ruling });
  const nationOf = (id: string): number =>
    figures.nations.findIndex(
      ({ capital, tradeCentre, common, contested }) =>
        capital === id || tradeCentre === id || common.includes(id) || contested.includes(id),
    );
  const source = pictureOf({
    madeFrom: sourceHash(map),
    width: sheet.width,
    height: sheet.height,
    arcs,
    provinces: places.map((place, index) => ({
      ...place,
      id: names[index]!,
      nation: nationOf(names[index]!),
    })),
    lanes,
    seas: region.seas.map(one => ({ ...one, x: one.x + region.pad[0], y: one.y + region.pad[1] })),
  });
  const few = places.flatMap(({ slots, tight }, index) => {
    const count = (tight ?? slots).length;
    return count < 6 ? [`${names[index]} ${count}`] : [];
  });
  console.log(
    `${map}: ${source.length} characters; less than 6 places for pieces: ${few.join(', ') || 'none'}`,
  );
  const problems = faults.map(
    ({ a, b, isMissing }) =>
      `${isMissing ? 'no border' : 'a border too many'} between ${names[a - 1]} and ${names[b - 1]}`,
  );
  return { source, problems };
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const isChecking = process.argv.includes('--check');
const chosen = MAP_IDS.filter(map => process.argv.includes(map));
mkdirSync(OUTPUT, { recursive: true });
for (const map of chosen.length > 0 ? chosen : MAP_IDS) {
  const { source, problems } = draw(map, process.argv.includes('--solve'));
  const file = path.join(OUTPUT, `${map}.svg`);
  if (!isChecking) writeFileSync(file, source);
  else if (read(file) !== source)
    problems.concat(`${file} is out of date`).forEach(line => console.error(line));
  for (const problem of problems) console.error(`${map}: ${problem}`);
  if (problems.length > 0 || (isChecking && read(file) !== source)) process.exitCode = 1;
}
