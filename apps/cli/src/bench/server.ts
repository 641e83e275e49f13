import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BoardgameLoad } from './server-boardgame-io.ts';
import { load, type LoadedTable, type LoadResult } from './server-load.ts';
import type { MeasuredProcess } from './server-measures.ts';
import { PalioLoad } from './server-palio.ts';

const TABLES = [10, 100, 500, 1000];
const IDLE_SOCKETS = 2000;
/** In the quiet round each table moves once in this time. */
const PACE_MS = 1000;

interface Side {
  readonly server: MeasuredProcess;
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
  /** boardgame.io doing the same: stored before anybody is told. */
  readonly boardgameIo: SideResult;
  /** boardgame.io with its own storage, which survives nothing. */
  readonly boardgameIoInMemory: SideResult;
  readonly ratio: number;
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

async function measureSide(side: Side, count: number, milliseconds: number): Promise<SideResult> {
  const tables = await sitDownAt(side, count);
  const quiet = await load(tables, Math.max(milliseconds, 2 * PACE_MS), PACE_MS);
  await load(tables, milliseconds / 4);
  const before = await side.server.measure();
  const from = performance.now();
  const fullSpeed = await load(tables, milliseconds);
  const after = await side.server.measure();
  const actions = (fullSpeed.actionsPerSecond * (performance.now() - from)) / 1000;
  for (const table of tables) table.close();
  return {
    fullSpeed,
    quiet,
    cpuMicroseconds: Math.round((after.cpu - before.cpu) / actions),
    megabytes: Math.round(after.memory / 1_000_000),
  };
}

/** Games a table may come to play, at 60 turns each and with 20,000 actions a second in all. */
const gamesEach = (tables: number, milliseconds: number): number =>
  Math.min(20, 1 + Math.ceil((milliseconds * 1.25 * 20) / 60 / tables));

async function measureIdle(folder: string): Promise<ServerBench['idleSockets']> {
  const palio = await PalioLoad.start(folder, 0);
  const sockets = await palio.holdSockets(IDLE_SOCKETS);
  const { memory } = await palio.server.measure();
  for (const socket of sockets) socket.close();
  await palio.server.stop();
  return { sockets: sockets.length, megabytes: Math.round(memory / 1_000_000) };
}

async function measured(starting: Promise<Side>, count: number, milliseconds: number): Promise<SideResult> {
  const side = await starting;
  const result = await measureSide(side, count, milliseconds);
  await side.server.stop();
  return result;
}

const ratioOf = (ours: SideResult, theirs: SideResult): number =>
  Math.round((ours.fullSpeed.actionsPerSecond / Math.max(1, theirs.fullSpeed.actionsPerSecond)) * 10) / 10;

/** All do the same one after the other: three watchers a table, the action stored before anybody is told. */
export async function measureServer(milliseconds: number): Promise<ServerBench> {
  const folder = mkdtempSync(join(tmpdir(), 'palio-bench-'));
  const tables: Record<number, AtTables> = {};
  try {
    for (const count of TABLES) {
      const ours = PalioLoad.start(folder, gamesEach(count, milliseconds));
      const palio = await measured(ours, count, milliseconds);
      const boardgameIo = await measured(BoardgameLoad.start(folder), count, milliseconds);
      const boardgameIoInMemory = await measured(BoardgameLoad.start(), count, milliseconds);
      tables[count] = {
        palio,
        boardgameIo,
        boardgameIoInMemory,
        ratio: ratioOf(palio, boardgameIo),
        ratioToMemory: ratioOf(palio, boardgameIoInMemory),
      };
    }
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
      `server, ${count} tables: ratio ${at.ratio}, to boardgame.io in memory ${at.ratioToMemory}`,
      `  ${side('palio (durable)', at.palio)}`,
      `  ${side('boardgame.io (durable)', at.boardgameIo)}`,
      `  ${side('boardgame.io (in memory)', at.boardgameIoInMemory)}`,
    ]),
    `server: ${idleSockets.sockets} idle sockets in ${idleSockets.megabytes} MB`,
  ];
}
