import { expect, test } from 'vitest';
import { findIcon, type IconSet } from './icon-set.ts';
import { readLists, writeSource } from './source.ts';

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
