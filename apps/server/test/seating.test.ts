import { commitmentOf, liveChance } from '@palio/kernel';
import type { EntryView, Notice, NumberedEntry } from '@palio/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { playToEnd, startServer, type Client, type TestServer } from './support/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
}, 60_000);
afterEach(() => server.close(), 60_000);

const OPEN = { as: 'open' } as const;
const ME = { as: 'me' } as const;
type Drawn = Extract<EntryView, { type: 'seats-drawn' }>;

const drawnAt = async (client: Client, table: string): Promise<Drawn | undefined> => {
  const { entries } = await client.get<{ entries: NumberedEntry[] }>(`tables/${table}/entries`);
  return entries.map(({ entry }) => entry).find(entry => entry.type === 'seats-drawn');
};

describe('random seats', () => {
  const threeAt = async (more: object): Promise<{ table: string; clients: Client[] }> => {
    const clients = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Cem')];
    const table = await clients[0]!.make({ seats: [ME, OPEN, OPEN], randomSeats: true, ...more });
    for (const client of clients.slice(1)) await client.command(table, { type: 'join' });
    return { table, clients };
  };

  test('are drawn from the seed when the game begins, are on record, and can be checked after the end', async () => {
    const { table, clients } = await threeAt({});
    const { order } = (await drawnAt(clients[0]!, table))!;
    expect(new Set(order)).toEqual(new Set([0, 1, 2]));
    const { card } = await clients[0]!.look(table);
    expect(card.randomSeats).toBe(true);
    expect(card.seats.map(seat => seat.person?.id)).toEqual(order.map(from => clients[from]!.id));
    const seated = await Promise.all(clients.map(async client => (await client.look(table)).viewer));
    expect(seated).toEqual(clients.map((_, from) => order.indexOf(from)));
    await playToEnd(table, clients, 1);
    const { seed, commitment } = (await clients[0]!.look(table)).card;
    expect(commitmentOf(seed!)).toBe(commitment);
    const again = [0, 1, 2];
    liveChance(`seats of ${seed!}`).shuffle(again);
    expect(order).toEqual(again);
  });

  test('differ from table to table', async () => {
    const clients = [await server.guest(), await server.guest()];
    const orders = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const table = await clients[0]!.make({ seats: [ME, OPEN], randomSeats: true });
      await clients[1]!.command(table, { type: 'join' });
      orders.add((await drawnAt(clients[0]!, table))!.order.join());
    }
    expect([...orders].toSorted()).toEqual(['0,1', '1,0']);
  });

  test('survive a restart and show everybody his own seat at once', async () => {
    const { table, clients } = await threeAt({ autoStart: false });
    for (const client of clients) {
      await client.connect();
      await client.watch(table);
      await client.command(table, { type: 'ready', ready: true });
    }
    await clients[0]!.command(table, { type: 'start' });
    const live = clients.map(client => client.last('table').state.viewer);
    server.services.house.places.delete(table);
    const loaded = await Promise.all(clients.map(client => client.look(table)));
    expect(loaded.map(({ viewer }) => viewer)).toEqual(live);
    expect(new Set(live)).toEqual(new Set([0, 1, 2]));
  });

  test('nobody talks to one seat alone before it is known who will sit there', async () => {
    const { table, clients } = await threeAt({ autoStart: false, negotiation: true });
    const [ada, , cem] = clients;
    expect(await cem!.refused(table, { type: 'say', room: { with: 0 }, text: 'psst' })).toBe('chat-off');
    for (const client of clients) await client.command(table, { type: 'ready', ready: true });
    await ada!.command(table, { type: 'start' });
    const { viewer } = await ada!.look(table);
    await cem!.command(table, { type: 'say', room: { with: viewer as number }, text: 'psst' });
  });

  test('a rematch draws again', async () => {
    const { table, clients } = await threeAt({ spectatorDelay: 3 });
    for (const client of clients) await client.command(table, { type: 'resign' }).catch(() => undefined);
    const { id } = await clients[0]!.post<{ id: string }>(`tables/${table}/rematch`);
    expect((await clients[0]!.look(id)).card).toMatchObject({ randomSeats: true, spectatorDelay: 3 });
  });
});

test('who made the table may send somebody away before the game begins, and only then', async () => {
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  const table = await ada.make({ seats: [ME, OPEN], autoStart: false });
  await bob.command(table, { type: 'join' });
  expect(await bob.refused(table, { type: 'seat', seat: 0, plan: OPEN })).toBe('not-owner');
  await ada.command(table, { type: 'seat', seat: 1, plan: OPEN });
  expect((await bob.look(table)).viewer).toBe('spectator');
  expect(await bob.refused(table, { type: 'ready', ready: true })).toBe('not-seated');
  await bob.command(table, { type: 'join' });
  await bob.command(table, { type: 'ready', ready: true });
  await ada.command(table, { type: 'start' });
  expect(await ada.refused(table, { type: 'seat', seat: 1, plan: OPEN })).toBe('already-started');
});

test('a seat is changed to nothing that could not have been chosen when the table was made', async () => {
  const [ada, bob] = [await server.member('Ada'), await server.member('Bob')];
  const bot = { as: 'bot', level: 'easy' } as const;
  const rated = await ada.make({ seats: [ME, OPEN, OPEN], rated: true });
  await bob.command(rated, { type: 'join' });
  expect(await ada.refused(rated, { type: 'seat', seat: 2, plan: bot })).toBe('bad-request');
  expect((await ada.look(rated)).card).toMatchObject({ status: 'open', seats: [{}, {}, { kind: 'open' }] });
  const table = await ada.make({ seats: [ME, OPEN], autoStart: false });
  await ada.command(table, { type: 'seat', seat: 1, plan: bot });
  expect(await ada.refused(table, { type: 'seat', seat: 0, plan: bot })).toBe('bad-seats');
  expect(await ada.refused(table, { type: 'seat', seat: 1, plan: ME })).toBe('already-seated');
});

test('who is sent away is told', async () => {
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  const table = await ada.make({ seats: [ME, OPEN], autoStart: false });
  await bob.command(table, { type: 'join' });
  await ada.command(table, { type: 'seat', seat: 1, plan: OPEN });
  await server.upkeep.list(table);
  expect(await bob.get('me/notices')).toMatchObject([{ kind: 'removed', from: 'Ada', table }]);
});

test('who made a table without sitting there may close it before it begins, and nobody else', async () => {
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  const table = await ada.make({ seats: [OPEN, OPEN] });
  expect(await bob.refused(table, { type: 'leave' })).toBe('not-seated');
  await ada.command(table, { type: 'leave' });
  expect((await bob.look(table)).card.status).toBe('cancelled');
});

describe('a seat that was left', () => {
  const HIDDEN = [
    ['private', { visibility: 'private' }],
    ['without spectators', { spectators: 'none' }],
  ] as const;

  async function threeAt(more: object): Promise<{ table: string; clients: Client[] }> {
    const clients = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Cem')];
    const invited = ['Bob', 'Cem'].map(name => ({ as: 'invited', name }) as const);
    const table = await clients[0]!.make({ seats: [ME, ...invited], ...more });
    for (const client of clients.slice(1)) await client.command(table, { type: 'join' });
    return { table, clients };
  }

  test.each(HIDDEN)('%s is kept for who left it until somebody takes it', async (_, more) => {
    const { table, clients } = await threeAt(more);
    const bob = clients[1];
    await bob!.connect();
    await bob!.watch(table);
    await bob!.command(table, { type: 'leave' });
    expect(bob!.last('table').state.viewer).toBe('spectator');
    await bob!.command(table, { type: 'replace', seat: 1 });
    expect((await bob!.look(table)).viewer).toBe(1);
  });

  test.each(HIDDEN)('%s may be offered to somebody by who made the table', async (_, more) => {
    const { table, clients } = await threeAt(more);
    const [ada, bob, cem] = clients;
    const [dan, eve] = [await server.guest('Dan'), await server.guest('Eve')];
    const plan = { as: 'invited', name: 'Dan' } as const;
    expect(await ada!.refused(table, { type: 'seat', seat: 1, plan })).toBe('already-started');
    await bob!.command(table, { type: 'leave' });
    expect(await dan.refused(table, { type: 'replace', seat: 1 })).toBe('no-such-table');
    expect(await cem!.refused(table, { type: 'seat', seat: 1, plan })).toBe('not-owner');
    await ada!.command(table, { type: 'seat', seat: 1, plan });
    expect((await ada!.look(table)).card.seats[1]).toMatchObject({ vacant: true, offered: { name: 'Dan' } });
    await server.upkeep.list(table);
    expect((await dan.get<Notice[]>('me/notices')).map(({ kind }) => kind)).toEqual(['invited']);
    expect((await dan.look(table)).viewer).toBe('spectator');
    expect(await eve.refused(table, { type: 'replace', seat: 1 })).toBe('no-such-table');
    await dan.command(table, { type: 'replace', seat: 1 });
    expect((await dan.look(table)).viewer).toBe(1);
    expect((await bob!.call('GET', `tables/${table}`)).status).toBe(404);
    expect(await bob!.refused(table, { type: 'replace', seat: 1 })).toBe('no-such-table');
  });

  test('is taken over with the game alone: neither the plans nor the private words of who was there', async () => {
    const { table, clients } = await threeAt({ negotiation: true });
    const [ada, bob, cem] = clients;
    await bob!.act(table, 'bid 1');
    await bob!.command(table, { type: 'plan', actions: ['pass'] });
    await bob!.command(table, { type: 'say', room: { with: 0 }, text: 'between us' });
    await ada!.command(table, { type: 'say', room: { with: 1 }, text: 'agreed' });
    await ada!.command(table, { type: 'say', room: 'table', text: 'hello' });
    await bob!.command(table, { type: 'leave' });
    const dan = await (await server.guest('Dan')).connect();
    await dan.watch(table);
    await dan.command(table, { type: 'replace', seat: 1 });
    await cem!.command(table, { type: 'say', room: { with: 1 }, text: 'welcome' });
    const saidTo = async (client: Client): Promise<(string | undefined)[]> => {
      const { entries } = await client.get<{ entries: NumberedEntry[] }>(`tables/${table}/entries`);
      return entries.flatMap(({ entry }) => (entry.type === 'said' ? [entry.text] : []));
    };
    expect((await dan.look(table)).plans).toEqual([]);
    expect(await saidTo(dan)).toEqual(['hello', 'welcome']);
    expect(dan.raw.join()).not.toMatch(/between us|agreed/);
    expect(await saidTo(ada!)).toEqual(['between us', 'agreed', 'hello']);
    expect(dan.last('update').entries.at(-1)).toMatchObject({ entry: { text: 'welcome' } });
    await dan.command(table, { type: 'leave' });
    await bob!.command(table, { type: 'replace', seat: 1 });
    expect(await saidTo(bob!)).toEqual(['between us', 'agreed', 'hello']);
  });
});

describe('what somebody has planned', () => {
  /** At three seats Ada has passed and is not waited for; the others still haggle. */
  async function planned(): Promise<{ table: string; clients: Client[] }> {
    const clients = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Cem')];
    const table = await clients[0]!.make({ seats: [ME, OPEN, OPEN] });
    for (const client of clients.slice(1)) await client.command(table, { type: 'join' });
    for (const client of clients.slice(1)) await client.act(table, 'bid 0');
    await clients[1]!.command(table, { type: 'plan', actions: ['pass', 'never legal'] });
    expect((await clients[1]!.look(table)).plans).toEqual(['pass', 'never legal']);
    return { table, clients };
  }
  const typesFor = async (client: Client, table: string): Promise<string[]> =>
    (await client.get<{ entries: NumberedEntry[] }>(`tables/${table}/entries`)).entries.map(
      ({ entry }) => entry.type,
    );

  test('is dropped when he lets a bot play for him: it decides, and he plans anew when he is back', async () => {
    const { table, clients } = await planned();
    const [ada, bob] = clients as [Client, Client];
    await bob.connect();
    await bob.watch(table);
    await bob.command(table, { type: 'standIn', level: 'easy' });
    expect(bob.last('update').plans).toEqual([]);
    expect((await bob.look(table)).plans).toEqual([]);
    // He is told that they are gone; nobody else learns that there were any.
    expect(await typesFor(bob, table)).toContain('plans-changed');
    expect(await typesFor(ada, table)).not.toContain('plans-changed');
    await ada.act(table, 'bid 1');
    await bob.command(table, { type: 'return' });
    expect((await bob.look(table)).plans).toEqual([]);
    const { entries } = await bob.get<{ entries: NumberedEntry[] }>(`tables/${table}/entries`);
    expect(entries.filter(({ entry }) => entry.type === 'acted' && entry.planned)).toEqual([]);
  });

  test('is not for who takes over his seat, nor for himself when he sits down again', async () => {
    const { table, clients } = await planned();
    const bob = clients[1]!;
    await bob.command(table, { type: 'leave' });
    await bob.command(table, { type: 'replace', seat: 1 });
    expect((await bob.look(table)).plans).toEqual([]);
  });
});
