import { PalioError } from '@palio/kernel';
import { noWord, readArguments } from '../arguments.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSizes } from '../../../../tools/bundle-size.ts';
import { cloneMicroseconds, middleOf, playRandomly, playReference, searchSpeed } from '../bench/measure.ts';
import { thousands, type Answer } from '../output.ts';
import { ROOT } from '../files.ts';
import { gameIds, load } from '../shelf.ts';

const PARTS = ['reference', 'games', 'search', 'server', 'bundle'] as const;
type Part = (typeof PARTS)[number];
/** Rounds in which everything is measured by turns, so that a busy moment hits all alike. */
const ROUNDS = 4;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const perSecond = (count: number, milliseconds: number): number => (count * 1000) / milliseconds;

async function measureReference(
  slice: number,
): Promise<{ palio: number; boardgameIo: number; ratioToBoardgameIo: number }> {
  const { playBoardgameIo } = await import('../bench/reference-boardgame-io.ts');
  playReference(slice / 4, 0);
  playBoardgameIo(slice / 4, 0);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const mine = playReference(slice, round);
    ours.push(perSecond(mine.moves, mine.milliseconds));
    const other = playBoardgameIo(slice, round);
    theirs.push(perSecond(other.moves, other.milliseconds));
  }
  const [palio, boardgameIo] = [Math.round(median(ours)), Math.round(median(theirs))];
  return { palio, boardgameIo, ratioToBoardgameIo: Math.round((palio / boardgameIo) * 10) / 10 };
}

interface GameSpeed {
  decisionsPerSecond?: number;
  cloneMicroseconds?: number;
  simulationsPerSecond?: number;
}

async function measureGame(id: string, parts: ReadonlySet<Part>, slice: number): Promise<GameSpeed> {
  const playable = await load(id);
  const { game } = playable;
  const seats = game.seatCounts.at(-1)!;
  const middle = middleOf(game, seats, 3);
  const speed: GameSpeed = {};
  if (parts.has('games')) {
    playRandomly(game, seats, slice / 2, 0);
    const rounds = Array.from({ length: ROUNDS }, (_, round) => playRandomly(game, seats, slice, round + 1));
    speed.decisionsPerSecond = Math.round(
      median(rounds.map(round => perSecond(round.decisions, round.milliseconds))),
    );
    cloneMicroseconds(game, middle, slice / 8);
    speed.cloneMicroseconds = Math.round(cloneMicroseconds(game, middle, slice / 4) * 100) / 100;
  }
  if (parts.has('search')) speed.simulationsPerSecond = Math.round(searchSpeed(playable, middle, slice));
  return speed;
}

/** `palio bench`: what each part costs, measured side by side in one run. Never part of a test. */
export async function bench(given: readonly string[]): Promise<Answer> {
  const args = readArguments(given, { only: 'value', ms: 'value' });
  noWord(args);
  const wanted = (args.text('only') ?? PARTS.join(',')).split(',');
  for (const part of wanted)
    if (!PARTS.includes(part as Part))
      throw new PalioError('bad-arguments', `--only ${part}: there is ${PARTS.join(', ')}`);
  const parts = new Set(wanted as Part[]);
  const slice = args.whole('ms', 1500, 10, 60_000);
  const json: Record<string, unknown> = { node: process.version };
  const lines: string[] = [];
  if (parts.has('reference')) {
    const reference = await measureReference(slice);
    json['reference'] = reference;
    lines.push(
      `reference game: ${thousands(reference.palio)} moves/s, boardgame.io ${thousands(reference.boardgameIo)} moves/s, ratio ${reference.ratioToBoardgameIo}`,
    );
  }
  if (parts.has('games') || parts.has('search')) {
    const games: Record<string, GameSpeed> = {};
    for (const id of gameIds()) {
      const speed = await measureGame(id, parts, slice);
      games[id] = speed;
      lines.push(
        `${id}: ${Object.entries(speed)
          .map(([name, value]) => `${name} ${(value as number).toLocaleString('en-US')}`)
          .join(', ')}`,
      );
    }
    json['games'] = games;
  }
  if (parts.has('server')) {
    const { measureServer, serverLines } = await import('../bench/server.ts');
    const server = await measureServer(2 * slice);
    json['server'] = server;
    lines.push(...serverLines(server));
  }
  if (parts.has('bundle')) {
    const dist = join(ROOT, 'apps/client/dist');
    const sizes = existsSync(join(dist, '.vite/manifest.json')) ? bundleSizes(dist) : undefined;
    json['bundle'] = sizes ?? null;
    lines.push(
      sizes === undefined
        ? 'bundle: the client is not built yet (npm run build)'
        : `bundle, gzipped: start page ${(sizes.startPage / 1000).toFixed(1)} kB, ${Object.entries(
            sizes.games,
          )
            .map(([game, bytes]) => `${game} +${(bytes / 1000).toFixed(1)} kB`)
            .join(', ')}`,
    );
  }
  return { json, lines };
}
