import { afterAll, beforeAll, expect, test } from 'vitest';
import { playToEnd, startServer, type TestServer } from './support/server.ts';

/* The description of the API says what is answered. */
interface Answers {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Answers>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

let server: TestServer;
let document: Document;
beforeAll(async () => {
  server = await startServer();
  document = await server.stranger().get<Document>('openapi.json');
}, 60_000);
afterAll(() => server.close(), 60_000);

test('every reference leads to a schema, under the name it has in the protocol', () => {
  const names = Object.keys(document.components.schemas);
  expect(names).toEqual(expect.arrayContaining(['Person', 'Me', 'TableCard', 'Position', 'Entry']));
  const named = new Set(JSON.stringify(document).match(/(?<="\$ref":"#\/components\/schemas\/)[^"]+/g));
  expect([...named].toSorted()).toEqual([...named].filter(name => names.includes(name)).toSorted());
  expect(names.filter(name => name.startsWith('type-'))).toEqual([]);
});

test('what is not JSON as a whole is said to be what it is', async () => {
  const typeOf = (path: string): string[] =>
    Object.keys(document.paths[`/api/v1/${path}`]!['get']!.responses['200']!.content ?? {});
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  const seats = [{ as: 'me' } as const, { as: 'open' } as const];
  const table = await ada.make({ options: { rounds: 1 }, seats });
  await bob.command(table, { type: 'join' });
  await playToEnd(table, [ada, bob]);
  const record = await ada.call('GET', `tables/${table}/record`);
  expect(String(record.headers['content-type'])).toContain(typeOf('tables/{id}/record')[0]!);
  const port = await server.listen(0, '127.0.0.1');
  for (const path of ['bot/stream', 'tables/{id}/stream']) {
    const url = `http://127.0.0.1:${port}/api/v1/${path.replace('{id}', table)}`;
    const stream = await fetch(url, { headers: { cookie: ada.cookie! } });
    expect(stream.headers.get('content-type'), path).toBe(typeOf(path)[0]);
    await stream.body?.cancel();
  }
});
