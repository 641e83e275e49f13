import { expect, test } from 'vitest';
import { findIcon, type IconSet } from './icon-set.ts';
import { readLists, writeSource } from './source.ts';
import { inWholeUnits } from './whole-path.ts';

const SET: IconSet = {
  prefix: 'test',
  width: 24,
  height: 24,
  icons: { house: { body: '<path d="M1 1"/>' }, wide: { body: '<g/>', width: 32 } },
  aliases: {
    home: { parent: 'house' },
    dwelling: { parent: 'home' },
    turned: { parent: 'house', rotate: 1 },
  },
};

test('an alias leads to its drawing, over several steps', () => {
  expect(findIcon(SET, 'dwelling')).toEqual({ body: '<path d="M1 1"/>', size: 24 });
});

test('what is not there or not plain is refused by its name', () => {
  expect(() => findIcon(SET, 'castle')).toThrow('no icon "castle"');
  expect(() => findIcon(SET, 'constructor')).toThrow('no icon "constructor"');
  expect(() => findIcon(SET, 'turned')).toThrow('turned');
  expect(() => findIcon(SET, 'wide')).toThrow('not a plain square');
});

test('a list names its set, and each icon once', () => {
  expect(readLists({ lucide: ['x'] }, 'icons.json')).toEqual({ lucide: ['x'] });
  expect(() => readLists({ other: ['x'] }, 'icons.json')).toThrow('"other"');
  expect(() => readLists({ game: ['x', 'x'] }, 'icons.json')).toThrow('twice');
  expect(() => readLists({ game: [3] }, 'icons.json')).toThrow('not a list of names');
});

test('a source has one record for each set, with names and drawings', () => {
  const source = writeSource({ uiIcons: { home: { body: `<path d="it's"/>`, size: 24 } } });
  expect(source).toContain('export const uiIcons = drawings(24, {');
  expect(source).toContain(String.raw`'home': '<path d="it\'s"/>',`);
});

test('a path in whole units ends where it ended: errors do not add up', () => {
  const steps = inWholeUnits(`M0 0${'h.4'.repeat(100)}`).match(/\d+/g) ?? [];
  expect(steps.reduce((sum, step) => sum + Number(step), 0)).toBe(40);
  expect(inWholeUnits('m1.6 1.6l1 1l1.3-.2zm10 0l1 1')).toBe('m2 2l1 1 1-1zm10 0l1 1');
});

test('a path in larger units is as much smaller, and lines of no length are left out', () => {
  expect(inWholeUnits('M4 4h6.2l.6.4 8 8a6 6 0 0 1 4 4z', 2)).toBe('m2 2h3l4 4a3 3 0 0 1 2 2z');
  expect(inWholeUnits('M0 0c2 2 4 4 6 6l.2.2s4 4 6 6', 2)).toBe('m0 0c1 1 2 2 3 3l0 0s2 2 3 3');
});

test('a fine drawing comes in a box of 256 units, if it is nothing but outlines', () => {
  const icons = {
    fine: { body: '<path fill="currentColor" d="M4 4h8v8z"/>' },
    drawn: { body: '<path stroke-width="4" d="M4 4h8v8z"/>' },
  };
  const set = { prefix: 'test', width: 512, height: 512, icons };
  expect(findIcon(set, 'fine')).toEqual({ body: '<path fill="currentColor" d="m2 2h4v4z"/>', size: 256 });
  expect(() => findIcon(set, 'drawn')).toThrow('"drawn" is more than outlines');
});

test('arcs keep their flags, packed or not, and curves their reflections', () => {
  expect(inWholeUnits('M0 0a5.04 5.04 0 0110.2 10.4')).toBe('m0 0a5 5 0 0 1 10 10');
  expect(inWholeUnits('M0 0C1.2 1.2 2.2 2.2 3.2 3.2s1.1 1.1 2.2 2.2v4.2h-.7')).toBe(
    'm0 0c1 1 2 2 3 3s1 1 2 2v5',
  );
  expect(() => inWholeUnits('M0 0L1')).toThrow('breaks off');
  expect(() => inWholeUnits('M0 0x1')).toThrow('no command "x"');
});
