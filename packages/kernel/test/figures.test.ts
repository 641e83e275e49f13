import {
  bareFigures,
  conform,
  correctFigures,
  figureList,
  figuresOf,
  list,
  oneOf,
  record,
  text,
  whole,
  PalioError,
} from '@palio/kernel';
import { describe, expect, test } from 'vitest';

const UNITS = record({
  provenance: oneOf('seed'),
  units: list(record({ id: text(), cost: whole(0, 9) }, { costProvenance: text() })),
});
const original = {
  provenance: 'seed',
  units: [
    { id: 'archers', cost: 1 },
    { id: 'knights', cost: 3, costProvenance: 'public' },
  ],
};

describe('figures', () => {
  test('every figure has a source, the nearest one that speaks of it', () => {
    expect(figureList(original)).toEqual([
      { path: 'units[archers].id', value: 'archers', provenance: 'seed' },
      { path: 'units[archers].cost', value: 1, provenance: 'seed' },
      { path: 'units[knights].id', value: 'knights', provenance: 'seed' },
      { path: 'units[knights].cost', value: 3, provenance: 'public' },
    ]);
    const named = { a: 1, b: 2, c: { d: 3 }, provenance: { a: 'seed', c: 'reconstructed' } };
    expect(figureList(named).map(figure => figure.provenance)).toEqual(['seed', undefined, 'reconstructed']);
  });

  test('notes and sources are no figures', () => {
    const noted = { ...original, note: 'guessed', units: [...original.units, { id: 'mob', notes: ['old'] }] };
    expect(bareFigures(noted)).toEqual({
      units: [{ id: 'archers', cost: 1 }, { id: 'knights', cost: 3 }, { id: 'mob' }],
    });
  });

  test('an owner corrects single figures, by id; everything is checked as before', () => {
    expect(figuresOf('one', 'units', original, UNITS).units[1]!.cost).toBe(3);
    correctFigures('one', { units: { units: { knights: { cost: 4 } } } });
    expect(figuresOf('one', 'units', original, UNITS).units.map(unit => unit.cost)).toEqual([1, 4]);
    expect(original.units[1]!.cost).toBe(3);
  });

  test.each([
    [
      'a wrong value',
      { units: { knights: { cost: 'dear' } } },
      /one\/units\.json, units\[1\]\.cost: must be a whole number, not "dear"/,
    ],
    ['a value out of range', { units: { knights: { cost: 12 } } }, /12 is not between 0 and 9/],
    [
      'an unknown entry',
      { units: { dragons: { cost: 1 } } },
      /one\/units\.json, units\.dragons: no such entry/,
    ],
    ['another id', { units: { knights: { id: 'archers' } } }, /units\.knights\.id: an id stays as it is/],
    [
      'an id that is there twice',
      { units: [original.units[0], original.units[0]] },
      /one\/units\.json, units: the id "archers" is there twice/,
    ],
    ['no entry', { units: { knights: 3 } }, /units\[1\]: must be an object, not 3/],
    ['what is no figure', JSON.parse('{"__proto__":{}}') as object, /__proto__: is not known here/],
    ['an unknown field', { units: { knights: { price: 1 } } }, /units\[1\]\.price: is not known here/],
  ])('%s in a correction is refused with file, path and reason', (_name, correction, problem) => {
    correctFigures('one', { units: correction });
    expect(() => figuresOf('one', 'units', original, UNITS)).toThrow(problem);
    correctFigures('one', {});
  });

  test('a shape names the first thing that does not fit', () => {
    const fails = (value: unknown): string => {
      try {
        conform(UNITS, value, 'bad-figures', 'file');
      } catch (error) {
        return error instanceof PalioError ? error.message : 'not a PalioError';
      }
      return 'passes';
    };
    expect(fails(original)).toBe('passes');
    expect(fails(null)).toBe('file: must be an object, not null');
    expect(fails({ provenance: 'seed' })).toBe('file, units: is missing');
    expect(fails({ provenance: 'rumour', units: [] })).toBe('file, provenance: "rumour" is none of seed');
    expect(fails({ provenance: 'seed', units: {} })).toBe('file, units: must be a list, not {}');
  });
});
