import { fastChance, type Chance, type Question, type Viewer } from '@palio/kernel';
import type { Foresight, PositionView, ServerMessage, TableView } from '@palio/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TurnStream } from '../src/http/turn-stream.ts';
import { shelf } from './support/all-shelf.ts';
import { startServer, type Client, type TestServer } from './support/server.ts';

/*
 * Two games that are equal for a viewer give him the same bytes, apart from ids. Two tables with the same seed and
 * the same people are played alike, until somebody decides in secret: he decides one thing at the first table and
 * another at the second, or nothing at the first. Everybody else must not be able to tell the tables apart, by
 * whatever way he asks.
 */

const MOST_STEPS = 400;
/** Games in which somebody was seen to pick without anybody noticing. */
const hasHiddenPicks = new Set<string>();
/** Games that were seen to ask several seats at once in secret. */
const hasSeals = new Set<string>();
let server: TestServer;
let seed = 0;
beforeAll(async () => {
  const address = new URL('./support/all-shelf.ts', import.meta.url).href;
  server = await startServer({ shelf: address, newSeed: () => `seed ${seed}` });
  // Tables are listed when the test says so, both of them at the same moment.
  await server.upkeep.stop();
}, 60_000);
afterAll(() => server.close(), 60_000);

interface Watching {
  readonly client: Client;
  readonly name: string;
  /** Whose view he has; he may know what that seat knows. */
  readonly viewer: Viewer;
  /** Opens the view of a seat, at each table. */
  readonly tokens?: readonly string[];
  /** What a bot at this seat is told. */
  readonly turns?: readonly string[];
}

type Update = Extract<ServerMessage, { type: 'update' }>;

const MINUTE = 60_000;

/**
 * Two tables alike, with somebody at each seat, a spectator who is somebody, one who is nobody, and one who looks
 * with the eyes of the first seat.
 */
class Twins {
  readonly tables: readonly [string, string];
  readonly seats: readonly Client[];
  readonly watching: readonly Watching[];
  /** By seat: the lines of bots, as it were. */
  readonly #streams = new Map<number, TurnStream>();

  private constructor(
    tables: readonly [string, string],
    seats: readonly Client[],
    others: readonly Client[],
    sharer: { readonly client: Client; readonly tokens: readonly string[] },
  ) {
    this.tables = tables;
    this.seats = seats;
    this.watching = [
      ...seats.map((client, seat) => ({ client, name: `seat ${seat}`, viewer: seat, turns: [] as string[] })),
      ...others.map((client, i) => ({ client, name: `spectator ${i}`, viewer: 'spectator' as const })),
      { ...sharer, name: 'a friend of seat 0', viewer: 0 },
    ];
  }

  static async make(game: string, count: number): Promise<Twins> {
    const seats = await Promise.all(Array.from({ length: count }, () => server.guest()));
    const [owner, ...rest] = seats;
    const make = async (): Promise<string> => {
      const plans = [{ as: 'me' } as const, ...rest.map(() => ({ as: 'open' }) as const)];
      const table = await owner!.make({ game, seats: plans, negotiation: true, visibility: 'public' });
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

  async position(which: 0 | 1, seat: number): Promise<PositionView | null> {
    return (await this.seats[seat]!.look(this.tables[which])).position;
  }

  /** The last message in which a seat was shown the position of a table. */
  shown(which: 0 | 1, seat: number): string {
    const table = this.tables[which];
    const { raw } = this.seats[seat]!;
    const last = raw.findLast(message => message.includes(table) && message.includes('"position":{'));
    return last!.replaceAll(table, 'TABLE');
  }

  /** Brings the lists up to date, some time after all that has happened. */
  async list(): Promise<void> {
    server.time += MINUTE;
    for (const table of this.tables) await server.upkeep.list(table);
  }

  /** Reads the turns of a seat, as a bot there would. */
  async listen(seat: number): Promise<void> {
    const { client, turns } = this.watching[seat]! as Watching & { turns: string[] };
    const stream = new TurnStream(server.services.house, client.id, line => turns.push(line));
    this.#streams.set(seat, stream);
    for (const table of this.tables) await stream.follow(table);
  }

  async goAway(seat: number): Promise<void> {
    this.#streams.get(seat)?.end();
    for (const table of this.tables) await this.seats[seat]!.send({ type: 'unwatch', table });
  }

  async comeBack(seat: number): Promise<void> {
    await this.listen(seat);
    for (const table of this.tables) await this.seats[seat]!.watch(table);
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

  /** What came over the lines about each table, without what differs by nature. */
  heard({ client, turns = [] }: Watching): string[] {
    return this.tables.map(table =>
      [...client.raw, ...turns]
        .filter(message => message.includes(table))
        .join('\n')
        .replaceAll(table, 'TABLE'),
    );
  }

  /** What is listed about each table, wherever somebody finds it, and what he is told in notices. */
  async listed({ client }: Watching): Promise<string[]> {
    const lists = await Promise.all(
      ['tables?status=running', 'me/tables', 'me/notices', 'me/export'].map(async path => {
        const { body } = await client.call<object>('GET', path);
        const { tables = [], notices = [] } = body as { tables?: unknown[]; notices?: unknown[] };
        return Array.isArray(body) ? (body as unknown[]) : [...tables, ...notices];
      }),
    );
    return this.tables.map(table => {
      const about = lists.map(lines => lines.map(nameless).filter(line => line.includes(table)));
      return JSON.stringify(about).replaceAll(table, 'TABLE');
    });
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
    answers.push(...(await this.#planned(table, client)));
    return JSON.stringify(answers).replaceAll(table, 'TABLE');
  }

  /** How the game may go on if somebody plans two steps, what he could choose then, and why not something else. */
  async #planned(table: string, client: Client): Promise<unknown[]> {
    const answers: unknown[] = [];
    const actions: string[] = [];
    for (let steps = 0; steps < 3; steps++) {
      const { body } = await client.call<Partial<Foresight>>('POST', `tables/${table}/foresight`, {
        actions,
      });
      answers.push(body);
      const next = body.choices?.find(({ shown }) => shown);
      if (next === undefined) break;
      actions.push(next.notation);
    }
    const tried = { target: { type: 'nonsense' }, planned: actions };
    answers.push((await client.call('POST', `tables/${table}/why-not`, tried)).body);
    return answers;
  }

  /** Who can tell the tables apart, and by what, beside the seats that may. */
  async differences(...except: readonly Viewer[]): Promise<string[]> {
    const found: string[] = [];
    const compare = (what: string, [first, second]: readonly string[]): void => {
      if (first !== second) found.push(`${what}\n${first}\nor\n${second}`);
    };
    for (const watching of this.watching) {
      if (except.includes(watching.viewer)) continue;
      compare(`${watching.name} hears`, this.heard(watching));
      compare(`${watching.name} finds`, await this.listed(watching));
      compare(`${watching.name} asks`, await this.asked(watching));
    }
    return found;
  }

  /** The same command at both tables, and what is answered. */
  both(seat: number, path: string, payload: object): Promise<string[]> {
    return Promise.all(
      this.tables.map(async table => {
        const { body } = await this.seats[seat]!.call('POST', `tables/${table}/${path}`, payload);
        return JSON.stringify(body).replaceAll(table, 'TABLE');
      }),
    );
  }

  async act(table: 0 | 1, seat: number, position: PositionView, notation: string): Promise<void> {
    await this.seats[seat]!.command(this.tables[table], {
      type: 'act',
      decision: position.decision,
      actions: [notation],
    });
  }

  leave(): void {
    for (const stream of this.#streams.values()) stream.end();
    for (const { client } of this.watching) client.connection.closed();
  }
}

/** A line without the id that it has by itself. */
const nameless = (line: unknown): string => {
  const { kind, at } = line as { kind?: unknown; at?: unknown };
  // Notices are named after their tables, so that the same happening gives the same notice.
  return JSON.stringify(kind !== undefined && at !== undefined ? { ...(line as object), id: 'ID' } : line);
};

/** The same decision at both tables. */
async function playAlike(twins: Twins, seat: number, luck: Chance): Promise<void> {
  const [first, second] = [twins.shown(0, seat), twins.shown(1, seat)];
  expect(second).toBe(first);
  const message = JSON.parse(first) as ServerMessage;
  const position = message.type === 'table' ? message.state.position! : (message as Update).position!;
  const { notation } = luck.pick(position.legal);
  await Promise.all([twins.act(0, seat, position, notation), twins.act(1, seat, position, notation)]);
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
    const position = (await twins.position(table, seat))!;
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

const sameList = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

/** At the second table somebody does what nobody else is told of. */
async function busyInSecret({ seats, tables: [, second] }: Twins, seat: number): Promise<void> {
  const client = seats[seat]!;
  await client.command(second, { type: 'plan', actions: ['never legal'] });
  await client.command(second, { type: 'unplan' });
  await client.post(`tables/${second}/shares`);
}

/** What a seat could plan, and what it can take back, is the same at both tables. */
async function lookAhead(twins: Twins, seat: number): Promise<void> {
  const [foreseen, foreseenToo] = await twins.both(seat, 'foresight', { actions: [] });
  expect(foreseenToo).toBe(foreseen);
  for (const whole of [false, true]) {
    const command = { type: 'undo', ...(whole && { whole }) };
    const [answer, same] = await twins.both(seat, 'commands', { command });
    expect(same).toBe(answer);
  }
}

/**
 * Somebody decides something in secret at the second table, if it does not show that he has, and nothing at the
 * first. What else nobody may know happens there too. The others look at the lists, and one of them, who was away
 * meanwhile, takes back what he has picked himself.
 */
async function actAlone(game: string, twins: Twins, { seat, kind }: Found, luck: Chance): Promise<void> {
  for (const at of twins.seats.keys()) await twins.listen(at);
  const other = (await twins.question())!.waitingFor.find(asked => asked !== seat)!;
  const pick = async (which: 0 | 1, who: number, notation: string): Promise<boolean> => {
    const before = (await twins.position(which, who))!;
    await twins.act(which, who, before, notation);
    const after = (await twins.position(which, who))!.question;
    if (after?.kind !== kind) return false;
    return sameList(after.waitingFor, before.question!.waitingFor);
  };
  // A choice of several parts does not show before its last one: then there is something to be taken back.
  const { legal } = (await twins.position(0, other))!;
  const { notation } = luck.pick(legal);
  const isHidden = [await pick(0, other, notation), await pick(1, other, notation)].every(Boolean);
  await twins.list();
  await twins.goAway(other);
  if (isHidden) {
    const { legal: own } = (await twins.position(1, seat))!;
    if (await pick(1, seat, luck.pick(own).notation)) hasHiddenPicks.add(game);
    // It did show: then it is no secret, and happens at the other table too.
    else await pick(0, seat, own[0]!.notation);
  }
  await busyInSecret(twins, seat);
  await twins.list();
  await twins.comeBack(other);
  await lookAhead(twins, other);
  expect(await twins.differences(seat)).toEqual([]);
}

/** Two talk alone at the second table: a third one does not notice. */
async function talkAlone(twins: Twins, seat: number): Promise<void> {
  const partner = (seat + 1) % twins.seats.length;
  const room = { with: partner };
  await twins.seats[seat]!.command(twins.tables[1], { type: 'say', room, text: 'between you and me' });
  await twins.list();
  expect(await twins.differences(seat, partner)).toEqual([]);
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
        await actAlone(game, twins, found, luck);
        await decideAlone(twins, 0, found.seat, found.kind, luck);
        await decideAlone(twins, 1, found.seat, found.kind, fastChance(seed + 17));
        await twins.seats[found.seat]!.command(twins.tables[1], { type: 'plan', actions: ['never legal'] });
        await twins.list();
        expect(await twins.differences(found.seat)).toEqual([]);
        if (seats > 2) await talkAlone(twins, found.seat);
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
    if (game === 'medieval-battle') expect(hasHiddenPicks).toContain(game);
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
    if ((await twins.question()) !== undefined) await keepSecrets(twins);
    twins.leave();
  }, 300_000);
});

/** Without any seal too there is much at a table that others are not told. */
async function keepSecrets(twins: Twins): Promise<void> {
  const [seat, other] = [0, twins.seats.length - 1];
  for (const at of twins.seats.keys()) await twins.listen(at);
  await twins.list();
  await twins.goAway(other);
  await busyInSecret(twins, seat);
  await twins.list();
  await twins.comeBack(other);
  await lookAhead(twins, other);
  if (other > 1) await talkAlone(twins, seat);
  else expect(await twins.differences(seat)).toEqual([]);
}

test('who takes back his own picks under a seal leaves those of the others where they are', async () => {
  const [ada, bob] = [await server.guest(), await server.guest()];
  const table = await ada.make({ game: 'medieval-battle', seats: [{ as: 'me' }, { as: 'open' }] });
  await bob.command(table, { type: 'join' });
  const pick = (client: Client): Promise<void> => client.act(table);
  await pick(ada);
  await pick(bob);
  await pick(ada);
  await pick(bob);
  const before = await bob.look(table);
  expect((await ada.look(table)).position).toMatchObject({ count: 2, undo: 'free', mayTakeBack: true });
  await ada.command(table, { type: 'undo' });
  expect((await ada.look(table)).position).toMatchObject({ count: 1, undo: 'free', mayTakeBack: true });
  await pick(ada);
  await ada.command(table, { type: 'undo', whole: true });
  const after = await ada.look(table);
  expect(after.position).toMatchObject({ count: 0, undo: 'none', mayTakeBack: false });
  expect(await bob.look(table)).toEqual(before);
  server.services.house.places.delete(table);
  expect(await ada.look(table)).toEqual(after);
  expect(await bob.look(table)).toEqual(before);
  await bob.command(table, { type: 'undo' });
  expect((await bob.look(table)).position).toMatchObject({ count: 1, mayTakeBack: true });
}, 60_000);

test('what is picked or taken back under a seal does not end what others have asked for', async () => {
  const [ada, bob] = [await server.guest(), await server.guest()];
  const table = await ada.make({ game: 'medieval-battle', seats: [{ as: 'me' }, { as: 'open' }] });
  await bob.command(table, { type: 'join' });
  const isReady = async (): Promise<boolean> => (await bob.look(table)).position!.question!.ready.includes(1);
  for (let i = 0; i < 200 && !(await isReady()); i++) await bob.act(table);
  await ada.act(table);
  await bob.command(table, { type: 'propose', proposal: { what: 'undo' } });
  await bob.connect();
  await bob.watch(table);
  bob.forget();
  await ada.command(table, { type: 'undo' });
  await ada.act(table);
  expect(bob.heard).toEqual([]);
  expect((await bob.look(table)).card.proposal).toMatchObject({ by: 1 });
  await ada.command(table, { type: 'answer', agree: true });
  expect(await isReady()).toBe(false);
  expect((await ada.look(table)).position).toMatchObject({ count: 1, mayTakeBack: true });
}, 60_000);

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
