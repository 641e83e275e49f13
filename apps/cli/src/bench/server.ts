import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TURNS } from './reference-game.ts';
import { BareLoad } from './server-bare.ts';
import { BoardgameLoad } from './server-boardgame-io.ts';
import {
  keepTo,
  load,
  scatter,
  summary,
  type Burst,
  type LoadedTable,
  type LoadResult,
} from './server-load.ts';
import type { MeasuredProcess } from './server-measures.ts';
import { PalioLoad } from './server-palio.ts';

const TABLES = [10, 100, 500, 1000];
const IDLE_SOCKETS = 2000;
/** In the quiet round each table moves once in this time. */
const PACE_MS = 1000;
/** Each moves so often then: of few moves the slowest hundredth says nothing. */
const QUIET_PACES = 6;
/**
 * All are measured in turn, so many times over: what else the machine does at the moment then slows down all of
 * them and not just one.
 */
const ROUNDS = 3;

interface Side {
  readonly server: MeasuredProcess;
  /** So slow that nobody waits until its games are at different points. */
  readonly isSlow?: boolean;
  sitDown(seed: number): Promise<LoadedTable>;
}

interface SideResult {
  readonly fullSpeed: LoadResult;
  readonly quiet: LoadResult;
  readonly cpuMicroseconds: number;
  readonly megabytes: number;
}

interface AtTables {
  readonly palio: SideResult;
  /** boardgame.io that does the same: with a database that is synced with every move, as one would write it. */
  readonly boardgameIo: SideResult;
  /** boardgame.io with the storage it brings along to keep matches: not synced, and slow at a single match. */
  readonly boardgameIoWithFiles: SideResult;
  /** boardgame.io with our journal lent to it: synced before anybody is told. */
  readonly boardgameIoWithJournal: SideResult;
  /** boardgame.io in memory, which survives nothing. */
  readonly boardgameIoInMemory: SideResult;
  /** Sockets and the journal alone, without any game: the floor on this machine. */
  readonly bare: SideResult;
  readonly ratio: number;
  readonly ratioToFiles: number;
  readonly ratioToJournal: number;
  readonly ratioToMemory: number;
}

export interface ServerBench {
  readonly tables: Readonly<Record<number, AtTables>>;
  readonly idleSockets: { readonly sockets: number; readonly megabytes: number };
}

async function sitDownAt(side: Side, count: number): Promise<LoadedTable[]> {
  const tables: LoadedTable[] = [];
  while (tables.length < count) {
    const batch = Math.min(25, count - tables.length);
    tables.push(
      ...(await Promise.all(Array.from({ length: batch }, (_, i) => side.sitDown(tables.length + i)))),
    );
  }
  return tables;
}

/** One server with people at its tables, and what it has been seen to do. */
class Contestant {
  readonly #side: Side;
  readonly #tables: readonly LoadedTable[];
  readonly #bursts: Burst[] = [];
  #quiet: Burst | undefined;
  #cpu = 0;

  private constructor(side: Side, tables: readonly LoadedTable[]) {
    this.#side = side;
    this.#tables = tables;
  }

  static async seated(side: Side, count: number): Promise<Contestant> {
    const tables = await sitDownAt(side, count);
    if (!side.isSlow) await scatter(tables, TURNS);
    return new Contestant(side, tables);
  }

  async warmUp(milliseconds: number): Promise<void> {
    await load(this.#tables, milliseconds);
  }

  async goQuietly(milliseconds: number): Promise<void> {
    this.#quiet = await load(this.#tables, milliseconds, PACE_MS);
  }

  async goFullSpeed(milliseconds: number): Promise<void> {
    const before = await this.#side.server.measure();
    this.#bursts.push(await load(this.#tables, milliseconds));
    const after = await this.#side.server.measure();
    this.#cpu += after.cpu - before.cpu;
  }

  async result(): Promise<SideResult> {
    const actions = this.#bursts.reduce((sum, { times }) => sum + times.length, 0);
    const { memory } = await this.#side.server.measure();
    return {
      fullSpeed: summary(this.#bursts),
      quiet: summary([this.#quiet!]),
      cpuMicroseconds: Math.round(this.#cpu / actions),
      megabytes: Math.round(memory / 1_000_000),
    };
  }

  async leave(): Promise<void> {
    for (const table of this.#tables) table.close();
    await this.#side.server.stop();
  }
}

/** Made beforehand for one table; at fewer than ten tables some are made while it is measured. */
const MOST_GAMES = 120;

/** Games a table may come to play, with so many actions a millisecond in all. */
const gamesEach = (tables: number, milliseconds: number, actions: number): number =>
  Math.min(MOST_GAMES, 1 + Math.ceil((milliseconds * (ROUNDS + 1) * actions) / TURNS / tables));

async function measureIdle(folder: string): Promise<ServerBench['idleSockets']> {
  const palio = await PalioLoad.start(folder, 0);
  const sockets = await palio.holdSockets(IDLE_SOCKETS);
  const { memory } = await palio.server.measure();
  for (const socket of sockets) socket.close();
  await palio.server.stop();
  return { sockets: sockets.length, megabytes: Math.round(memory / 1_000_000) };
}

const ratioOf = (ours: SideResult, theirs: SideResult): number =>
  Math.round((ours.fullSpeed.actionsPerSecond / Math.max(1, theirs.fullSpeed.actionsPerSecond)) * 10) / 10;

/** All play the same game in turn, three watchers a table; what each stores before it tells them is said above. */
async function measureAt(count: number, folder: string, milliseconds: number): Promise<AtTables> {
  const contestants: Contestant[] = [];
  try {
    for (const start of [
      () => PalioLoad.start(folder, gamesEach(count, milliseconds, 15)),
      () => BoardgameLoad.start(1, 'sqlite', folder),
      () => BoardgameLoad.start(1, 'files', folder),
      () => BoardgameLoad.start(gamesEach(count, milliseconds, 3), 'journal', folder),
      () => BoardgameLoad.start(gamesEach(count, milliseconds, 3), 'memory', folder),
      () => BareLoad.start(folder),
    ])
      contestants.push(await Contestant.seated(await start(), count));
    keepTo('one processor');
    for (const each of contestants) await each.warmUp(milliseconds);
    for (const each of contestants) await each.goQuietly(Math.max(milliseconds, QUIET_PACES * PACE_MS));
    for (let round = 0; round < ROUNDS; round++)
      for (const each of contestants) await each.goFullSpeed(milliseconds);
    const results = await Promise.all(contestants.map(each => each.result()));
    const [palio, boardgameIo, boardgameIoWithFiles, boardgameIoWithJournal, boardgameIoInMemory, bare] =
      results as [SideResult, SideResult, SideResult, SideResult, SideResult, SideResult];
    return {
      palio,
      boardgameIo,
      boardgameIoWithFiles,
      boardgameIoWithJournal,
      boardgameIoInMemory,
      bare,
      ratio: ratioOf(palio, boardgameIo),
      ratioToFiles: ratioOf(palio, boardgameIoWithFiles),
      ratioToJournal: ratioOf(palio, boardgameIoWithJournal),
      ratioToMemory: ratioOf(palio, boardgameIoInMemory),
    };
  } finally {
    keepTo('all processors');
    for (const each of contestants) await each.leave();
  }
}

export async function measureServer(milliseconds: number): Promise<ServerBench> {
  const folder = mkdtempSync(join(tmpdir(), 'palio-bench-'));
  const tables: Record<number, AtTables> = {};
  try {
    for (const count of TABLES) tables[count] = await measureAt(count, folder, milliseconds);
    return { tables, idleSockets: await measureIdle(folder) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const side = (name: string, { fullSpeed, quiet, cpuMicroseconds }: SideResult): string =>
  `${name} ${fullSpeed.actionsPerSecond}/s (p50 ${fullSpeed.p50}, p99 ${fullSpeed.p99} ms), ${cpuMicroseconds} us of CPU each, at one action a second p50 ${quiet.p50}, p99 ${quiet.p99} ms`;

export function serverLines({ tables, idleSockets }: ServerBench): string[] {
  return [
    ...Object.entries(tables).flatMap(([count, at]) => [
      `server, ${count} tables: ${at.ratio} times boardgame.io that does the same (SQLite, synced with every move), ${at.ratioToFiles} times with its own files, ${at.ratioToJournal} times with our journal lent to it, ${at.ratioToMemory} times in memory`,
      `  ${side('palio (durable)', at.palio)}`,
      `  ${side('boardgame.io (SQLite, durable)', at.boardgameIo)}`,
      `  ${side('boardgame.io (its own files)', at.boardgameIoWithFiles)}`,
      `  ${side('boardgame.io (our journal, durable)', at.boardgameIoWithJournal)}`,
      `  ${side('boardgame.io (in memory)', at.boardgameIoInMemory)}`,
      `  ${side('sockets and journal alone', at.bare)}`,
    ]),
    `server: ${idleSockets.sockets} idle sockets in ${idleSockets.megabytes} MB`,
  ];
}
