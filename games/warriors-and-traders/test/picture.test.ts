import { describe, expect, it } from 'vitest';
import { bordersOf, DRAWN, endsOf, readLine, ringsOf, type Spot } from '../board/map/lines.ts';
import { MAPS, MAP_FIGURES, worldNamed } from '../rules/index.ts';

/** A border that is to be seen has this length in map units; a piece is 30 wide. */
const VISIBLE = 12;

const lengthOf = (spots: readonly Spot[]): number =>
  spots.reduce((sum, [x, y], index) => {
    const before = spots[index - 1];
    return before === undefined ? 0 : sum + Math.hypot(x - before[0], y - before[1]);
  }, 0);

const pairOf = (ids: readonly string[], a: number, b: number): string =>
  [ids[a]!, ids[b]!].toSorted((one, other) => (one < other ? -1 : 1)).join(' - ');

describe.each(MAPS)('the picture of %s', map => {
  const drawn = DRAWN[map];
  const { provinces } = worldNamed(map);
  const ids = provinces.map(({ id }) => id);
  const lines = drawn.arcs.map(readLine);

  const borders = new Map<string, number>();
  for (const { a, b, spots } of bordersOf(lines, ids.length)) {
    const pair = pairOf(ids, a, b);
    borders.set(pair, (borders.get(pair) ?? 0) + lengthOf(spots));
  }
  const lanes = drawn.lanes.map(lane => pairOf(ids, ...endsOf(lane)));

  it('links exactly the provinces that the rules link, by a border or by a lane', () => {
    const links = provinces.flatMap(({ neighbours }, a) =>
      neighbours.filter(b => b > a).map(b => pairOf(ids, a, b)),
    );
    const visible = [...borders].filter(([, length]) => length >= VISIBLE).map(([pair]) => pair);
    expect(new Set([...visible, ...lanes])).toEqual(new Set(links));
  });

  it('lets no other provinces touch', () => {
    const specks = [...borders].filter(([pair, length]) => length < VISIBLE && !lanes.includes(pair));
    expect(specks).toEqual([]);
  });

  it('dashes sea ways and dots ways over land', () => {
    const sea = new Set(
      MAP_FIGURES[map].drawing.seaLinks.map(([a, b]) => pairOf(ids, ids.indexOf(a!), ids.indexOf(b!))),
    );
    const drawnAtSea = drawn.lanes.filter(lane => lane.split(' ')[2] === 'sea');
    for (const lane of drawn.lanes)
      expect(drawnAtSea.includes(lane), lane).toBe(sea.has(pairOf(ids, ...endsOf(lane))));
  });

  it('draws every province as closed land with its name and room for pieces', () => {
    drawn.places.forEach(({ label, slots, tight }, province) => {
      const rings = ringsOf(lines, province + 1);
      expect(rings.length, ids[province]).toBeGreaterThan(0);
      for (const ring of rings) expect(ring[0], ids[province]).toEqual(ring.at(-1));
      expect(label.slice(2).join(' ').replace('- ', '-'), ids[province]).toBe(provinces[province]?.name);
      expect((tight ?? slots).length / 2, ids[province]).toBeGreaterThanOrEqual(4);
    });
  });
});
