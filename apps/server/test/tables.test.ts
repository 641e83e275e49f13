import { commitmentOf, readRecord, replay } from '@palio/kernel';
import { fair } from '@palio/game-tests';
import type { Command, Foresight, TableLine } from '@palio/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { playToEnd, startServer, type Client, type TestServer } from './support/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
}, 60_000);
afterEach(() => server.close(), 60_000);

const OPEN = { as: 'open' } as const;
const ME = { as: 'me' } as const;
const BOT = { as: 'bot', level: 'easy' } as const;

async function twoPlayers(more: object = {}) {
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  const table = await ada.make({ seats: [ME, OPEN], ...more });
  await bob.command(table, { type: 'join' });
  return { ada, bob, table };
}

async function playOne(players: readonly Client[], table: string): Promise<void> {
  const { question } = (await players[0]!.look(table)).position!;
  await players[question!.waitingFor[0]!]!.act(table);
}

describe('making and finding tables', () => {
  test('a table with every seat taken starts by itself and is played to its end', async () => {
    const { ada, bob, table } = await twoPlayers();
    const before = await ada.look(table);
    expect(before.card).toMatchObject({ status: 'running', game: 'fair' });
    expect(before.card.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(before.card.seed).toBeUndefined();
    await playToEnd(table, [ada, bob], 3);
    const { card, position } = await bob.look(table);
    expect(card.status).toBe('over');
    expect(card.result!.ranks).toHaveLength(2);
    expect(commitmentOf(card.seed!)).toBe(before.card.commitment);
    expect(position!.outcome).not.toBeNull();
    const record = await ada.get<string>(`tables/${table}/record`);
    const { verdict } = replay(fair, readRecord(record));
    expect(verdict).toMatchObject({ fairDraws: true, finished: true });
  });

  test('the record and the seed exist only after the end', async () => {
    const { ada, table } = await twoPlayers();
    expect(
      (await ada.call<{ error: { code: string } }>('GET', `tables/${table}/record`)).body.error.code,
    ).toBe('not-over');
  });

  test('the lobby is filtered, my tables are sorted by whose turn it is', async () => {
    const ada = await server.guest('Ada');
    const live = { kind: 'live', reserve: 600, increment: 10 } as const;
    const first = await ada.make({ seats: [ME, OPEN], visibility: 'public', pace: live, language: 'it' });
    const second = await ada.make({ seats: [ME, OPEN, OPEN], visibility: 'public', title: 'three' });
    await ada.make({ seats: [ME, OPEN], visibility: 'link' });
    const lobby = async (query: string): Promise<string[]> =>
      (await ada.get<TableLine[]>(`tables?${query}`)).map(({ id }) => id);
    expect(await lobby('')).toEqual(expect.arrayContaining([first, second]));
    expect(await lobby('')).toHaveLength(2);
    expect(await lobby('pace=live')).toEqual([first]);
    expect(await lobby('seats=3&openSeats=2')).toEqual([second]);
    expect(await lobby('language=en')).toEqual([second]);
    expect(await lobby('game=other')).toEqual([]);
    const bob = await server.guest('Bob');
    await bob.command(first, { type: 'join' });
    await server.upkeep.list(first);
    expect(await lobby('')).toEqual([second]);
    const mine = await bob.get<TableLine[]>('me/tables');
    expect(mine).toMatchObject([{ id: first, yourTurn: true, yourSeat: 1, deadline: expect.any(Number) }]);
  });

  test.each([
    [{ seats: [ME] }, 'bad-seats'],
    [{ seats: [BOT, BOT] }, 'bad-seats'],
    [{ seats: [ME, OPEN], options: { nonsense: 1 } }, 'bad-option'],
    [{ seats: [ME, OPEN], game: 'chess' }, 'unknown-game'],
    [{ seats: [ME, { as: 'invited', name: 'Nobody' }] }, 'no-such-user'],
    [{ seats: [ME, ME] }, 'already-seated'],
    [{ seats: [ME, OPEN], rated: true }, 'bad-request'],
    [
      {
        seats: [ME, OPEN],
        pace: {
          kind: 'turns',
          reserve: 86_400,
          increment: 0,
          window: { from: '08:00', to: '10:00', zone: 'UTC' },
        },
      },
      'bad-request',
    ],
  ])('%j is refused', async (wish, code) => {
    const ada = await server.guest();
    const { status, body } = await ada.call<{ error: { code: string } }>('POST', 'tables', {
      game: 'fair',
      ...wish,
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.error.code).toBe(code);
  });

  test('private tables are for those invited alone; invited people are told', async () => {
    const [ada, bob, eve] = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Eve')];
    const table = await ada.make({ seats: [ME, { as: 'invited', name: 'bob' }], visibility: 'private' });
    expect((await eve.call('GET', `tables/${table}`)).status).toBe(404);
    expect(await eve.refused(table, { type: 'join' })).toBe('no-such-table');
    await server.upkeep.list(table);
    expect(await bob.get('me/notices')).toMatchObject([{ kind: 'invited', from: 'Ada', table }]);
    await bob.command(table, { type: 'join' });
    expect((await bob.look(table)).card.status).toBe('running');
    expect((await eve.call('GET', `tables/${table}`)).status).toBe(404);
  });

  test('seats can be changed before the start, and only by the owner', async () => {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const table = await ada.make({ seats: [ME, OPEN, OPEN], autoStart: false });
    expect(await bob.refused(table, { type: 'seat', seat: 1, plan: BOT })).toBe('not-owner');
    expect(await ada.refused(table, { type: 'start' })).toBe('not-ready');
    await ada.command(table, { type: 'seat', seat: 2, plan: BOT });
    await bob.command(table, { type: 'join' });
    expect(await ada.refused(table, { type: 'start' })).toBe('not-ready');
    await bob.command(table, { type: 'ready', ready: true });
    await ada.command(table, { type: 'start' });
    expect((await bob.look(table)).card.status).toBe('running');
    expect(await bob.refused(table, { type: 'join' })).toBe('already-started');
  });

  test('who leaves before the start frees his seat; when the owner leaves, the table is gone', async () => {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const table = await ada.make({ seats: [ME, OPEN, OPEN] });
    await bob.command(table, { type: 'join', seat: 2 });
    expect(await bob.refused(table, { type: 'join' })).toBe('already-seated');
    await bob.command(table, { type: 'leave' });
    expect((await ada.look(table)).card.seats[2]!.kind).toBe('open');
    await ada.command(table, { type: 'leave' });
    expect((await ada.look(table)).card.status).toBe('cancelled');
  });
});

describe('playing', () => {
  test('a repeat with the same key is answered, not repeated', async () => {
    const { ada, table } = await twoPlayers();
    const { position } = await ada.look(table);
    const command: Command = {
      type: 'act',
      decision: position!.decision,
      actions: [position!.legal[0]!.notation],
    };
    const first = await ada.command(table, command, 'key-1');
    const again = await ada.command(table, command, 'key-1');
    expect(first.repeated).toBe(false);
    expect(again).toEqual({ n: first.n, repeated: true });
    expect(await ada.refused(table, command)).toBe('stale');
  });

  test('a repeat is recognised however much has happened since', async () => {
    const { ada, bob, table } = await twoPlayers();
    const hello: Command = { type: 'say', room: 'table', text: 'hello' };
    await ada.command(table, hello, 'key-1');
    for (let i = 0; i < 100; i++) await bob.command(table, { type: 'say', room: 'table', text: `${i}` });
    expect(await ada.command(table, hello, 'key-1')).toMatchObject({ repeated: true });
    server.services.house.places.delete(table);
    expect(await ada.command(table, hello, 'key-1')).toMatchObject({ repeated: true });
    expect(await ada.command(table, hello, 'key-2')).toMatchObject({ repeated: false });
    // The key is each one's own.
    expect(await bob.command(table, hello, 'key-1')).toMatchObject({ repeated: false });
  });

  test('an action is recognised too, after many others, after it was taken back, and after a restart', async () => {
    const { ada, bob, table } = await twoPlayers();
    const { position } = await ada.look(table);
    const { decision, legal } = position!;
    const command: Command = { type: 'act', decision, actions: [legal[0]!.notation] };
    await ada.command(table, command, 'key-1');
    await ada.command(table, { type: 'undo' });
    for (let i = 0; i < 100; i++) await bob.command(table, { type: 'say', room: 'table', text: `${i}` });
    expect(await ada.command(table, command, 'key-1')).toMatchObject({ repeated: true });
    server.services.house.places.delete(table);
    expect(await ada.command(table, command, 'key-1')).toMatchObject({ repeated: true });
    expect(await ada.refused(table, command)).toBe('stale');
    // A key that was used is used: it plays nothing else either.
    const now = (await ada.look(table)).position!;
    const other: Command = { type: 'act', decision: now.decision, actions: [now.legal[0]!.notation] };
    expect(await ada.command(table, other, 'key-1')).toMatchObject({ repeated: true });
    expect(await server.services.house.look(table, each => each.log)).toEqual([]);
  });

  test('what was decided on an older position is refused, and nothing changes', async () => {
    const { ada, bob, table } = await twoPlayers();
    await ada.act(table);
    await bob.act(table);
    const before = await ada.look(table);
    expect(await ada.refused(table, { type: 'act', decision: 0, actions: ['pass'] })).toBe('stale');
    const { decision } = before.position!;
    expect(await ada.refused(table, { type: 'act', decision, actions: [{ type: 'cheat' }] })).toMatch(
      /illegal-action|not-waiting/,
    );
    expect(await ada.look(table)).toEqual(before);
  });

  test('a sealed bid disturbs nobody: the other decides on the position he has', async () => {
    const { ada, bob, table } = await twoPlayers();
    const seen = await bob.look(table);
    expect(seen.position!.question).toMatchObject({ kind: 'bid', sealed: true, waitingFor: [0, 1] });
    await ada.act(table, 'bid 1');
    const then = await bob.look(table);
    expect(then.position!.question!.ready).toEqual([0]);
    await bob.command(table, { type: 'act', decision: seen.position!.decision, actions: ['bid 2'] });
    expect((await ada.look(table)).position!.question!.kind).not.toBe('bid');
  });

  test('undo: free until something was shown, by consent afterwards, never in the past of others', async () => {
    const { ada, bob, table } = await twoPlayers();
    await ada.act(table, 'bid 1');
    expect((await ada.look(table)).position!.undo).toBe('free');
    expect(await bob.refused(table, { type: 'undo' })).toBe('nothing-to-undo');
    await ada.command(table, { type: 'undo' });
    expect((await ada.look(table)).position!.question!.ready).toEqual([]);
    await ada.act(table, 'bid 2');
    await bob.act(table, 'bid 1');
    const opened = await ada.look(table);
    expect(opened.position!.undo).toBe('ask');
    expect(await ada.refused(table, { type: 'undo' })).toBe('nothing-to-undo');
    await ada.command(table, { type: 'propose', proposal: { what: 'undo' } });
    expect((await bob.look(table)).card.proposal).toMatchObject({ by: 0, missing: [1] });
    await bob.command(table, { type: 'answer', agree: false });
    expect((await ada.look(table)).position).toEqual(opened.position);
    await ada.command(table, { type: 'propose', proposal: { what: 'undo' } });
    await bob.command(table, { type: 'answer', agree: true });
    expect((await ada.look(table)).position!.question).toMatchObject({ kind: 'bid', ready: [] });
  });

  test('who lets a bot play takes back nothing, neither what it does', async () => {
    const { ada, table } = await twoPlayers();
    await ada.act(table, 'bid 1');
    await ada.command(table, { type: 'standIn', level: 'easy' });
    expect((await ada.look(table)).position!.undo).toBe('none');
    expect(await ada.refused(table, { type: 'undo' })).toBe('nothing-to-undo');
    await ada.command(table, { type: 'return' });
    expect((await ada.look(table)).position!.undo).toBe('free');
  });

  test('against bots one may go back as far as one likes', async () => {
    const ada = await server.guest('Ada');
    const table = await ada.make({ seats: [ME, BOT] });
    const first = (await ada.look(table)).position!;
    await ada.act(table, 'bid 1');
    await expect
      .poll(async () => (await ada.look(table)).position!.count, { timeout: 10_000 })
      .toBeGreaterThan(1);
    expect((await ada.look(table)).position!.undo).toBe('free');
    await ada.command(table, { type: 'undo' });
    expect((await ada.look(table)).position!.legal).toEqual(first.legal);
  });

  test('also once everybody else has left, as whoever looks is told at once', async () => {
    const { ada, bob, table } = await twoPlayers({ seats: [ME, OPEN, BOT] });
    await server.upkeep.stop();
    await ada.act(table, 'bid 1');
    await expect.poll(async () => (await ada.look(table)).position!.count, { timeout: 10_000 }).toBe(2);
    await bob.act(table, 'bid 0');
    await ada.connect();
    await ada.watch(table);
    expect(ada.last('table').state.position!.undo).toBe('ask');
    await bob.command(table, { type: 'leave' });
    expect(ada.last('update').position!.undo).toBe('free');
    await bob.command(table, { type: 'replace', seat: 1 });
    expect(ada.last('update').position!.undo).toBe('ask');
    await bob.command(table, { type: 'leave' });
    await ada.command(table, { type: 'undo' });
    const { question, legal } = (await ada.look(table)).position!;
    expect(question!.kind).toBe('bid');
    expect(legal).not.toEqual([]);
  });

  test('a whole turn goes back to its first step, and never over a draw before it', async () => {
    const all = await startServer({ shelf: new URL('./support/all-shelf.ts', import.meta.url).href });
    const ada = await all.guest('Ada');
    const count = async (table: string): Promise<number> => (await ada.look(table)).position!.count;
    const step = async (table: string): Promise<void> =>
      ada.act(table, (await ada.look(table)).position!.legal[0]!.notation);

    const army = await ada.make({ game: 'medieval-battle', seats: [ME, BOT] });
    for (let recruits = 0; recruits < 3; recruits++) await step(army);
    await ada.command(army, { type: 'undo' });
    expect(await count(army)).toBe(2);
    await ada.command(army, { type: 'undo', whole: true });
    expect(await count(army)).toBe(0);

    // Alone nobody else ever acts: only the dice divide the turns.
    const solo = await ada.make({ game: 'castles-of-burgundy', options: { mode: 'solo' }, seats: [ME] });
    while ((await ada.look(solo)).position!.question!.kind !== 'turn') await step(solo);
    const first = await count(solo);
    for (let steps = 0; steps < 2; steps++) {
      const { legal } = (await ada.look(solo)).position!;
      await ada.act(solo, legal.find(({ notation }) => notation !== 'endTurn')!.notation);
    }
    expect(await count(solo)).toBe(first + 2);
    await ada.command(solo, { type: 'undo', whole: true });
    expect(await count(solo)).toBe(first);
    await all.close();
  });

  test('a plan is private, is followed when it is legal, and dropped when it is not', async () => {
    const { ada, bob, table } = await twoPlayers();
    await bob.connect();
    await bob.watch(table);
    const length = bob.raw.length;
    await ada.act(table, 'bid 1');
    const said = bob.raw.length;
    await ada.command(table, { type: 'plan', actions: ['no such thing'] });
    expect(bob.raw).toHaveLength(said);
    expect(said).toBe(length + 1);
    expect((await ada.look(table)).plans).toEqual(['no such thing']);
    expect((await bob.look(table)).plans).toEqual([]);
    await bob.act(table, 'bid 0');
    await expect.poll(async () => (await ada.look(table)).plans).toEqual([]);
    const { entries } = await ada.get<{ entries: { entry: { type: string; dropped?: boolean } }[] }>(
      `tables/${table}/entries`,
    );
    expect(entries.some(({ entry }) => entry.type === 'plans-changed' && entry.dropped)).toBe(true);
    const hidden = await bob.get<{ entries: { entry: { type: string } }[] }>(`tables/${table}/entries`);
    expect(hidden.entries.some(({ entry }) => entry.type === 'plans-changed')).toBe(false);
  });

  test('a plan that fits is played at once', async () => {
    const { ada, bob, table } = await twoPlayers();
    await ada.act(table, 'bid 1');
    await bob.act(table, 'bid 0');
    const { position } = await ada.look(table);
    const asked = position!.question!.waitingFor;
    const [next, other] = asked.includes(0) ? [ada, bob] : [bob, ada];
    expect((await other.look(table)).position!.legal.length >= 0).toBe(true);
    const legal = (await next.look(table)).position!.legal.map(({ notation }) => notation);
    await next.command(table, { type: 'plan', actions: [legal[0]!] });
    const { entries } = await next.get<{ entries: { entry: { type: string; planned?: boolean } }[] }>(
      `tables/${table}/entries`,
    );
    expect(entries.some(({ entry }) => entry.type === 'acted' && entry.planned)).toBe(true);
  });

  test('bots play their turns; a person resigns and the last one wins', async () => {
    const { ada, bob, table } = await twoPlayers();
    await bob.command(table, { type: 'resign' });
    const { card } = await ada.look(table);
    expect(card).toMatchObject({ status: 'over', result: { ranks: [1, 2], ending: 'resigned' } });
    expect(await ada.get<string>(`tables/${table}/record`)).toContain(`seed ${card.seed}`);
    expect(await bob.refused(table, { type: 'resign' })).toBe('not-running');
  });

  test('of three, one resigns: a bot plays on for him and he comes last', async () => {
    const [ada, bob, cyd] = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Cyd')];
    const table = await ada.make({ seats: [ME, OPEN, OPEN] });
    await bob.command(table, { type: 'join' });
    await cyd.command(table, { type: 'join' });
    await cyd.command(table, { type: 'resign' });
    expect((await ada.look(table)).card.status).toBe('running');
    for (let i = 0; i < 40 && (await ada.look(table)).card.status === 'running'; i++) {
      await playToEnd(table, [ada, bob]);
      await new Promise(resolve => setTimeout(resolve, 100));
    }
    const { card } = await ada.look(table);
    expect(card.status).toBe('over');
    expect(card.result!.ranks[2]).toBe(3);
  }, 60_000);

  test('a seat that was left is played by a bot, taken over by somebody, or taken back', async () => {
    const [ada, bob, eve] = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Eve')];
    const table = await ada.make({ seats: [ME, OPEN, OPEN] });
    await bob.command(table, { type: 'join' });
    await (await server.guest('Cyd')).command(table, { type: 'join' });
    await bob.command(table, { type: 'leave' });
    expect((await ada.look(table)).card.seats[1]).toMatchObject({ kind: 'person', vacant: true });
    expect(await eve.refused(table, { type: 'replace', seat: 2 })).toBe('seat-taken');
    await eve.command(table, { type: 'replace', seat: 1 });
    expect((await eve.look(table)).viewer).toBe(1);
    await eve.command(table, { type: 'standIn', level: 'easy' });
    expect(await eve.refused(table, { type: 'act', decision: 0, actions: ['pass'] })).toBe('forbidden');
    await eve.command(table, { type: 'return' });
    expect((await eve.look(table)).card.seats[1]!.standIn).toBeUndefined();
  });

  test('a rematch is made once, whoever asks', async () => {
    const { ada, bob, table } = await twoPlayers();
    expect(
      (await ada.call<{ error: { code: string } }>('POST', `tables/${table}/rematch`, {})).body.error.code,
    ).toBe('not-over');
    await bob.command(table, { type: 'resign' });
    const made = await Promise.all(
      [ada, bob].map(client => client.post<{ id: string }>(`tables/${table}/rematch`)),
    );
    expect(made[0]!.id).toBe(made[1]!.id);
    expect((await ada.look(table)).card.rematch).toBe(made[0]!.id);
  });

  test('pause, another pace and the end need everybody’s consent', async () => {
    const { ada, bob, table } = await twoPlayers();
    await ada.command(table, { type: 'propose', proposal: { what: 'pause' } });
    expect(await bob.refused(table, { type: 'propose', proposal: { what: 'cancel' } })).toBe('proposal-open');
    await bob.command(table, { type: 'answer', agree: true });
    expect((await ada.look(table)).card.paused).toBe(true);
    const { decision } = (await ada.look(table)).position!;
    expect(await ada.refused(table, { type: 'act', decision, actions: ['bid 1'] })).toBe('paused');
    await bob.command(table, { type: 'propose', proposal: { what: 'resume' } });
    await ada.command(table, { type: 'answer', agree: true });
    const pace = { kind: 'live', reserve: 60, increment: 5 } as const;
    await bob.command(table, { type: 'propose', proposal: { what: 'pace', pace } });
    await ada.command(table, { type: 'answer', agree: true });
    expect((await ada.look(table)).card).toMatchObject({ pace, paused: false });
    await bob.command(table, { type: 'propose', proposal: { what: 'cancel' } });
    await ada.command(table, { type: 'answer', agree: true });
    expect((await ada.look(table)).card.status).toBe('cancelled');
  });
});

describe('looking back', () => {
  test('a recap tells what happened since my last decision; earlier positions can be looked at', async () => {
    const { ada, bob, table } = await twoPlayers();
    await ada.act(table, 'bid 1');
    const after = await ada.look(table);
    await bob.act(table, 'bid 0');
    const recap = await ada.get<{
      since: number;
      entries: { entry: { type: string; seat?: number } }[];
      from: { count: number };
    }>(`tables/${table}/recap`);
    expect(recap.entries.map(({ entry }) => [entry.type, entry.seat])).toEqual([['acted', 1]]);
    expect(recap.from.count).toBe(after.position!.count);
    const past = await ada.get<{ view: unknown; legal: unknown[] }>(`tables/${table}/positions/0`);
    expect(past.legal).toEqual([]);
    expect(
      (await ada.call<{ error: { code: string } }>('GET', `tables/${table}/positions/99`)).body.error.code,
    ).toBe('no-such-position');
  });

  test('a recap begins with what I have decided myself, not with what a bot or a plan did for me', async () => {
    const { ada, bob, table } = await twoPlayers();
    await ada.act(table, 'bid 1');
    await bob.act(table, 'bid 0');
    const own = async (): Promise<number> => {
      const { entries } = await ada.get<{ entries: { entry: { type: string; seat?: number } }[] }>(
        `tables/${table}/recap`,
      );
      return entries.filter(({ entry }) => entry.type === 'acted' && entry.seat === 0).length;
    };
    for (let i = 0; i < 10 && (await ada.look(table)).position!.question!.kind !== 'haggle'; i++)
      await playOne([ada, bob], table);
    const done = await own();
    await ada.command(table, { type: 'plan', actions: ['pass'] });
    expect(await own()).toBe(done + 1);
    await ada.command(table, { type: 'standIn', level: 'easy' });
    await expect
      .poll(
        async () => {
          const { question } = (await bob.look(table)).position!;
          if (question!.waitingFor.includes(1)) await bob.act(table);
          return own();
        },
        { timeout: 10_000 },
      )
      .toBeGreaterThan(done + 1);
  });

  test('what was taken back is told with how many actions are left, as each one counts', async () => {
    const { ada, bob, table } = await twoPlayers();
    await ada.act(table, 'bid 1');
    await ada.command(table, { type: 'undo' });
    for (const viewer of [ada, bob]) {
      const { entries } = await viewer.get<{ entries: { entry: { type: string; count?: number } }[] }>(
        `tables/${table}/entries`,
      );
      expect(entries.find(({ entry }) => entry.type === 'undone')?.entry.count).toBe(0);
    }
  });

  test('a recap begins with the position of my last decision also when something was taken back since', async () => {
    const { ada, bob, table } = await twoPlayers();
    const recap = () => ada.get<{ since: number; from: { count: number } }>(`tables/${table}/recap`);
    await ada.act(table, 'bid 1');
    for (let i = 0; i < 20 && (await bob.look(table)).position!.undo !== 'free'; i++)
      await playOne([ada, bob], table);
    const before = await recap();
    await bob.command(table, { type: 'undo' });
    const after = await recap();
    expect([after.since, after.from.count]).toEqual([before.since, before.from.count]);
  });

  test('foresight lists what could be planned, after what is planned already', async () => {
    const { ada, bob, table } = await twoPlayers();
    await ada.act(table, 'bid 1');
    const foresee = async (actions: string[]): Promise<Foresight> =>
      (await ada.call<Foresight>('POST', `tables/${table}/foresight`, { actions })).body;
    const first = await foresee([]);
    expect(first.futures).toBeGreaterThan(0);
    expect(first.choices.length).toBeGreaterThan(0);
    for (const { times } of [...first.choices, ...first.asides])
      expect(times).toBeLessThanOrEqual(first.futures);
    // One of the futures is shown: what is asked there, and what of all that is legal there.
    expect(first.question?.waitingFor).toContain(0);
    const planned = first.choices.find(({ shown }) => shown)!;
    const second = await foresee([planned.notation]);
    expect([first.fits, second.fits]).toEqual([0, 1]);
    expect(second.view).not.toEqual(first.view);
    // What does not fit leads nowhere: the position before it is shown, and nothing can be chosen there.
    expect(await foresee([planned.notation, 'no such action'])).toMatchObject({
      futures: 0,
      fits: 1,
      view: second.view,
      choices: [],
      asides: [],
    });
    // Why not something else is asked of the same imagined position.
    const target = { type: 'offer', coins: 1000 };
    const whyNot = (after: string[]) =>
      ada.call('POST', `tables/${table}/why-not`, { target, planned: after });
    const { coins } = (second.view as { traders: { coins: number }[] }).traders[0]!;
    expect((await whyNot([planned.notation])).body).toMatchObject({
      reason: { rule: 'FA-2', values: { coins } },
    });
    expect((await ada.call('POST', `tables/${table}/why-not`, { target, planned: [1] })).status).toBe(400);
    const before = await bob.look(table);
    expect((await bob.look(table)).position).toEqual(before.position);
  });

  test('lists tell when something last happened that everybody may know of', async () => {
    const { ada, bob, table } = await twoPlayers();
    const lines = async (): Promise<(number | undefined)[]> => {
      await server.upkeep.list(table);
      const mine = await bob.get<TableLine[]>('me/tables');
      const { tables } = await bob.get<{ tables: { table_id: string; updated_at: number }[] }>('me/export');
      return [
        mine.find(({ id }) => id === table)?.updatedAt,
        tables.find(each => each.table_id === table)?.updated_at,
      ];
    };
    const begun = server.time;
    expect(await lines()).toEqual([begun, begun]);
    server.time += 60_000;
    await ada.command(table, { type: 'plan', actions: ['never legal'] });
    await ada.command(table, { type: 'unplan' });
    await ada.post(`tables/${table}/shares`);
    expect(await lines()).toEqual([begun, begun]);
    await ada.act(table, 'bid 1');
    expect(await lines()).toEqual([server.time, server.time]);
  });

  test('notes are mine alone', async () => {
    const { ada, bob, table } = await twoPlayers();
    await ada.call('PUT', `tables/${table}/note`, { text: 'he bluffs' });
    expect(await ada.get(`tables/${table}/note`)).toEqual({ text: 'he bluffs' });
    expect(await bob.get(`tables/${table}/note`)).toEqual({ text: '' });
  });
});
