import { fastChance, type Chance } from '@palio/kernel';
import { PACE_PRESETS, type Command, type Me, type TableView } from '@palio/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Page } from './support/paper-table.ts';
import { dropListeners, startPostgres, type TestPostgres } from './support/postgres.ts';
import { startServer, type Client, type TestServer } from './support/server.ts';

/*
 * Several people at two processes at once, whatever they do, also while a process does not hear the other: both say
 * the same of the table in the end, what the pages were told adds up to it, and every row is in the journal once.
 */
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 90_000);
afterAll(() => postgres.stop(), 60_000);

const HOUR = 3_600_000;
const STEPS = 100;
const PACES = [PACE_PRESETS.none, PACE_PRESETS.fast, { kind: 'live', reserve: 60, increment: 5 }] as const;

interface Somebody {
  /** The same browser at each of the processes, which looks at the table there. */
  readonly clients: readonly Client[];
}

function commandFor({ card, position }: TableView, luck: Chance): Command {
  const possible = [...(position?.legal ?? []), ...(position?.asides ?? [])];
  if (possible.length > 0 && luck.below(2) === 0)
    return { type: 'act', decision: position!.decision, actions: [luck.pick(possible).notation] };
  return luck.pick<Command>([
    { type: 'undo', whole: luck.below(2) === 0 },
    { type: 'plan', actions: [luck.pick(['pass', 'keep', 'bid 1'])] },
    { type: 'propose', proposal: luck.pick([{ what: 'undo' }, { what: 'pause' }, { what: 'resume' }]) },
    { type: 'propose', proposal: { what: 'pace', pace: luck.pick(PACES) } },
    { type: 'answer', agree: luck.below(4) > 0 },
    { type: 'vote', about: luck.below(card.seats.length), choice: luck.pick(['wait', 'time', 'bot']) },
    { type: 'standIn', level: 'easy' },
    { type: 'return' },
    { type: 'say', room: 'table', text: `word ${luck.below(1000)}` },
  ]);
}

/** As a page does: what was not answered is sent again, perhaps to the other process, and counts once. */
async function ask({ clients }: Somebody, table: string, luck: Chance): Promise<void> {
  const view = await luck.pick(clients).look(table);
  const payload = { key: `key ${luck.below(1e9)}`, command: commandFor(view, luck) };
  const send = (): ReturnType<Client['call']> =>
    luck.pick(clients).call('POST', `tables/${table}/commands`, payload);
  const { status, body } = await send();
  expect(status, JSON.stringify([payload, body])).toBeLessThan(500);
  if (status === 200 && luck.below(3) === 0)
    expect(await send()).toMatchObject({ status: 200, body: { repeated: true } });
}

async function step(people: readonly Somebody[], table: string, luck: Chance): Promise<void> {
  const { clients } = luck.pick(people);
  const kind = luck.below(12);
  if (kind < 2) await luck.pick(clients).call('PATCH', 'me', { name: `Name${luck.below(1e6)}` });
  else if (kind === 2) await dropListeners(clients[0]!.server.services.database);
  else await ask(luck.pick(people), table, luck);
}

const shownBy = ({ raw }: Client): unknown => {
  const page = new Page('', {});
  for (const message of raw) page.send(message);
  const { n, viewer, card, position, plans } = page.told!;
  return { n, viewer, card, position, plans };
};

async function allAgree(people: readonly Somebody[], table: string): Promise<void> {
  const misnamed = async (): Promise<unknown> => {
    const { card } = await people[0]!.clients[0]!.look(table);
    const everybody = await Promise.all(people.map(({ clients }) => clients[0]!.get<Me>('me')));
    return everybody.filter(({ person }, seat) => person.name !== card.seats[seat]!.person!.name);
  };
  await expect.poll(misnamed, { timeout: 10_000, interval: 50 }).toEqual([]);
  for (const { clients } of people)
    await expect
      .poll(
        async () => {
          const views = await Promise.all(clients.map(client => client.look(table)));
          const [first] = views;
          const shown = [...views, ...clients.map(shownBy)].map(each => JSON.stringify(each, sorted));
          return shown.findIndex(each => each !== JSON.stringify(first, sorted));
        },
        { timeout: 10_000, interval: 50 },
      )
      .toBe(-1);
}

/** Pages put their parts together in another order than whole tables are sent. */
const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

async function everyRowIsThereOnce({ services }: TestServer, table: string): Promise<void> {
  const sql = 'SELECT n, key FROM journal WHERE table_id = $1 ORDER BY n';
  const rows = await services.database.read<{ n: number; key: string }>(sql, [table]);
  expect(rows.map(({ n }) => n)).toEqual(rows.map((_, i) => i + 1));
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
}

test.each([1, 2, 3, 4])(
  'two processes agree, whoever asks which of them for what (%i)',
  async seed => {
    const luck = fastChance(seed);
    const clock = { time: Date.UTC(2026, 0, 5, 12) };
    const config = { database: { url: await postgres.newDatabase() }, now: () => clock.time };
    const servers = await Promise.all([startServer(config), startServer(config)]);
    const enter = async (name: string): Promise<Somebody> => {
      const { cookie, me } = await servers[0].guest(name);
      const clients = servers.map(server => Object.assign(server.stranger(), { cookie, me }));
      return { clients };
    };
    const people = [await enter('Ada'), await enter('Bob'), await enter('Cyd')];
    const [ada, ...others] = people.map(({ clients }) => clients[0]!);
    const table = await ada!.make({
      seats: [{ as: 'me' }, ...others.map(() => ({ as: 'open' }) as const)],
      options: { rounds: 6 },
      pace: luck.pick(PACES),
    });
    for (const other of others) await other.command(table, { type: 'join' });
    for (const client of people.flatMap(({ clients }) => clients)) {
      await client.connect();
      await client.watch(table);
    }
    for (let i = 1; i <= STEPS; i++) {
      await Promise.all(Array.from({ length: 1 + luck.below(3) }, () => step(people, table, luck)));
      if (luck.below(12) === 0) clock.time += luck.pick([20_000, HOUR, 13 * HOUR]);
      if (i % 5 === 0) await allAgree(people, table);
    }
    await everyRowIsThereOnce(servers[0], table);
    await Promise.all(servers.map(server => server.close()));
  },
  120_000,
);
