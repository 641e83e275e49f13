import { completeOptions, PalioError, type AnyGame, type Options, type OptionValue } from '@palio/kernel';

/** One way to set the table. */
export interface Case {
  readonly seats: number;
  readonly options: Options;
  readonly name: string;
}

function fits(game: AnyGame, options: Options, seats: number): boolean {
  try {
    return game.unfit?.(completeOptions(game.options, options), seats) === undefined;
  } catch (error) {
    if (error instanceof PalioError) return false;
    throw error;
  }
}

/**
 * Every seat count with the defaults, and every value of every option at least once. `extra` adds the game's own;
 * `base` holds wherever a case does not say otherwise, so that random games can be kept short.
 */
export function casesOf(game: AnyGame, extra: readonly Options[] = [], base: Options = {}): Case[] {
  const cases: Case[] = [];
  const add = (special: Options, seats: number): void => {
    const options = { ...base, ...special };
    const given = Object.entries(options).map(([id, value]) => `${id}=${value}`);
    cases.push({ seats, options, name: [`${seats} seats`, ...given].join(', ') });
  };
  for (const seats of game.seatCounts) if (fits(game, {}, seats)) add({}, seats);
  const single: Options[] = game.options.flatMap(spec => {
    let values: readonly OptionValue[] = [];
    if (spec.kind === 'flag') values = [!spec.default];
    if (spec.kind === 'choice') values = spec.values.filter(value => value !== spec.default);
    if (spec.kind === 'number')
      values = [...new Set([spec.min, spec.max])].filter(value => value !== spec.default);
    return values.map(value => ({ [spec.id]: value }));
  });
  [...single, ...extra].forEach((options, i) => {
    const fitting = game.seatCounts.filter(seats => fits(game, options, seats));
    // By turns, so that options meet different seat counts without trying every pair.
    if (fitting.length > 0) add(options, fitting[i % fitting.length]!);
  });
  return cases;
}
