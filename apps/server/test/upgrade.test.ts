import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkUpgrade } from '../src/server.ts';
import { FAIR_SHELF, startServer, type Client, type TestServer } from './support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'palio-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shelfOf = (change: string): string => new URL(`./support/${change}-shelf.ts`, import.meta.url).href;
const place = { file: join(folder, 'palio.db') };
const open = (shelf: string): Promise<TestServer> => startServer({ database: place, shelf });

/** The same browser at the next server. */
function again(server: TestServer, client: Client): Client {
  const other = server.stranger();
  other.cookie = client.cookie;
  return other;
}

test('open games go over to new rules if they play the same under them; others wait for their people', async () => {
  const before = await open(FAIR_SHELF);
  const [ada, bob] = [await before.guest('Ada'), await before.guest('Bob')];
  const table = await ada.make({ seats: [{ as: 'me' }, { as: 'open' }] });
  await bob.command(table, { type: 'join' });
  await ada.act(table, 'bid 1');
  await bob.act(table, 'bid 0');
  const seen = await ada.look(table);
  await before.close();

  // A version that changes nothing in this game.
  expect(await checkUpgrade({ database: place, shelf: shelfOf('harmless') })).toMatchObject([
    { table, from: 1, to: 2, unaffected: true },
  ]);
  const harmless = await open(shelfOf('harmless'));
  const after = await again(harmless, ada).look(table);
  expect(after.card).toMatchObject({ rulesVersion: 2, onHold: false });
  expect(after.position!.view).toEqual(seen.position!.view);
  await harmless.close();

  // A version under which the same actions lead elsewhere.
  expect(await checkUpgrade({ database: place, shelf: shelfOf('different') })).toMatchObject([
    { table, unaffected: false },
  ]);
  const different = await open(shelfOf('different'));
  const held = again(different, ada);
  expect((await held.look(table)).card).toMatchObject({ rulesVersion: 2, onHold: true, status: 'running' });
  expect((await held.look(table)).position).toBeNull();
  expect(await held.refused(table, { type: 'act', decision: 0, actions: ['pass'] })).toBe('rules-changed');
  await held.command(table, { type: 'propose', proposal: { what: 'cancel' } });
  await again(different, bob).command(table, { type: 'answer', agree: true });
  expect((await held.look(table)).card.status).toBe('cancelled');
  await different.close();
}, 60_000);
