import { Writable } from 'node:stream';
import type { Command, PositionView, StreamLine } from '@palio/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BotLine } from '../src/http/bot-lines.ts';
import { startServer, type Client, type TestServer } from './support/server.ts';

let server: TestServer;
let port: number;
let complaints: string[];
let ada: Client;
const streams: Stream[] = [];
/** Tables are looked for once a second. */
const SOON = { timeout: 10_000 };
beforeEach(async () => {
  complaints = [];
  server = await startServer({
    now: Date.now,
    complain: (message, cause) => complaints.push(`${message}: ${String(cause)}`),
  });
  port = await server.listen(0, '127.0.0.1');
  ada = await server.member('Ada');
}, 60_000);
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.close();
  await server.close();
});

/** The line of a bot, as it reads it. */
class Stream {
  readonly lines: StreamLine[] = [];
  isOpen = true;
  readonly #end = new AbortController();

  constructor(token: string) {
    streams.push(this);
    this.#read(token).catch(() => {
      this.isOpen = false;
    });
  }

  async #read(token: string): Promise<void> {
    const { body } = await fetch(`http://127.0.0.1:${port}/api/v1/bot/stream`, {
      headers: { authorization: `Bearer ${token}` },
      signal: this.#end.signal,
    });
    let rest = '';
    for await (const part of body!.pipeThrough(new TextDecoderStream())) {
      const [last, ...lines] = `${rest}${part}`.split('\n').toReversed();
      rest = last!;
      for (const line of lines.toReversed()) if (line !== '') this.lines.push(JSON.parse(line) as StreamLine);
    }
    this.isOpen = false;
  }

  get turns(): PositionView[] {
    return this.lines.flatMap(line => (line.type === 'turn' ? [line.position] : []));
  }

  close(): void {
    this.#end.abort();
  }
}

interface Robot {
  readonly token: string;
  readonly id: string;
  command(table: string, command: Command): Promise<number>;
}

async function robot(owner: Client, name: string): Promise<Robot> {
  const { token, line } = await owner.post<{ token: string; line: { person: { id: string } } }>('me/tokens', {
    name,
    as: 'bot',
  });
  const headers = { authorization: `Bearer ${token}` };
  return {
    token,
    id: line.person.id,
    command: async (table, command) =>
      (await server.stranger().call('POST', `tables/${table}/commands`, { command }, headers)).status,
  };
}

/** A table of Ada and a bot, which is asked for its bid. */
async function begun(owner: Client, robo: Robot, name: string): Promise<string> {
  const table = await owner.make({ seats: [{ as: 'me' }, { as: 'invited', name }] });
  expect(await robo.command(table, { type: 'join' })).toBe(200);
  return table;
}

test('a game on hold has no position to tell: whoever asks something of it is answered as ever', async () => {
  const robo = await robot(ada, 'Robo');
  const table = await begun(ada, robo, 'Robo');
  const stream = new Stream(robo.token);
  await expect.poll(() => stream.turns, SOON).toHaveLength(1);
  await server.services.house.look(table, ({ state }) => {
    state.rulesVersion = 99;
  });
  await ada.command(table, { type: 'say', room: 'table', text: 'what now?' });
  // A bot is not asked.
  await ada.command(table, { type: 'propose', proposal: { what: 'cancel' } });
  await expect.poll(() => stream.lines.at(-1), SOON).toEqual({ type: 'over', table });
  expect(stream.turns).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('while a game is paused no turn comes, and what is open is told again when it goes on', async () => {
  const robo = await robot(ada, 'Robo');
  const table = await begun(ada, robo, 'Robo');
  const agreeOn = (what: 'pause' | 'resume'): Promise<unknown> =>
    ada.command(table, { type: 'propose', proposal: { what } });
  const stream = new Stream(robo.token);
  await expect.poll(() => stream.turns, SOON).toHaveLength(1);
  await agreeOn('pause');
  const late = new Stream(robo.token);
  await ada.command(table, { type: 'say', room: 'table', text: 'back at once' });
  await agreeOn('resume');
  await expect.poll(() => stream.turns, SOON).toHaveLength(2);
  await expect.poll(() => late.turns, SOON).toHaveLength(1);
  for (const { legal } of [...stream.turns, ...late.turns]) expect(legal.length).toBeGreaterThan(0);
});

test('one who looks and breaks disturbs neither the command nor the others', async () => {
  const robo = await robot(ada, 'Robo');
  const table = await begun(ada, robo, 'Robo');
  const { house } = server.services;
  const heard: string[] = [];
  const watcher = (send: (message: string) => void) => ({
    person: undefined,
    isInView: true,
    muted: new Set<string>(),
    send,
    dismiss: () => undefined,
  });
  await house.look(table, (_, place) => {
    place.watchers.set(
      watcher(() => {
        throw new Error('I break');
      }),
      'spectator',
    );
    place.watchers.set(
      watcher(message => heard.push(message)),
      'spectator',
    );
  });
  house.changed.unshift(() => {
    throw new Error('me too');
  });
  await ada.act(table, 'bid 1');
  expect(heard).toHaveLength(1);
  expect(complaints).toEqual([
    `telling of table ${table}: Error: I break`,
    `following table ${table}: Error: me too`,
  ]);
  house.changed.shift();
  await ada.command(table, { type: 'say', room: 'table', text: 'still here' });
});

test('a bot has four lines at most, and none once its token is withdrawn', async () => {
  const robo = await robot(ada, 'Robo');
  const opened: Stream[] = [];
  for (let i = 0; i < 5; i++) {
    opened.push(new Stream(robo.token));
    const table = await begun(ada, robo, 'Robo');
    await expect.poll(() => opened[i]!.lines.some(line => line.table === table), SOON).toBe(true);
  }
  await expect.poll(() => opened.map(({ isOpen }) => isOpen), SOON).toEqual([false, true, true, true, true]);
  const [line] = await ada.get<{ id: string }[]>('me/tokens');
  await ada.call('DELETE', `me/tokens/${line!.id}`);
  await expect.poll(() => opened.some(({ isOpen }) => isOpen), SOON).toBe(false);
}, 30_000);

test('who does not read is let go, and nothing is kept for him', () => {
  const deaf = new Writable({ write: () => undefined });
  const line = new BotLine(deaf);
  for (let i = 0; i < 100 && !deaf.destroyed; i++) line.write('x'.repeat(100_000));
  expect(deaf.destroyed).toBe(true);
  expect(deaf.writableLength).toBeLessThan(2_000_000);
});

test('for who has gone nothing is kept, also if he went before anybody listened for it', async () => {
  const gone = new Writable({ write: () => undefined });
  const stays = new Writable({ write: () => undefined });
  gone.destroy();
  await new Promise(resolve => gone.once('close', resolve));
  const left: string[] = [];
  new BotLine(gone).whenGone(() => left.push('gone'));
  new BotLine(stays).whenGone(() => left.push('stays'));
  expect(left).toEqual(['gone']);
  stays.destroy();
  await expect.poll(() => left).toEqual(['gone', 'stays']);
});

test('whose token is lost gets another one from its owner, and from nobody else', async () => {
  const first = await robot(ada, 'Robo');
  const second = await robot(ada, 'Robo');
  expect(second.id).toBe(first.id);
  const table = await begun(ada, second, 'Robo');
  expect((await ada.look(table)).card.seats[1]!.person!.id).toBe(first.id);
  const bob = await server.member('Bob');
  const refused = await bob.call<{ error: { code: string } }>('POST', 'me/tokens', {
    name: 'Robo',
    as: 'bot',
  });
  expect(refused.body.error.code).toBe('name-taken');
});

test('who deletes his account takes his bots along: they leave their tables and are gone', async () => {
  const bob = await server.member('Bob');
  const robo = await robot(bob, 'Robo');
  const table = await begun(ada, robo, 'Robo');
  await server.upkeep.list(table);
  const stream = new Stream(robo.token);
  await expect.poll(() => stream.turns, SOON).toHaveLength(1);
  await bob.call('DELETE', 'me');
  const { card } = await ada.look(table);
  expect(card.seats[1]).toMatchObject({ vacant: true });
  expect(JSON.stringify(await ada.get(`tables/${table}/entries`))).not.toContain('Robo');
  expect((await ada.call('GET', 'people/Robo')).status).toBe(404);
  await expect.poll(() => stream.isOpen, SOON).toBe(false);
});
