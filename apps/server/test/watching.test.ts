import type { Entries, NewShare, NumberedEntry, ShareLine, TableLine, TableView } from '@palio/protocol';
import type { Static } from 'typebox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { playToEnd, startServer, type Client, type TestServer } from './support/server.ts';

let server: TestServer;
let seed = 'one';
beforeEach(async () => {
  server = await startServer({ newSeed: () => seed });
}, 60_000);
afterEach(() => server.close(), 60_000);

const OPEN = { as: 'open' } as const;
const ME = { as: 'me' } as const;
const MINUTE = 60_000;

async function threeAt(more: object = {}): Promise<{ table: string; seats: Client[] }> {
  const seats = [await server.guest(), await server.guest(), await server.guest()];
  const table = await seats[0]!.make({ seats: [ME, OPEN, OPEN], ...more });
  for (const client of seats.slice(1)) await client.command(table, { type: 'join' });
  return { table, seats };
}

/** Somebody whose turn it is takes the given or the first legal action. */
async function move(table: string, seats: readonly Client[], pick = 0): Promise<void> {
  const { position } = await seats[0]!.look(table);
  const mover = seats[position!.question!.waitingFor[0]!]!;
  const { position: own } = await mover.look(table);
  const { notation } = own!.legal[Math.min(pick, own!.legal.length - 1)]!;
  await mover.command(table, { type: 'act', decision: own!.decision, actions: [notation] });
}

describe('a delay for those who watch', () => {
  test('shows them the game as it was so many minutes ago, live and by asking', async () => {
    const { table, seats } = await threeAt({ spectatorDelay: 3 });
    const eve = await (await server.guest('Eve')).connect();
    await eve.watch(table);
    const start = eve.last('table').state;
    expect(start.card).toMatchObject({ spectatorDelay: 3, status: 'running' });
    const seen: string[] = [];
    for (let i = 0; i < 6; i++) {
      server.time += 20_000;
      seen.push(JSON.stringify((await eve.look(table)).position));
      await move(table, seats);
    }
    expect(new Set(seen)).toEqual(new Set([JSON.stringify(start.position)]));
    expect(eve.heard.filter(({ type }) => type === 'update')).toEqual([]);
    const truth = (await seats[0]!.look(table)).position!;
    expect(truth.question).not.toEqual(start.position!.question);
    server.time += 3 * MINUTE;
    await server.upkeep.showLate(table);
    const { position } = await eve.look(table);
    expect(position!.question).toEqual(truth.question);
    expect((position!.view as { traders: unknown }).traders).toEqual(
      (truth.view as { traders: unknown }).traders,
    );
    expect(eve.last('update').position).toEqual(position);
  });

  test('entries come one by one, each in its time, with the numbers that a reader goes on from', async () => {
    const { table, seats } = await threeAt({ spectatorDelay: 1 });
    const eve = await (await server.guest('Eve')).connect();
    await eve.watch(table);
    for (let i = 0; i < 4; i++) {
      server.time += 30_000;
      await move(table, seats);
    }
    const live = eve.heard.flatMap(message => (message.type === 'update' ? message.entries : []));
    expect(live.length).toBeGreaterThan(0);
    const { entries } = await eve.get<{ entries: NumberedEntry[] }>(
      `tables/${table}/entries?since=${eve.last('table').state.n}`,
    );
    expect(entries).toEqual(live);
  });

  test('two games that part within the delay give the same bytes', async () => {
    const twins = [
      await threeAt({ spectatorDelay: 5, visibility: 'public' }),
      await threeAt({ spectatorDelay: 5, visibility: 'public' }),
    ];
    const eve = await (await server.guest('Eve')).connect();
    for (const { table } of twins) await eve.watch(table);
    const everything = async (table: string, people: readonly Client[]): Promise<string> => {
      const answers: unknown[] = eve.raw.filter(message => message.includes(table));
      for (const path of [
        '',
        '/entries',
        '/recap',
        '/positions/0',
        '/positions/1',
        '/record',
        '/talk',
        '/shares',
      ])
        answers.push((await eve.call('GET', `tables/${table}${path}`)).body);
      for (const command of [
        { type: 'act', decision: 3, actions: ['nonsense'] },
        { type: 'vote', about: 0, choice: 'wait' },
        { type: 'join' },
        { type: 'answer', agree: true },
        { type: 'undo' },
      ])
        answers.push((await eve.call('POST', `tables/${table}/commands`, { command })).body);
      const line = async (): Promise<TableLine | undefined> =>
        (await eve.get<TableLine[]>('tables?status=running')).find(({ id }) => id === table);
      await expect.poll(line).toBeDefined();
      answers.push(await line());
      return people.reduce(
        (text, { me }, seat) =>
          text.replaceAll(me.person.id, `P${seat}`).replaceAll(me.person.name, `N${seat}`),
        JSON.stringify(answers).replaceAll(table, 'TABLE'),
      );
    };
    const live = { kind: 'live', reserve: 600, increment: 5 } as const;
    for (const [i, { table, seats }] of twins.entries()) {
      for (let step = 0; step < 4; step++) await move(table, seats, i * 2);
      if (i === 0)
        await seats[1]!.command(table, { type: 'propose', proposal: { what: 'pace', pace: live } });
      else await seats[2]!.command(table, { type: 'propose', proposal: { what: 'pause' } });
      if (i === 0)
        await seats[1]!.command(table, { type: 'say', room: 'table', text: 'a secret of the table' });
    }
    server.time += MINUTE;
    const [one, other] = [
      await everything(twins[0]!.table, twins[0]!.seats),
      await everything(twins[1]!.table, twins[1]!.seats),
    ];
    expect(one).toBe(other);
    expect(one).not.toContain('a secret');
  });

  test('ends with the game, and spectators talk without it', async () => {
    const { table, seats } = await threeAt({ spectatorDelay: 10 });
    const [eve, kim] = [
      await (await server.guest('Eve')).connect(),
      await (await server.guest('Kim')).connect(),
    ];
    for (const client of [eve, kim]) await client.watch(table);
    await move(table, seats);
    await eve.command(table, { type: 'say', room: 'spectators', text: 'is it slow?' });
    expect(kim.last('update').entries).toMatchObject([{ entry: { type: 'said', text: 'is it slow?' } }]);
    await playToEnd(table, seats, 1);
    const [late, own] = [await eve.look(table), await seats[0]!.look(table)];
    expect(late.card).toEqual(own.card);
    expect(late.position!.outcome).toEqual(own.position!.outcome);
    server.services.house.places.delete(table);
    expect(await eve.look(table)).toEqual(late);
  });
});

type Shared = Static<typeof NewShare>;

describe('sharing what a seat sees', () => {
  const sharedSeat = async () => {
    const { table, seats } = await threeAt({ negotiation: true });
    const made = await seats[1]!.post<Shared>(`tables/${table}/shares`, { name: 'for my uncle' });
    return { table, seats, ...made };
  };

  test('whoever has the token sees exactly what the seat sees and can do nothing', async () => {
    const { table, seats, token, share } = await sharedSeat();
    expect(share).toMatchObject({ seat: 1, name: 'for my uncle' });
    const uncle = await server.stranger().connect();
    await uncle.send({ type: 'watch', table, token });
    for (let i = 0; i < 5; i++) await move(table, seats, i);
    const own = await seats[1]!.look(table);
    const seen = await uncle.get<TableView>(`watch/${token}`);
    const { view, question, count } = own.position!;
    expect(seen).toMatchObject({
      viewer: 1,
      shared: true,
      position: { view, question, count, undo: 'none' },
    });
    expect(seen.position!.legal).toEqual([]);
    expect(seen.card).toEqual(own.card);
    expect(uncle.last('update').position!.view).toEqual(view);
    const act = { type: 'act', decision: own.position!.decision, actions: ['pass'] };
    expect((await uncle.call('POST', `tables/${table}/commands`, { command: act })).status).toBe(401);
    const guest = await server.guest();
    expect(await guest.refused(table, act)).toBe('not-seated');
  });

  test('what is said or planned in private is not shared', async () => {
    const { table, seats, token } = await sharedSeat();
    const uncle = await server.stranger().connect();
    await uncle.send({ type: 'watch', table, token });
    await seats[0]!.command(table, { type: 'say', room: { with: 1 }, text: 'between us' });
    await seats[1]!.command(table, { type: 'plan', actions: ['a plan of mine'] });
    await seats[0]!.command(table, { type: 'say', room: 'table', text: 'to all' });
    const { entries } = await uncle.get<Static<typeof Entries>>(`watch/${token}/entries`);
    const heard =
      uncle.raw.join('') + JSON.stringify(entries) + JSON.stringify(await uncle.get(`watch/${token}`));
    expect(heard).toContain('to all');
    expect(heard).not.toContain('between us');
    expect(heard).not.toContain('a plan of mine');
  });

  test('that it exists is told to nobody else, and only its owner lists and revokes it', async () => {
    const { table, seats, share, token } = await sharedSeat();
    await seats[0]!.connect();
    await seats[0]!.watch(table);
    const before = (await seats[0]!.look(table)).n;
    await seats[1]!.post<Shared>(`tables/${table}/shares`);
    expect((await seats[0]!.look(table)).n).toBe(before);
    expect(seats[0]!.heard.filter(({ type }) => type === 'update')).toEqual([]);
    expect(await seats[1]!.get<ShareLine[]>(`tables/${table}/shares`)).toHaveLength(2);
    expect(await seats[0]!.get<ShareLine[]>(`tables/${table}/shares`)).toEqual([]);
    expect((await seats[0]!.call('DELETE', `tables/${table}/shares/${share.id}`)).status).toBe(404);
    expect((await (await server.guest()).call('POST', `tables/${table}/shares`, {})).status).toBe(403);
    expect(JSON.stringify(await seats[1]!.get(`tables/${table}/shares`))).not.toContain(token.split('.')[1]);
  });

  test('once revoked it shows nothing more, also to who is looking', async () => {
    const { table, seats, share, token } = await sharedSeat();
    const uncle = await server.stranger().connect();
    await uncle.send({ type: 'watch', table, token });
    expect((await seats[1]!.call('DELETE', `tables/${table}/shares/${share.id}`)).status).toBe(200);
    expect(uncle.last('gone').table).toBe(table);
    const heard = uncle.raw.length;
    await move(table, seats);
    expect(uncle.raw).toHaveLength(heard);
    for (const path of ['', '/entries', '/positions/0'])
      expect((await uncle.call('GET', `watch/${token}${path}`)).status).toBe(404);
    await uncle.send({ type: 'watch', table, token });
    expect(uncle.last('refusal').error.code).toBe('no-such-table');
  });

  test('ends when the seat goes to somebody else, and survives a restart', async () => {
    const { table, seats, token } = await sharedSeat();
    server.services.house.places.delete(table);
    const uncle = await server.stranger().connect();
    await uncle.send({ type: 'watch', table, token });
    expect(uncle.last('table').state.viewer).toBe(1);
    await seats[1]!.command(table, { type: 'leave' });
    expect(uncle.last('gone').table).toBe(table);
    expect((await uncle.call('GET', `watch/${token}`)).status).toBe(404);
  });

  test('a token of another table or a wrong one opens nothing', async () => {
    const { table, token } = await sharedSeat();
    seed = 'two';
    const other = await threeAt();
    const uncle = await server.stranger().connect();
    const secret = token.split('.')[1]!;
    for (const wrong of [`${other.table}.${secret}`, `${table}.${secret.slice(1)}A`]) {
      await uncle.send({ type: 'watch', table: other.table, token: wrong });
      expect(uncle.last('refusal').error.code).toBe('no-such-table');
      expect((await uncle.call('GET', `watch/${wrong}`)).status).toBe(404);
    }
  });
});
