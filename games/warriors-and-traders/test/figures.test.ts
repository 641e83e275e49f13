import { figureList } from '@palio/kernel';
import { expect, test } from 'vitest';
import { MAP_FIGURES, SMALL_MAP_FIGURES } from '../rules/figures.ts';
import { figureFiles, MAPS, worldNamed } from '../rules/index.ts';
import { byOrder, symbolsOf } from '../rules/world.ts';

test('every figure says where it comes from', () => {
  const unsourced = figureFiles.flatMap(([file, content]) =>
    figureList(content)
      .filter(figure => figure.provenance === undefined)
      .map(figure => `${file}: ${figure.path}`),
  );
  expect(unsourced).toEqual([]);
});

test('WT-9.8 every province in play yields something, and no nation is richer by more than one symbol than another of its size', () => {
  for (const map of MAPS) {
    const { nations, provinces } = worldNamed(map);
    for (const province of provinces) expect(province.symbols.some(count => count > 0)).toBe(true);
    const bySize = new Map<number, number[]>();
    for (const { core } of nations) {
      const sum = core.reduce(
        (all, place) => all + provinces[place]!.symbols.reduce((one, two) => one + two, 0),
        0,
      );
      bySize.set(core.length, [...(bySize.get(core.length) ?? []), sum]);
    }
    for (const sums of bySize.values()) expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(1);
  }
});

test('WT-9.8 a small map gives symbols of its own to provinces in play only', () => {
  const mainland = SMALL_MAP_FIGURES.variants.find(({ id }) => id === 'base3-west-mainland')!;
  const [first, ...others] = mainland.symbols!.provinces;
  expect(symbolsOf(MAP_FIGURES.west, mainland).get(first!.id)).toEqual([
    first!.food,
    first!.goods,
    first!.weapons,
    0,
  ]);
  const astray = { ...mainland.symbols!, provinces: [{ ...first!, id: 'london' }, ...others] };
  expect(() => symbolsOf(MAP_FIGURES.west, { ...mainland, symbols: astray })).toThrow(
    'gives symbols to "london", which is not in play',
  );
});

test('WT-4.3 nations come in the order of their numbers, however the file lists them, and no number twice', () => {
  for (const map of MAPS)
    expect(worldNamed(map).nations.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const { nations } = MAP_FIGURES.east;
  const moved = nations.map(nation => ({
    ...nation,
    order: nation.id === 'poland' ? 2 : nation.id === 'romania' ? 1 : nation.order,
  }));
  expect(
    byOrder('east', moved)
      .slice(0, 2)
      .map(({ id }) => id),
  ).toEqual(['romania', 'poland']);
  const twice = nations.map(nation => ({ ...nation, order: nation.id === 'romania' ? 1 : nation.order }));
  expect(() => byOrder('east', twice)).toThrow('east.json gives order number 1 to poland and to romania');
});
