import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fastChance } from '@palio/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startThinkers } from '../src/bots/pool.ts';
import { shelf } from './support/fair-shelf.ts';
import { startServer, type Client, type TestServer } from './support/server.ts';

const EXAMPLES = join(import.meta.dirname, '../../../examples');
const hasPython = spawnSync('python3', ['--version']).status === 0;

let server: TestServer;
const running: ChildProcess[] = [];
beforeEach(async () => {
  server = await startServer({ now: Date.now });
}, 60_000);
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  await server.close();
});

const shelfOf = (kind: string): string => new URL(`./support/${kind}-shelf.ts`, import.meta.url).href;

const ME = { as: 'me' } as const;

async function botFor(owner: Client, name: string): Promise<string> {
  return (await owner.post<{ token: string }>('me/tokens', { name, as: 'bot' })).token;
}

const environmentOf = (port: number, token: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PALIO_URL: `http://127.0.0.1:${port}`,
  PALIO_TOKEN: token,
});

function run(program: string, script: string, port: number, token: string): void {
  const env = environmentOf(port, token);
  running.push(spawn(program, [join(EXAMPLES, script)], { env, stdio: ['ignore', 'ignore', 'inherit'] }));
}

test('bots of the server play every decision of theirs, fairly: they get what their seat may know', async () => {
  const ada = await server.guest('Ada');
  const table = await ada.make({ seats: [ME, { as: 'bot', level: 'easy' }, { as: 'bot', level: 'hard' }] });
  await expect
    .poll(
      async () => {
        const { position, card } = await ada.look(table);
        const legal = position?.legal[0];
        if (legal !== undefined)
          await ada.call('POST', `tables/${table}/actions`, {
            decision: position!.decision,
            actions: [legal.notation],
          });
        return card.status;
      },
      { timeout: 60_000, interval: 20 },
    )
    .toBe('over');
  const { entries } = await ada.get<{
    entries: { entry: { type: string; seat: number; byBot?: boolean } }[];
  }>(`tables/${table}/entries`);
  const acted = entries.filter(({ entry }) => entry.type === 'acted');
  expect(acted.every(({ entry }) => (entry.byBot === true) === entry.seat > 0)).toBe(true);
}, 90_000);

test('a bot that thinks too long loses its thread and plays something legal', async () => {
  const { game } = await shelf.load('fair');
  const complaints: string[] = [];
  const thinkers = startThinkers({
    shelf: shelfOf('slow'),
    timeLimit: 1500,
    complain: message => complaints.push(message),
  });
  const state = game.setup({}, 2, fastChance(1));
  const from = performance.now();
  const task = { game: 'fair', knowledge: state, seat: 0, level: 'hard', seed: 4 } as const;
  const action = await thinkers.think(game, task);
  expect(game.isLegal(state, 0, action)).toBe(true);
  expect(performance.now() - from).toBeGreaterThan(1000);
  expect(complaints).toEqual(['a bot of fair, level hard, could not decide']);
  await thinkers.close();
}, 30_000);

test('however many bots wait, each has its whole time; what goes wrong in one is complained about', async () => {
  const { game } = await shelf.load('fair');
  const complaints: unknown[] = [];
  const thinkers = startThinkers({
    shelf: shelfOf('pensive'),
    timeLimit: 3000,
    threads: 1,
    complain: (_, cause) => complaints.push(String(cause)),
  });
  const state = game.setup({}, 2, fastChance(1));
  const think = (seat: number) =>
    thinkers.think(game, { game: 'fair', knowledge: state, seat, level: 'hard', seed: 4 });
  const all = Promise.all([0, 0, 0, 0, 0, 0].map(think));
  expect(thinkers.thinking).toBe(6);
  const from = performance.now();
  const best = game.legalActions(state, 0).at(-1);
  expect(await all).toEqual([best, best, best, best, best, best]);
  expect(performance.now() - from).toBeGreaterThan(3000);
  expect(complaints).toEqual([]);
  expect(game.isLegal(state, 1, await think(1))).toBe(true);
  expect(complaints).toEqual(['Error: this seat is too much for me']);
  await thinkers.close();
}, 30_000);

test(
  'the example in TypeScript accepts an invitation and plays to the end',
  () => playsToTheEnd(process.execPath, 'bot.ts'),
  90_000,
);

test.skipIf(!hasPython)(
  'the example in Python does so with its standard library',
  () => playsToTheEnd('python3', 'bot.py'),
  90_000,
);

const EXAMPLE_BOTS = [['bot.ts', process.execPath], ...(hasPython ? [['bot.py', 'python3']] : [])];
test.each(EXAMPLE_BOTS)('%s ends where its token is not known, and says so', async (script, program) => {
  const port = await server.listen(0, '127.0.0.1');
  const child = spawn(program, [join(EXAMPLES, script)], { env: environmentOf(port, 'withdrawn') });
  running.push(child);
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += String(part)));
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(1);
  expect(said).toContain('The server does not know this token');
});

async function playsToTheEnd(program: string, script: string): Promise<void> {
  const port = await server.listen(0, '127.0.0.1');
  const ada = await server.member('Ada');
  for (const name of ['Uno', 'Due']) run(program, script, port, await botFor(ada, name));
  const uno = { as: 'invited', name: 'Uno' } as const;
  const table = await ada.make({ seats: [uno, { as: 'invited', name: 'Due' }], autoStart: false });
  const seated = async (): Promise<string[]> => (await ada.look(table)).card.seats.map(({ kind }) => kind);
  const allJoin = async (): Promise<void> => {
    await expect.poll(seated, { timeout: 30_000 }).toEqual(['person', 'person']);
  };
  await allJoin();
  // Whom the owner sends away and invites again comes again.
  await ada.command(table, { type: 'seat', seat: 0, plan: { as: 'open' } });
  await server.upkeep.list(table);
  // Once a second a stream looks for invitations.
  await new Promise(resolve => setTimeout(resolve, 2500));
  await ada.command(table, { type: 'seat', seat: 0, plan: uno });
  await allJoin();
  await expect.poll(() => ada.refused(table, { type: 'start' })).toBe('nothing was refused');
  await expect
    .poll(async () => (await ada.look(table)).card.status, { timeout: 60_000, interval: 200 })
    .toBe('over');
  const { card } = await ada.look(table);
  expect(card.seats.map(seat => seat.person?.kind)).toEqual(['bot', 'bot']);
  expect(card.result!.ranks).toHaveLength(2);
}

test('a token acts once for each key, cannot touch the account, and ends when it is withdrawn', async () => {
  const ada = await server.member('Ada');
  const bob = await server.member('Bob');
  const token = await botFor(ada, 'Robo');
  const headers = { authorization: `Bearer ${token}` };
  const robo = server.stranger();
  const table = await bob.make({ seats: [ME, { as: 'invited', name: 'Robo' }] });
  const joined = await robo.call('POST', `tables/${table}/commands`, { command: { type: 'join' } }, headers);
  expect(joined.status).toBe(200);
  const { body: view } = await robo.call<{
    viewer: number;
    position: { decision: number; legal: { notation: string }[] };
  }>('GET', `tables/${table}`, undefined, headers);
  expect(view.viewer).toBe(1);
  const action = { key: 'd1', decision: view.position.decision, actions: [view.position.legal[0]!.notation] };
  const answers = [];
  for (let i = 0; i < 2; i++)
    answers.push(
      (await robo.call<{ repeated: boolean }>('POST', `tables/${table}/actions`, action, headers)).body,
    );
  expect(answers.map(({ repeated }) => repeated)).toEqual([false, true]);
  for (const [method, path] of [
    ['DELETE', 'me'],
    ['GET', 'me/export'],
    ['GET', 'me/tokens'],
    ['GET', 'me/sessions'],
  ] as const)
    expect(
      (await robo.call<{ error: { code: string } }>(method, path, undefined, headers)).body.error.code,
    ).toBe('forbidden');
  const [line] = await ada.get<{ id: string; person: { kind: string } }[]>('me/tokens');
  expect(line!.person.kind).toBe('bot');
  await ada.call('DELETE', `me/tokens/${line!.id}`);
  expect((await robo.call('GET', 'me', undefined, headers)).status).toBe(401);
});
