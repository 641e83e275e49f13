import { describe, expect, it } from 'vitest';
import { chosenOptions, isShown, usualOptions, within } from '../src/new-game/options.ts';
import {
  BOT_NAMES,
  nameProblem,
  shuffled,
  swapped,
  usualSeats,
  withPlayer,
  withSeatCount,
} from '../src/new-game/seating.ts';
import { en } from '../src/text/en.ts';
import type { OptionFacts } from '../src/worker/protocol.ts';

const SPECS: readonly OptionFacts[] = [
  { id: 'size', kind: 'choice', values: ['small', 'large'], default: 'small' },
  { id: 'rounds', kind: 'number', min: 1, max: 9, default: 3, when: { option: 'size', is: ['large'] } },
  { id: 'echo', kind: 'flag', default: false, when: { option: 'rounds', is: [5] } },
];

describe('options', () => {
  it('start as usual', () => {
    expect(usualOptions(SPECS)).toEqual({ size: 'small', rounds: 3, echo: false });
  });

  it('are shown only while they matter', () => {
    const shown = (options: Record<string, string | number | boolean>) =>
      SPECS.filter(spec => isShown(spec, SPECS, options)).map(({ id }) => id);
    expect(shown({ size: 'small', rounds: 5 })).toEqual(['size']);
    expect(shown({ size: 'large', rounds: 3 })).toEqual(['size', 'rounds']);
    expect(shown({ size: 'large', rounds: 5 })).toEqual(['size', 'rounds', 'echo']);
  });

  it('that are hidden keep their defaults', () => {
    expect(chosenOptions(SPECS, { size: 'small', rounds: 5, echo: true })).toEqual({ size: 'small' });
  });

  it('keep numbers within their bounds', () => {
    expect([0, 4, 99, Number.NaN, 2.5].map(typed => within({ min: 1, max: 9, default: 3 }, typed))).toEqual([
      1, 4, 9, 3, 3,
    ]);
  });
});

describe('seats', () => {
  it('start with a person and bots', () => {
    expect(usualSeats(3, 'Ada').map(({ player }) => player)).toEqual(['person', 'medium', 'medium']);
  });

  it('grow and shrink without moving anybody', () => {
    const three = withSeatCount(usualSeats(2, 'Ada'), 3);
    expect(three.map(({ name }) => name)).toEqual(['Ada', BOT_NAMES[0], BOT_NAMES[1]]);
    expect(withSeatCount(three, 1)).toEqual([three[0]]);
  });

  it('get a fitting name when somebody else sits down, unless it was chosen', () => {
    const seats = usualSeats(2, 'Player');
    const person = withPlayer(seats, 1, 'person', en.newGame);
    expect(person[1]).toEqual({ name: 'Player 2', player: 'person' });
    expect(withPlayer(person, 1, 'hard', en.newGame)[1]?.name).toBe(BOT_NAMES[0]);
    const named = [seats[0]!, { name: 'Nora', player: 'medium' as const }];
    expect(withPlayer(named, 1, 'person', en.newGame)[1]).toEqual({ name: 'Nora', player: 'person' });
    expect(withPlayer(seats, 1, 'hard', en.newGame)[1]).toEqual({ name: BOT_NAMES[0], player: 'hard' });
  });

  it('can be swapped and drawn', () => {
    const seats = usualSeats(3, 'Ada');
    expect(swapped(seats, 0, 2)[0]).toBe(seats[2]);
    expect(shuffled(seats, () => 0)).toHaveLength(3);
    expect(new Set(shuffled(seats, () => 0.99))).toEqual(new Set(seats));
  });

  it('need different names', () => {
    expect(nameProblem(usualSeats(2, 'Ada'))).toBeUndefined();
    expect(nameProblem(usualSeats(2, '  '))).toBe('nameMissing');
    expect(nameProblem(usualSeats(2, ` ${BOT_NAMES[0]} `))).toBe('nameTwice');
  });
});
