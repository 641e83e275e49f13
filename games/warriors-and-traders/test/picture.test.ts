import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MAPS, worldNamed } from '../rules/index.ts';

/** A border that is to be seen has this length in map units; a piece is 30 wide. */
const VISIBLE = 12;

type Attributes = Readonly<Record<string, string>>;

/** The elements of one group of the picture, by their attributes. */
function elementsIn(picture: string, group: string): Attributes[] {
  const [, content = ''] = new RegExp(`<g id="${group}"[^>]*>(.*?)</g>`, 's').exec(picture) ?? [];
  return [...content.matchAll(/<(?:path|text) ([^>]*?)\/?>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  );
}

/** Which links cross the sea, as the map maker was told. */
function seaLinksOf(map: string): readonly (readonly [string, string])[] {
  const file = new URL(`../../../tools/maps/${map}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { seaLinks: [string, string][] }).seaLinks;
}

/** Length of a line of relative steps. */
function lengthOf(path: string): number {
  const steps = [...path.replace(/^M[^l]*l/, '').matchAll(/-?[\d.]+/g)].map(Number);
  return steps.reduce(
    (sum, step, index) => (index % 2 === 0 ? sum + Math.hypot(step, steps[index + 1] ?? 0) : sum),
    0,
  );
}

const pairOf = (ids: readonly string[], a: number, b: number): string =>
  [ids[a]!, ids[b]!].toSorted((one, other) => (one < other ? -1 : 1)).join(' - ');

describe.each(MAPS)('the picture of %s', map => {
  const picture = readFileSync(new URL(`../board/map/generated/${map}.svg`, import.meta.url), 'utf8');
  const { provinces } = worldNamed(map);
  const ids = provinces.map(({ id }) => id);
  const pairIn = ({ 'data-link': link = '' }: Attributes): string => {
    const [a = -1, b = -1] = link.split(' ').map(Number);
    return pairOf(ids, a, b);
  };
  const shapes = elementsIn(picture, 'provinces');
  const lanes = elementsIn(picture, 'lanes');
  const laneNames = new Set(lanes.map(pairIn));
  const borders = new Map<string, number>();
  for (const border of elementsIn(picture, 'borders'))
    borders.set(pairIn(border), (borders.get(pairIn(border)) ?? 0) + lengthOf(border['d'] ?? ''));

  it('links exactly the provinces that the rules link, by a border or by a lane', () => {
    const links = provinces.flatMap(({ neighbours }, a) =>
      neighbours.filter(b => b > a).map(b => pairOf(ids, a, b)),
    );
    const visible = [...borders].filter(([, length]) => length >= VISIBLE).map(([pair]) => pair);
    expect(new Set([...visible, ...laneNames])).toEqual(new Set(links));
    expect(visible.length + lanes.length).toBe(links.length);
  });

  it('lets no other provinces touch', () => {
    const specks = [...borders].filter(([pair, length]) => length < VISIBLE && !laneNames.has(pair));
    expect(specks).toEqual([]);
  });

  it('dashes sea ways and dots ways over land', () => {
    const sea = new Set(seaLinksOf(map).map(([a, b]) => pairOf(ids, ids.indexOf(a), ids.indexOf(b))));
    for (const lane of lanes) expect(lane['data-kind'] === 'sea', pairIn(lane)).toBe(sea.has(pairIn(lane)));
  });

  it('draws every province of the rules as closed land with its name and room for pieces', () => {
    expect(shapes.map(({ id }) => id)).toEqual(ids);
    shapes.forEach((shape, province) => {
      expect(shape['d'], ids[province]).toMatch(/^(M[^Mz]+z)+$/);
      const [, , ...words] = (shape['data-label'] ?? '').split(' ');
      expect(words.join(' ').replace('-|', '-').replace('|', ' '), ids[province]).toBe(
        provinces[province]?.name,
      );
      const slots = (shape['data-tight'] ?? shape['data-slots'] ?? '').split(' ');
      expect(slots.length / 2, ids[province]).toBeGreaterThanOrEqual(4);
    });
  });
});
