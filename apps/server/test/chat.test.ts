import type { Entries } from '@palio/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
}, 60_000);
afterEach(() => server.close(), 60_000);

const OPEN = { as: 'open' } as const;
const ME = { as: 'me' } as const;

test('who made the table takes the word from somebody for a while, also from those who watch', async () => {
  const [ada, bob, eve] = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Eve')];
  const table = await ada.make({ seats: [ME, OPEN] });
  await bob.command(table, { type: 'join' });
  const insult = { type: 'say', room: 'table', text: 'you fool' } as const;
  const silence = (person: string, minutes = 15) => ({ type: 'silence', person, minutes }) as const;
  expect(await ada.refused(table, silence(bob.id))).toBe('no-such-user');
  await bob.command(table, insult);
  expect(await bob.refused(table, silence(ada.id))).toBe('not-owner');
  await ada.command(table, silence(bob.id));
  expect(await bob.refused(table, insult)).toBe('silenced');
  const { entries } = await bob.get<Entries>(`tables/${table}/entries`);
  expect(entries.at(-1)!.entry).toMatchObject({ type: 'silenced', person: { name: 'Bob' } });
  server.services.house.places.delete(table);
  server.time += 14 * 60_000;
  expect(await bob.refused(table, insult)).toBe('silenced');
  server.time += 60_000;
  await bob.command(table, insult);
  await ada.command(table, silence(bob.id));
  await ada.command(table, silence(bob.id, 0));
  await bob.command(table, insult);
  const talk = { type: 'say', room: 'spectators', text: 'take the other one' } as const;
  await eve.command(table, talk);
  expect(await eve.refused(table, silence(bob.id))).toBe('not-owner');
  await ada.command(table, silence(eve.id));
  expect(await eve.refused(table, talk)).toBe('silenced');
});

test('those who watch have messages of their own to use up', async () => {
  const [ada, bob, eve] = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Eve')];
  const table = await ada.make({ seats: [ME, OPEN] });
  await bob.command(table, { type: 'join' });
  const talk = { type: 'say', room: 'spectators', text: 'so many words' } as const;
  await server.services.house.run(table, undefined, undefined, seen => {
    for (let i = 0; i < 1999; i++)
      seen.happen({ ...talk, type: 'said', from: eve.me.person, seat: null, only: ['spectator'] });
  });
  await eve.command(table, talk);
  expect(await eve.refused(table, talk)).toBe('chat-full');
  await ada.command(table, { type: 'say', room: 'table', text: 'hello' });
});

test('nobody talks alone with a seat that was left: nobody would read it', async () => {
  const [ada, bob, cyd] = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Cyd')];
  const table = await ada.make({ seats: [ME, OPEN, OPEN], negotiation: true });
  for (const person of [bob, cyd]) await person.command(table, { type: 'join' });
  const whisper = { type: 'say', room: { with: 1 }, text: 'between us' } as const;
  await ada.command(table, whisper);
  await bob.command(table, { type: 'leave' });
  expect(await ada.refused(table, whisper)).toBe('chat-off');
  await ada.command(table, { ...whisper, room: { with: 2 } });
  await bob.command(table, { type: 'replace', seat: 1 });
  await ada.command(table, whisper);
});

test('what those who watched have said is read after the end, also of a game that was called off', async () => {
  const [ada, bob, eve] = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Eve')];
  const table = await ada.make({ seats: [ME, OPEN] });
  await bob.command(table, { type: 'join' });
  await eve.command(table, { type: 'say', room: 'spectators', text: 'a fine game' });
  expect((await ada.call('GET', `tables/${table}/talk`)).status).toBe(409);
  await ada.command(table, { type: 'propose', proposal: { what: 'cancel' } });
  await bob.command(table, { type: 'answer', agree: true });
  expect(await ada.get(`tables/${table}/talk`)).toMatchObject([{ type: 'said', text: 'a fine game' }]);
});
