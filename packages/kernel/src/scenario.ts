import { scriptedChance, type ScriptedDraw } from './chance.ts';
import { PalioError } from './errors.ts';
import { sameData } from './hash.ts';
import { actionFrom, type AnyGame } from './match.ts';
import type { Options } from './options.ts';
import type { Seat } from './seat.ts';
import {
  anything,
  conform,
  dictionary,
  either,
  flag,
  list,
  oneOf,
  record,
  text,
  whole,
  type Shape,
} from './shape.ts';
import type { Position } from './steps.ts';

/** A test of a rule that anybody can write without programming: given a position, when these actions, then this. */
export interface Scenario {
  readonly title?: string;
  readonly game: string;
  readonly seats: number;
  readonly options?: Options;
  /** Values put into the set-up state, by path. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** Answers of chance, first for the set-up, then for the actions. */
  readonly chance?: readonly ScriptedDraw[];
  /** Actions as "seat: notation". */
  readonly when?: readonly string[];
  /** Values of the state afterwards, by path. */
  readonly then?: Readonly<Record<string, unknown>>;
  /** Notations, with seat, that must or must not be legal afterwards. */
  readonly legal?: readonly string[];
  readonly illegal?: readonly string[];
}

const SCENARIO: Shape<Scenario> = record(
  { game: text(), seats: whole(1, 20) },
  {
    title: text(),
    options: dictionary(either(text(), either(whole(), flag))),
    given: dictionary(anything),
    chance: list(either(whole(), either(oneOf('keep'), list(anything)))),
    when: list(text()),
    then: dictionary(anything),
    legal: list(text()),
    illegal: list(text()),
  },
);

/** One or several scenarios from the text of a file. */
export function readScenarios(content: string, source: string): Scenario[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(content);
  } catch {
    throw new PalioError('bad-scenario', 'is no valid JSON', source);
  }
  const all: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  if (all.length === 0) throw new PalioError('bad-scenario', 'holds no scenario', source);
  return all.map((one, i) =>
    conform(SCENARIO, one, 'bad-scenario', all.length === 1 ? source : `${source}, scenario ${i + 1}`),
  );
}

const keysOf = (path: string): string[] => path.split(/[.[\]]+/).filter(key => key !== '');

/** What lies in plain data itself; nothing that all objects have. */
const inside = (place: unknown, key: string): unknown =>
  Object.hasOwn(Object(place) as object, key) ? (place as Readonly<Record<string, unknown>>)[key] : undefined;

export function valueAt(root: unknown, path: string): unknown {
  return keysOf(path).reduce<unknown>(inside, root);
}

/** Puts a value into plain data; the path must lead through what is there. */
export function putAt(root: object, path: string, value: unknown): void {
  const keys = keysOf(path);
  const last = keys.pop();
  const holder = keys.reduce<unknown>(inside, root);
  if (last === undefined || holder === null || typeof holder !== 'object' || !Object.hasOwn(holder, last))
    throw new PalioError('bad-scenario', `there is nothing at "${path}" in the state`, 'given');
  (holder as Record<string, unknown>)[last] = value;
}

function seatAndNotation(line: string, seats: number): [Seat, string] {
  const parts = /^(\d{1,2}):\s*(.+)$/.exec(line);
  if (parts === null) throw new PalioError('bad-scenario', `"${line}" is not "seat: notation"`);
  if (Number(parts[1]) >= seats)
    throw new PalioError('bad-scenario', `"${line}": there is no seat ${parts[1]} among ${seats}`);
  return [Number(parts[1]), parts[2]!.trim()];
}

const isLegal = (game: AnyGame, state: Position, seats: number, line: string): boolean => {
  const [seat, notation] = seatAndNotation(line, seats);
  return actionFrom(game, state, seat, notation) !== undefined;
};

/** What is not as the scenario says it should be in the end. */
function complaints(
  game: AnyGame,
  state: Position,
  { seats, then = {}, legal = [], illegal = [] }: Scenario,
): string[] {
  const wrong = Object.entries(then).filter(([path, wanted]) => !sameData(valueAt(state, path), wanted));
  return [
    ...wrong.map(
      ([path, wanted]) => `${path} is ${JSON.stringify(valueAt(state, path))}, not ${JSON.stringify(wanted)}`,
    ),
    ...legal.filter(line => !isLegal(game, state, seats, line)).map(line => `"${line}" should be legal`),
    ...illegal.filter(line => isLegal(game, state, seats, line)).map(line => `"${line}" should not be legal`),
  ];
}

/** Runs a scenario; names everything that is not as it says. */
export function runScenario(game: AnyGame, scenario: Scenario): string[] {
  const chance = scriptedChance(scenario.chance ?? []);
  const state = game.setup(scenario.options ?? {}, scenario.seats, chance);
  for (const [path, value] of Object.entries(scenario.given ?? {})) putAt(state, path, value);
  for (const line of scenario.when ?? []) {
    const [seat, notation] = seatAndNotation(line, scenario.seats);
    const action = actionFrom(game, state, seat, notation);
    if (action === undefined) {
      const legal = game.legalActions(state, seat).map(one => game.write(state, seat, one));
      return [`"${line}" is not legal; legal: ${legal.slice(0, 20).join(', ') || 'nothing'}`];
    }
    game.playLegal(state, seat, action, chance);
  }
  return complaints(game, state, scenario);
}
