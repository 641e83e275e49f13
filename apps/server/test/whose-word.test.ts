import type { Entries } from '@palio/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AnyAction } from '@palio/kernel';
import { runErrand } from '../src/tables/commands/index.ts';
import { seatTogether, startServer, type Client, type TestServer } from './support/server.ts';

let server: TestServer;
let people: Client[];
beforeEach(async () => {
  server = await startServer();
  people = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Cyd')];
}, 60_000);
afterEach(() => server.close(), 60_000);

const start = (seats: number): Promise<string> => seatTogether(people.slice(0, seats), {});

async function playedBy(client: Client, table: string): Promise<string[]> {
  const { entries } = await client.get<Entries>(`tables/${table}/entries`);
  return entries.flatMap(({ entry }) => (entry.type === 'acted' ? [`${entry.seat}: ${entry.notation}`] : []));
}

describe('where a bot plays, the person decides nothing', () => {
  test.each([
    ['who has resigned', { type: 'resign' }],
    ['who lets a bot play', { type: 'standIn', level: 'easy' }],
  ] as const)('%s neither plans nor is offered anything', async (_, command) => {
    const table = await start(3);
    await server.upkeep.stop();
    const [ada] = people;
    await ada!.command(table, command);
    expect(await ada!.refused(table, { type: 'plan', actions: ['bid 3'] })).toBe('forbidden');
    expect((await ada!.look(table)).position).toMatchObject({ legal: [], asides: [], undo: 'none' });
    expect(await playedBy(ada!, table)).not.toContain('0: bid 3');
  });

  test('what it was thinking about is not played once he has come back', async () => {
    const table = await start(2);
    const { house } = server.services;
    const { decision, legal } = (await people[0]!.look(table)).position!;
    const action = legal[0]!.action as AnyAction;
    await house.run(table, undefined, undefined, seen => {
      seen.happen({ type: 'stood-in', seat: 0, level: 'hard' });
      seen.happen({ type: 'returned', seat: 0 });
    });
    const late = house.run(table, undefined, undefined, seen =>
      runErrand(seen, { type: 'bot-act', seat: 0, decision, action }),
    );
    await expect(late).rejects.toMatchObject({ code: 'stale' });
    expect((await people[0]!.look(table)).position!.count).toBe(0);
  });
});

describe('a plan ends with what it was to follow on', () => {
  test('when its owner takes his bid back: what he bids then is asked, not taken from the plan', async () => {
    const table = await start(2);
    const [ada] = people;
    for (const command of [{ type: 'undo' }, undefined] as const) {
      await ada!.act(table, 'bid 1');
      await ada!.command(table, { type: 'plan', actions: ['bid 2'] });
      if (command === undefined) await ada!.act(table, 'takeBack');
      else await ada!.command(table, command);
      const { plans, position } = await ada!.look(table);
      expect(plans).toEqual([]);
      expect(position!.question).toMatchObject({ kind: 'bid', ready: [] });
    }
    expect(await playedBy(ada!, table)).not.toContain('0: bid 2');
  });

  test('when what it has brought about is taken back by consent, the rest is not played instead', async () => {
    const table = await start(2);
    const [ada, bob] = people;
    await ada!.act(table, 'bid 1');
    await bob!.act(table, 'bid 0');
    for (let kind = ''; kind !== 'haggle';) {
      const { question } = (await ada!.look(table)).position!;
      ({ kind } = question!);
      if (kind !== 'haggle') await people[question!.waitingFor[0]!]!.act(table, 'allow');
    }
    await ada!.act(table, 'pass');
    await ada!.command(table, { type: 'plan', actions: ['keep', 'bid 1'] });
    await bob!.act(table, 'pass');
    expect(await playedBy(ada!, table)).toContain('0: keep');
    expect((await ada!.look(table)).plans).toEqual(['bid 1']);
    await bob!.connect();
    await bob!.watch(table);
    bob!.forget();
    await bob!.command(table, { type: 'propose', proposal: { what: 'undo' } });
    await ada!.command(table, { type: 'answer', agree: true });
    expect((await bob!.look(table)).position!.question).toMatchObject({
      kind: 'haggle',
      waitingFor: [1],
    });
    expect((await ada!.look(table)).plans).toEqual([]);
    expect(bob!.raw.join()).not.toContain('plans-changed');
  });
});
