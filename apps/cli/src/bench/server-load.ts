import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';

/**
 * Keeps this process, which makes the load, to one processor, or lets it use all again. While it keeps to one it
 * does not push the servers from one to the other; those that it starts meanwhile would keep to the same. Where
 * `taskset` is missing the scheduler decides.
 */
export function keepTo(wanted: 'one processor' | 'all processors'): void {
  const last = cpus().length - 1;
  const list = wanted === 'one processor' ? String(last) : `0-${last}`;
  if (last > 0) spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', list, String(process.pid)]);
}

/** A table under load: three watchers, of whom one is to move. */
export interface LoadedTable {
  /** Sends the next move; `done` is called when all watchers have been told. False if the game is over. */
  move(done: () => void): boolean;
  /** Goes on with a new game. */
  renew(): Promise<void>;
  close(): void;
}

/** Moves at all tables for a while: how long it took, and each move from sending it until all watchers were told. */
export interface Burst {
  readonly milliseconds: number;
  readonly times: readonly number[];
}

export interface LoadResult {
  readonly actionsPerSecond: number;
  /** Milliseconds from sending an action until all watchers were told. */
  readonly p50: number;
  readonly p99: number;
}

const at = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 100) / 100;

/** Several bursts as one. */
export function summary(bursts: readonly Burst[]): LoadResult {
  const sorted = bursts.flatMap(({ times }) => times).toSorted((a, b) => a - b);
  const seconds = bursts.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  return {
    actionsPerSecond: Math.round(sorted.length / seconds),
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
  };
}

/**
 * Plays on until all points of a game are met with alike, as where people come and go: otherwise all games would
 * end at the same moment, and those of a slow server never.
 */
export async function scatter(tables: readonly LoadedTable[], turns: number): Promise<void> {
  const play = (table: LoadedTable, moves: number): Promise<void> =>
    new Promise(resolve => {
      const step = (left: number): void => {
        if (left === 0 || !table.move(() => step(left - 1))) resolve();
      };
      step(moves);
    });
  await Promise.all(tables.map((table, i) => play(table, Math.floor((turns * i) / tables.length))));
}

/**
 * Moves at all tables for a while. Without a pace each moves as soon as all have seen the last move; with one each
 * moves once in so many milliseconds, spread evenly.
 */
export function load(tables: readonly LoadedTable[], milliseconds: number, pace?: number): Promise<Burst> {
  const times: number[] = [];
  const from = performance.now();
  let open = tables.length;
  return new Promise((resolve, reject) => {
    const finish = (): void => {
      if (--open === 0) resolve({ milliseconds: performance.now() - from, times });
    };
    const step = (table: LoadedTable): void => {
      if (performance.now() - from > milliseconds) return finish();
      const sent = performance.now();
      const isOn = table.move(() => {
        times.push(performance.now() - sent);
        if (pace === undefined) step(table);
        else setTimeout(() => step(table), Math.max(0, pace - (performance.now() - sent)));
      });
      if (!isOn) table.renew().then(() => step(table), reject);
    };
    tables.forEach((table, i) => {
      if (pace === undefined) step(table);
      else setTimeout(() => step(table), (pace * i) / tables.length);
    });
  });
}
