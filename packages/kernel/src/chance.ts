import { PalioError } from './errors.ts';

/** Where luck comes from. It is always a parameter: no seed lies in a state, so nobody can peek. */
export interface Chance {
  /** A whole number from 0 to below `count`, all equally likely. */
  below(count: number): number;
  /** A die: 1 to `sides`. */
  die(sides: number): number;
  pick<Item>(list: readonly Item[]): Item;
  /** Shuffles in place. */
  shuffle(list: unknown[]): void;
}

/** Makes the rest of a Chance from its one source. */
export function chanceFrom(below: (count: number) => number): Chance {
  return {
    below,
    die: sides => below(sides) + 1,
    pick(list) {
      if (list.length === 0) throw new PalioError('no-choice', 'cannot pick from an empty list');
      return list[below(list.length)]!;
    },
    shuffle(list) {
      for (let last = list.length - 1; last > 0; last--) {
        const other = below(last + 1);
        const item = list[last];
        list[last] = list[other];
        list[other] = item;
      }
    },
  };
}

/** Fast and repeatable, for search and self-play; not for live games. The generator is sfc32. */
export function fastChance(seed: number): Chance {
  let a = 0x9e3779b9 | 0;
  let b = seed | 0;
  let c = Math.floor(seed / 0x100000000) | 0;
  let counter = 1;
  const draw = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) draw();
  // Scaling 32 bits is biased by less than count / 2^32, which no search can notice.
  return chanceFrom(count => Math.floor((draw() / 0x100000000) * count));
}

/** Notes every draw, for the log. */
export function recordingChance(source: Chance, drawn: number[]): Chance {
  return chanceFrom(count => {
    const value = source.below(count);
    drawn.push(value);
    return value;
  });
}

/** Plays back the draws of a log; a log that does not fit the rules is an error, not another game. */
export function playbackChance(drawn: readonly number[]): Chance & { readonly left: () => number } {
  let position = 0;
  const chance = chanceFrom(count => {
    const value = drawn[position++];
    if (value === undefined)
      throw new PalioError('bad-record', 'the rules draw more often than the record says');
    if (!Number.isInteger(value) || value < 0 || value >= count)
      throw new PalioError(
        'bad-record',
        `the record has the draw ${value} where 0 to ${count - 1} are possible`,
      );
    return value;
  });
  return { ...chance, left: () => drawn.length - position };
}

/** For decisions without luck: any draw is an error. */
export const noChance: Chance = chanceFrom(() => {
  throw new PalioError('script-ended', 'nothing may be drawn here');
});

/** One scripted answer: a number for a die, `below` or the index of `pick`; an order, or 'keep', for a shuffle. */
export type ScriptedDraw = number | 'keep' | readonly unknown[];

/** For tests: answers in the given order and refuses to invent more. */
export function scriptedChance(script: readonly ScriptedDraw[]): Chance & { readonly left: () => number } {
  let position = 0;
  const take = (wanted: string): ScriptedDraw => {
    const draw = script[position++];
    if (draw === undefined) throw new PalioError('script-ended', `the script has no answer for ${wanted}`);
    return draw;
  };
  const number = (wanted: string, low: number, high: number): number => {
    const draw = take(wanted);
    if (typeof draw !== 'number' || draw < low || draw > high)
      throw new PalioError('script-ended', `the script answers ${JSON.stringify(draw)} for ${wanted}`);
    return draw;
  };
  return {
    below: count => number(`a number below ${count}`, 0, count - 1),
    die: sides => number(`a die of ${sides}`, 1, sides),
    pick: list => list[number(`one of ${list.length}`, 0, list.length - 1)]!,
    shuffle(list) {
      const draw = take(`a shuffle of ${list.length}`);
      if (draw === 'keep') return;
      if (typeof draw === 'number' || draw.length !== list.length)
        throw new PalioError('script-ended', `the script answers ${JSON.stringify(draw)} for a shuffle`);
      list.splice(0, list.length, ...draw);
    },
    left: () => script.length - position,
  };
}
