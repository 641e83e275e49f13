import {
  completeOptions,
  optionFromText,
  PalioError,
  type AnyGame,
  type Options,
  type OptionValue,
} from '@palio/kernel';
import { LEVELS, type BotName, type Budget } from '@palio/search';

/** The flags of one command: `value` flags take one, `many` collect several, `switch` flags none. */
export type FlagKinds = Readonly<Record<string, 'value' | 'many' | 'switch'>>;

export interface Arguments {
  readonly words: readonly string[];
  text(name: string): string | undefined;
  whole(name: string, fallback: number, low: number, high: number): number;
  many(name: string): readonly string[];
  has(name: string): boolean;
}

const fail = (message: string): never => {
  throw new PalioError('bad-arguments', message);
};

/** Reads a command line; whatever the command does not know is named. `--json` is known to all. */
export function readArguments(given: readonly string[], kinds: FlagKinds): Arguments {
  const known: FlagKinds = { ...kinds, json: 'switch', help: 'switch' };
  const words: string[] = [];
  const found = new Map<string, string[]>();
  for (let i = 0; i < given.length; i++) {
    const part = given[i]!;
    if (!part.startsWith('--')) {
      words.push(part);
      continue;
    }
    const equals = part.indexOf('=');
    const name = equals < 0 ? part.slice(2) : part.slice(2, equals);
    const kind = Object.hasOwn(known, name) ? known[name] : undefined;
    if (kind === undefined)
      fail(
        `--${name} is not known here (known: ${Object.keys(known)
          .map(flag => `--${flag}`)
          .join(' ')})`,
      );
    if (kind === 'switch') {
      if (equals >= 0) fail(`--${name} takes no value`);
      found.set(name, ['']);
      continue;
    }
    const value = equals < 0 ? given[++i] : part.slice(equals + 1);
    if (value === undefined) fail(`--${name} needs a value`);
    if (kind === 'value' && found.has(name)) fail(`--${name} is given twice`);
    found.set(name, [...(found.get(name) ?? []), value!]);
  }
  return {
    words,
    text: name => found.get(name)?.[0],
    many: name => found.get(name) ?? [],
    has: name => found.has(name),
    whole(name, fallback, low, high) {
      const value = found.get(name)?.[0];
      if (value === undefined) return fallback;
      const number = Number(value);
      if (!/^-?\d+$/.test(value) || number < low || number > high)
        fail(`--${name} must be a whole number from ${low} to ${high}, not "${value}"`);
      return number;
    },
  };
}

export function noWord({ words }: Arguments): void {
  if (words.length > 0) fail(`"${words[0]}" is one word too many`);
}

export function oneWord(args: Arguments, what: string): string {
  const [word, ...rest] = args.words;
  if (word === undefined) return fail(`${what} is missing`);
  if (rest.length > 0) fail(`"${rest[0]}" is one word too many`);
  return word;
}

/** `--option size=large --option dismount=yes` */
export function optionsFrom(game: AnyGame, given: readonly string[]): Options {
  const options: Record<string, OptionValue> = {};
  for (const pair of given) {
    const equals = pair.indexOf('=');
    if (equals <= 0) fail(`--option ${pair}: write name=value`);
    const id = pair.slice(0, equals);
    const spec = game.options.find(option => option.id === id);
    options[id] = spec === undefined ? pair.slice(equals + 1) : optionFromText(spec, pair.slice(equals + 1));
  }
  return options;
}

const BOTS: readonly string[] = ['random', 'greedy', ...LEVELS];

export function botFrom(name: string): BotName {
  if (!BOTS.includes(name)) fail(`"${name}" is not a bot (${BOTS.join(', ')})`);
  return name as BotName;
}

/** Fewer names than seats: the list repeats. */
export function botsFor(seats: number, list: string): BotName[] {
  const names = list.split(',').map(name => botFrom(name.trim()));
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length]!);
}

export function budgetFrom(args: Arguments): Budget | undefined {
  if (args.has('ms') && args.has('iterations')) fail('give --ms or --iterations, not both');
  if (args.has('ms')) return { milliseconds: args.whole('ms', 0, 1, 600_000) };
  if (args.has('iterations')) return { iterations: args.whole('iterations', 0, 1, 10_000_000) };
  return undefined;
}

/** Without `--seats`: the fewest, but not below `least`, that can play with these options. */
export function seatsFrom(game: AnyGame, args: Arguments, options: Options, least = 1): number {
  const complete = completeOptions(game.options, options);
  const fewest = game.seatCounts.find(count => count >= least && game.unfit?.(complete, count) === undefined);
  const seats = args.whole('seats', fewest ?? game.seatCounts.find(count => count >= least)!, least, 20);
  if (!game.seatCounts.includes(seats))
    fail(`${game.id} is played by ${game.seatCounts.join(', ')}, not by ${seats}`);
  return seats;
}
