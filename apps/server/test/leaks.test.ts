import { fastChance, type Chance, type Question, type Viewer } from '@palio/kernel';
import type { PositionView, TableView } from '@palio/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shelf } from './support/all-shelf.ts';
import { startServer, type Client, type TestServer } from './support/server.ts';

/*
 * Two games that are equal for a viewer give him the same bytes, apart from ids. Two tables with the same seed and
 * the same people are played alike, until somebody decides in secret: he decides one thing at the first table and
 * another at the second. Everybody else must not be able to tell the tables apart, by whatever way he asks.
 */

const MOST_STEPS = 400;
/** Games that were seen to ask several seats at once in secret. */
const hasSeals = new Set<string>();
let server: TestServer;
let seed = 0;
beforeAll(async () => {
  const address = new URL('./support/all-shelf.ts', import.meta.url).href;
  server = await startServer({ shelf: address, newSeed: () => `seed ${seed}` });
}, 60_000);
afterAll(() => server.close(), 60_000);

interface Watching {
  readonly client: Client;
  readonly name: string;
  /** Whose view he has; he may know what that seat knows. */
  readonly viewer: Viewer;
  /** Opens the view of a seat, at each table. */
  readonly tokens?: readonly string[];
}

/**
 * Two tables alike, with somebody at each seat, a spectator who is somebody, one who is nobody, and one who looks
 * with the eyes of the first seat.
 */
class Twins {
  readonly tables: readonly [string, string];
  readonly seats: readonly Client[];
  readonly watching: readonly Watching[];

  private constructor(
    tables: readonly [string, string],
    seats: readonly Client[],
    others: readonly Client[],
    sharer: { readonly client: Client; readonly tokens: readonly string[] },
  ) {
    this.tables = tables;
    this.seats = seats;
    this.watching = [
      ...seats.map((client, seat) => ({ client, name: `seat ${seat}`, viewer: seat })),
      ...others.map((client, i) => ({ client, name: `spectator ${i}`, viewer: 'spectator' as const })),
      { ...sharer, name: 'a friend of seat 0', viewer: 0 },
    ];
  }

  static async make(game: string, count: number): Promise<Twins> {
    const seats = await Promise.all(Array.from({ length: count }, () => server.guest()));
    const [owner, ...rest] = seats;
    const make = async (): Promise<string> => {
      const plans = [{ as: 'me' } as const, ...rest.map(() => ({ as: 'open' }) as const)];
      const table = await owner!.make({ game, seats: plans, negotiation: true });
      for (const client of rest) await client.command(table, { type: 'join' });
      return table;
    };
    const tables = [await make(), await make()] as const;
    const share = async (table: string): Promise<string> =>
      (await owner!.post<{ token: string }>(`tables/${table}/shares`)).token;
    const tokens = [await share(tables[0]), await share(tables[1])];
    const others = [await server.guest(), server.stranger()];
    const twins = new Twins(tables, seats, others, { client: server.stranger(), tokens });
    for (const { client, tokens: shown } of twins.watching) {
      await client.connect();
      for (const [i, table] of tables.entries())
        if (shown === undefined) await client.watch(table);
        else await client.send({ type: 'watch', table, token: shown[i] });
    }
    return twins;
  }

  positions(seat: number): Promise<(PositionView | null)[]> {
    return Promise.all(this.tables.map(async table => (await this.seats[seat]!.look(table)).position));
  }

  /** What is asked at the first table, or nothing when the game is over. */
  question(): Promise<Question | undefined> {
    const [table] = this.tables;
    return server.services.house.look(table, ({ game, position }) => game.question(position));
  }

  /** Those who have more than one answer to what is asked at the first table. */
  choosers(seats: readonly number[]): Promise<number[]> {
    const [table] = this.tables;
    return server.services.house.look(table, ({ game, position }) =>
      seats.filter(seat => game.legalActions(position, seat).length > 1),
    );
  }

  /** What came over the line about each table, without what differs by nature. */
  heard({ client }: Watching): string[] {
    return this.tables.map(table =>
      client.raw
        .filter(message => message.includes(table))
        .join('\n')
        .replaceAll(table, 'TABLE'),
    );
  }

  /** What the server answers about each table, by every way to ask. */
  asked(watching: Watching): Promise<string[]> {
    return Promise.all(this.tables.map((_, i) => this.askedAt(i, watching)));
  }

  async askedAt(which: number, { client, tokens }: Watching): Promise<string> {
    const table = this.tables[which]!;
    const answers: unknown[] = [];
    const get = async (path: string): Promise<unknown> => (await client.call('GET', path)).body;
    const parts = ['', '/entries', '/entries?since=2', '/recap', '/positions/0', '/record', '/note', '/talk'];
    for (const part of parts) answers.push(await get(`tables/${table}${part}`));
    for (const part of tokens === undefined ? [] : ['', '/entries', '/positions/0', '/positions/1'])
      answers.push(await get(`watch/${tokens![which]}${part}`));
    const { position } = (await get(`tables/${table}`)) as TableView;
    if (position) answers.push(await get(`tables/${table}/positions/${position.count}`));
    for (const command of [
      { type: 'act', decision: 0, actions: ['nonsense'] },
      { type: 'act', decision: position?.decision ?? 0, actions: [{ type: 'nonsense' }] },
      { type: 'answer', agree: true },
    ])
      answers.push((await client.call('POST', `tables/${table}/commands`, { command })).body);
    answers.push(
      (await client.call('POST', `tables/${table}/why-not`, { target: { type: 'nonsense' } })).body,
    );
    return JSON.stringify(answers).replaceAll(table, 'TABLE');
  }

  /** Who can tell the tables apart, and by what, beside the seat that may. */
  async differences(except: number): Promise<string[]> {
    const found: string[] = [];
    for (const watching of this.watching) {
      if (watching.viewer === except) continue;
      const [first, second] = this.heard(watching);
      if (first !== second)
        found.push(`${watching.name} hears
${first}
or
${second}`);
      const [one, other] = await this.asked(watching);
      if (one !== other)
        found.push(`${watching.name} asks
${one}
or
${other}`);
    }
    return found;
  }

  async act(table: 0 | 1, seat: number, position: PositionView, notation: string): Promise<void> {
    await this.seats[seat]!.command(this.tables[table], {
      type: 'act',
      decision: position.decision,
      actions: [notation],
    });
  }

  leave(): void {
    for (const { client } of this.watching) client.connection.closed();
  }
}

/** The same decision at both tables. */
async function playAlike(twins: Twins, seat: number, luck: Chance): Promise<void> {
  const [first, second] = await twins.positions(seat);
  expect(second).toEqual(first);
  const { notation } = luck.pick(first!.legal);
  await twins.act(0, seat, first!, notation);
  await twins.act(1, seat, second!, notation);
}

const isWaiting = (position: PositionView | null, seat: number): boolean =>
  position?.question?.waitingFor.includes(seat) ?? false;

/** Decides in secret at one table until it is the turn of others; now and then takes back. */
async function decideAlone(
  twins: Twins,
  table: 0 | 1,
  seat: number,
  kind: string,
  luck: Chance,
): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const position = (await twins.positions(seat))[table]!;
    if (!isWaiting(position, seat) || position.question!.kind !== kind) return;
    if (position.mayTakeBack && table === 1 && luck.below(5) === 0 && i < 20) {
      await twins.act(table, seat, position, 'takeBack');
      continue;
    }
    // The last listed action is usually the one that ends a choice of several parts.
    const { notation } = i > 12 ? position.legal.at(-1)! : luck.pick(position.legal);
    await twins.act(table, seat, position, notation);
  }
}

interface Found {
  readonly seat: number;
  readonly kind: string;
}

/** The question that is open, if a seat answers it in secret while others are still asked or nothing is shown. */
async function sealedQuestion(twins: Twins, question: Question): Promise<Found | undefined> {
  if (!question.sealed || question.waitingFor.length < 2) return undefined;
  const seat = (await twins.choosers(question.waitingFor)).at(-1);
  return seat === undefined ? undefined : { seat, kind: question.kind };
}

/** Plays alike up to the sealed question number `at`, then lets the tables part in secret. True if there was one. */
async function partAt(game: string, seats: number, at: number): Promise<boolean> {
  const luck = fastChance(seed * 100 + at);
  const twins = await Twins.make(game, seats);
  try {
    let questions = 0;
    let last = '';
    for (let step = 0; step < MOST_STEPS; step++) {
      const question = await twins.question();
      if (question === undefined) return false;
      const found = await sealedQuestion(twins, question);
      const name = `${found?.kind} ${question.waitingFor.join()}`;
      if (found !== undefined) hasSeals.add(game);
      if (found !== undefined && name !== last && questions++ === at) {
        await decideAlone(twins, 0, found.seat, found.kind, luck);
        await decideAlone(twins, 1, found.seat, found.kind, fastChance(seed + 17));
        await twins.seats[found.seat]!.command(twins.tables[1], { type: 'plan', actions: ['never legal'] });
        expect(await twins.differences(found.seat)).toEqual([]);
        return true;
      }
      last = name;
      await playAlike(twins, question.waitingFor[0]!, luck);
    }
    return false;
  } finally {
    twins.leave();
  }
}

describe.each(shelf.gameIds)('%s', game => {
  test('whoever may not know a sealed decision gets the same bytes whatever it is', async () => {
    const { seatCounts } = (await shelf.load(game)).game;
    // Nothing is hidden from anybody in a game alone.
    const counts = seatCounts.filter(count => count > 1);
    let parted = 0;
    for (const seats of counts.slice(0, 2))
      for (const at of [0, 1, 2]) {
        seed++;
        if (await partAt(game, seats, at)) parted++;
      }
    expect(parted > 0).toBe(hasSeals.has(game));
    if (game === 'fair') expect(parted).toBeGreaterThanOrEqual(4);
  }, 300_000);

  test('what leaves the server for a viewer depends on nothing he may not know', async () => {
    seed++;
    const { seatCounts } = (await shelf.load(game)).game;
    const twins = await Twins.make(game, seatCounts.at(-1)!);
    const luck = fastChance(seed);
    for (let step = 0; step < 60; step++) {
      const question = await twins.question();
      if (question === undefined) break;
      await playAlike(twins, question.waitingFor[0]!, luck);
      // Once it is over nothing is secret any more.
      if (step % 6 === 0 && (await twins.question()) !== undefined) await imagineOtherwise(twins);
    }
    twins.leave();
  }, 300_000);
});

/** Puts a position in the place of the true one that a viewer cannot tell from it, and scrambles what he may not read. */
async function imagineOtherwise(twins: Twins): Promise<void> {
  const [table] = twins.tables;
  const { house } = server.services;
  for (const watching of twins.watching) {
    const { viewer } = watching;
    const before = await twins.askedAt(0, watching);
    await house.look(table, (seen, place) => {
      const secret = { type: 'LEAK' } as const;
      const { state } = seen;
      state.position = seen.game.imagine(seen.position, viewer, fastChance(seed + 3));
      for (const [i, { at, entry }] of seen.history.entries()) {
        if (entry.type !== 'acted') continue;
        const isHidden = entry.secret && entry.seat !== viewer;
        const told = entry.told.map(given =>
          given.only === undefined || (viewer !== 'spectator' && given.only.includes(viewer))
            ? given
            : { ...given, event: secret },
        );
        const scrambled = { ...entry, told, ...(isHidden && { notation: 'LEAK', action: secret }) };
        seen.history[i] = { at, entry: scrambled };
      }
      expect(place.table).toBe(seen);
    });
    const after = await twins.askedAt(0, watching);
    expect(after, watching.name).toBe(before);
    expect(after).not.toContain('LEAK');
    house.places.get(table)!.table = undefined;
  }
}
