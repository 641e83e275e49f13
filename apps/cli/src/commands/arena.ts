import { Worker } from 'node:worker_threads';
import { eloDifference, wilsonInterval } from '@palio/search';
import type { BotName, Budget } from '@palio/search';
import { fastChance, type Options } from '@palio/kernel';
import { botFrom, budgetFrom, oneWord, optionsFrom, readArguments, seatsFrom } from '../arguments.ts';
import { percent, thousands, type Answer } from '../output.ts';
import { load } from '../shelf.ts';

export interface ArenaTask {
  readonly id: string;
  readonly a: BotName;
  readonly b: BotName;
  readonly budget: Budget | undefined;
  readonly options: Options;
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
}

export interface ArenaPart {
  readonly winsA: number;
  readonly winsB: number;
  readonly draws: number;
  readonly finished: number;
  readonly decisions: number;
  readonly violations: readonly string[];
}

/** Bots think in worker threads, two games at a time; each pair of games with exchanged seats stays together. */
function runPart(task: ArenaTask): Promise<ArenaPart> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../arena-worker.ts', import.meta.url), { workerData: task });
    worker.once('message', (part: ArenaPart) => resolve(part));
    worker.once('error', reject);
    worker.once('exit', code => code !== 0 && reject(new Error(`a worker ended with code ${code}`)));
  });
}

/** Splits an even number of games over the threads, in pairs. */
function split(task: ArenaTask, threads: number): ArenaTask[] {
  const pairs = Math.ceil(task.games / 2);
  const each = Math.ceil(pairs / threads);
  return Array.from({ length: threads }, (_, i) => {
    const games = Math.max(0, Math.min(task.games - i * each * 2, each * 2));
    return { ...task, games, seed: task.seed * 7919 + i };
  }).filter(part => part.games > 0);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const finite = (value: number): number | null => (Number.isFinite(value) ? Math.round(value) : null);

export async function arena(given: readonly string[]): Promise<Answer> {
  const args = readArguments(given, {
    a: 'value',
    b: 'value',
    games: 'value',
    seed: 'value',
    seats: 'value',
    option: 'many',
    ms: 'value',
    iterations: 'value',
    threads: 'value',
  });
  const id = oneWord(args, 'the game');
  const { game } = await load(id);
  const a = botFrom(args.text('a') ?? 'hard');
  const b = botFrom(args.text('b') ?? 'easy');
  const games = args.whole('games', 20, 1, 100_000);
  const seed = args.whole('seed', 1, 0, 2 ** 31);
  const options = optionsFrom(game, args.many('option'));
  const seats = seatsFrom(game, args, options, 2);
  // What cannot be set up is told here, in words, and not by a thread that ends.
  game.setup(options, seats, fastChance(seed));
  const task = {
    id,
    a,
    b,
    games,
    seed,
    seats,
    budget: budgetFrom(args),
    options,
  };
  const from = performance.now();
  const parts = await Promise.all(split(task, args.whole('threads', 2, 1, 64)).map(runPart));
  const seconds = (performance.now() - from) / 1000;
  const count = (key: 'winsA' | 'winsB' | 'draws' | 'finished' | 'decisions'): number =>
    sum(parts.map(part => part[key]));
  const [winsA, winsB, draws, finished] = [count('winsA'), count('winsB'), count('draws'), count('finished')];
  const elo = eloDifference(winsA, winsB, draws);
  const interval = wilsonInterval(winsA, finished);
  const violations = parts.flatMap(part => part.violations);
  const json = {
    game: id,
    a,
    b,
    games,
    finished,
    winsA,
    winsB,
    draws,
    shareA: elo.share,
    winShareInterval: [interval.low, interval.high],
    eloDifference: finite(elo.difference),
    eloInterval: [finite(elo.low), finite(elo.high)],
    decisions: count('decisions'),
    seconds,
    violations,
  };
  const shown = (value: number | null): string => (value === null ? '∞' : String(value));
  const lines = [
    `${a} against ${b}, ${finished} games of ${id} in ${seconds.toFixed(0)} s (${thousands(json.decisions)} decisions)`,
    `${a} ${winsA} (${percent(winsA, finished)}), ${b} ${winsB}, draws ${draws}`,
    `Elo difference ${shown(json.eloDifference)} (95 %: ${json.eloInterval.map(shown).join(' to ')})`,
  ];
  return { json, lines, good: finished === games && violations.length === 0 };
}
