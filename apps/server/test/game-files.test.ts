import { afterEach, beforeEach, expect, test } from 'vitest';
import { playToEnd, startServer, type Client, type TestServer } from './support/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
}, 60_000);
afterEach(() => server.close(), 60_000);

const ME = { as: 'me' } as const;
const OPEN = { as: 'open' } as const;

async function twoAt(): Promise<[table: string, ada: Client, bob: Client]> {
  const [ada, bob] = [await server.guest(), await server.guest()];
  const table = await ada.make({ seats: [ME, OPEN] });
  await bob.command(table, { type: 'join' });
  return [table, ada, bob];
}

interface GameFile {
  readonly table: { readonly viewer: unknown };
  readonly entries: { readonly entry: { readonly type: string; readonly notation?: string } }[];
  readonly record: string | null;
}
const notations = ({ entries }: GameFile): (string | undefined)[] =>
  entries.flatMap(({ entry }) => (entry.type === 'acted' ? [entry.notation] : []));

test('a game is a file with what each may know, and with its record once it is over', async () => {
  const [table, ada, bob] = await twoAt();
  await ada.act(table, 'bid 2');
  const mine = await ada.get<GameFile>(`/g/${table}.json`);
  expect(mine.table.viewer).toBe(0);
  expect(notations(mine)).toEqual(['bid 2']);
  expect(mine.record).toBeNull();
  const theirs = await server.stranger().get<GameFile>(`/g/${table}.json`);
  expect(theirs.table.viewer).toBe('spectator');
  expect(JSON.stringify(theirs)).not.toContain('bid 2');
  await playToEnd(table, [ada, bob]);
  const whole = await server.stranger().get<GameFile>(`/g/${table}.json`);
  expect(whole.record).toBe(await ada.get(`tables/${table}/record`));
  const closed = await ada.make({ seats: [ME, OPEN], visibility: 'private' });
  expect((await server.stranger().call('GET', `/g/${closed}.json`)).status).toBe(404);
});

test('what happens at a table comes as a stream of lines, for whoever may watch', async () => {
  const [table, ada] = await twoAt();
  const port = await server.listen(0, '127.0.0.1');
  const ended = new AbortController();
  const stream = (id: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/api/v1/tables/${id}/stream`, { signal: ended.signal });
  const answer = await stream(table);
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson');
  let text = '';
  const reading = (async () => {
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) text += chunk;
  })().catch(() => undefined);
  const lines = (): { type: string; position?: { question: { ready: number[] } } }[] =>
    text.split('\n').flatMap(line => (line === '' ? [] : [JSON.parse(line) as { type: string }]));
  await expect.poll(() => lines().map(({ type }) => type)).toEqual(['table']);
  await ada.act(table, 'bid 2');
  await expect
    .poll(() => lines().at(-1))
    .toMatchObject({ type: 'update', position: { question: { ready: [0] } } });
  expect(text).not.toContain('bid 2');
  const closed = await ada.make({ seats: [ME, OPEN], visibility: 'private' });
  expect((await stream(closed)).status).toBe(404);
  ended.abort();
  await reading;
  await expect.poll(() => server.services.house.places.get(table)?.watchers.size ?? 0).toBe(0);
});

test('a mute counts on a line that is open already, and its end too', async () => {
  const [table, ada, bob] = await twoAt();
  const port = await server.listen(0, '127.0.0.1');
  const ended = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/tables/${table}/stream`, {
    signal: ended.signal,
    headers: { cookie: ada.cookie! },
  });
  let text = '';
  const reading = (async () => {
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) text += chunk;
  })().catch(() => undefined);
  const mutedThere = (): number =>
    [...server.services.house.places.get(table)!.watchers.keys()].reduce(
      (sum, { muted }) => sum + muted.size,
      0,
    );
  const say = (words: string) => bob.command(table, { type: 'say', room: 'table', text: words });
  await say('first');
  await expect.poll(() => text).toContain('first');
  await ada.call('PUT', `me/mutes/${bob.id}`);
  await expect.poll(mutedThere).toBe(1);
  await say('unheard');
  await ada.call('DELETE', `me/mutes/${bob.id}`);
  await expect.poll(mutedThere).toBe(0);
  await say('last');
  await expect.poll(() => text).toContain('last');
  expect(text).not.toContain('unheard');
  ended.abort();
  await reading;
});
