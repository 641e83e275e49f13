import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeatPlan } from '../../src/saved/saved-game.ts';
import type { Table } from '../../src/table/table.svelte.ts';
import { Refusal } from '../../src/worker/calls.ts';
import { startWorkers } from '../../src/worker/workers.ts';
import { usePage, useWorkers } from './fake-worker.ts';
import { hostOf, PERSON_AND_BOT, TWO_PERSONS } from '../support/host.ts';

vi.mock('../../src/table/load-board.ts', () => ({ loadBoard: () => Promise.resolve(undefined) }));

let TableHere: typeof Table;

beforeAll(async () => {
  usePage();
  const { speak } = await import('../../src/text/language.svelte.ts');
  await speak('en');
  TableHere = (await import('../../src/table/table.svelte.ts')).Table;
});

let host: ReturnType<typeof hostOf>;
/** Bots think and think. */
let botsHang = false;
let isLookRefused = false;
const told: string[] = [];

beforeEach(() => {
  host = hostOf();
  botsHang = false;
  isLookRefused = false;
  told.length = 0;
  const { answers } = host;
  useWorkers({
    ...answers,
    look: request => {
      if (isLookRefused) throw new Refusal('worker-lost', 'gone');
      return answers.look(request);
    },
    useThinker: () => void told.push('thinker'),
    botMove: request => (botsHang ? new Promise(() => undefined) : answers.botMove(request)),
  });
});

const tables: Table[] = [];
afterEach(() => {
  for (const table of tables.splice(0)) table.end();
});

async function sitDown(seats: readonly SeatPlan[]): Promise<Table> {
  const { id } = await host.answers.create({ game: 'tiny', options: {}, seats, seed: '' });
  const table = new TableHere(id);
  tables.push(table);
  await table.open();
  return table;
}

const bid = (coins: number) => ({ type: 'bid', coins });
const add = (count: number) => ({ type: 'add', count });

describe('a table of this device', () => {
  it('shows the present when somebody returns to it before the past has come', async () => {
    const table = await sitDown(PERSON_AND_BOT);
    table.act(bid(1));
    await vi.waitFor(() => expect(table.snapshot?.count).toBe(2));
    const late = table.browse(0);
    await table.browse(Infinity);
    await late;
    expect(table.past).toBeUndefined();
    await table.browse(0);
    expect(table.past?.count).toBe(0);
  });

  it('counts every step back of somebody who is quicker than the answers', async () => {
    const table = await sitDown(PERSON_AND_BOT);
    table.act(bid(1));
    await vi.waitFor(() => expect(table.snapshot?.count).toBe(2));
    await Promise.all([table.browseBy(-1), table.browseBy(-1)]);
    expect(table.past?.count).toBe(0);
    await Promise.all([table.browseBy(-5), table.browseBy(1)]);
    expect(table.past?.count).toBe(1);
    await Promise.all([table.browseBy(-1), table.browseBy(1), table.browseBy(1)]);
    expect(table.past).toBeUndefined();
  });

  it('plays on after another tab had it while a bot thought here', async () => {
    const table = await sitDown(PERSON_AND_BOT);
    botsHang = true;
    table.act(bid(1));
    await vi.waitFor(() => expect(table.thinking).toBe(1));
    // The other tab lets the bot answer, so that here a person is to move.
    const other = hostOf(host.storage).answers;
    await other.open({ id: table.id });
    await other.botMove({ seat: 1, viewer: 0, since: 0 });
    await table.takeOver();
    expect(table.turn).toEqual({ kind: 'choose', seat: 0 });
    expect(table.mayAct).toBe(true);
  });

  it('says so when the game that is taken over is gone', async () => {
    const table = await sitDown(PERSON_AND_BOT);
    await host.storage.remove(table.id);
    await table.takeOver();
    expect(table.status).toBe('failed');
    expect(table.fault?.code).toBe('no-such-saved-game');
  });

  it('says so when nothing can be shown to the person before the curtain', async () => {
    const table = await sitDown(TWO_PERSONS);
    expect(table.curtain).toBe(0);
    isLookRefused = true;
    await table.uncover();
    expect(table.status).toBe('failed');
    expect(table.fault?.code).toBe('worker-lost');
  });
});

describe('a hint', () => {
  const advised = (table: Table) => vi.waitFor(() => expect(table.hints.advice).toBeDefined());

  it('comes when it is asked for, and is taken like any other action', async () => {
    const table = await sitDown(PERSON_AND_BOT);
    expect(table.hints.may).toBe(true);
    void table.hints.ask();
    expect(table.hints.thinking).toBe(true);
    await advised(table);
    expect(table.hints.thinking).toBe(false);
    expect(table.snapshot?.count).toBe(0);
    table.act(table.hints.advice![0]!.action);
    expect(table.hints.advice).toBeUndefined();
    await vi.waitFor(() => expect(table.snapshot?.count).toBe(2));
  });

  it('stays while the table asks once more', async () => {
    const table = await sitDown(PERSON_AND_BOT);
    void table.hints.ask();
    await advised(table);
    const { action } = table.hints.advice![0]!;
    table.propose(action);
    expect(table.pending).toEqual([action]);
    table.cancel();
    expect(table.hints.advice).toBeDefined();
    table.propose(action);
    table.confirm();
    await vi.waitFor(() => expect(table.snapshot?.count).toBe(2));
    expect(table.hints.advice).toBeUndefined();
  });

  it('that comes too late is not shown', async () => {
    const table = await sitDown(PERSON_AND_BOT);
    const late = table.hints.ask();
    table.act(bid(1));
    expect(table.hints.thinking).toBe(false);
    await late;
    await vi.waitFor(() => expect(table.snapshot?.count).toBe(2));
    expect(table.hints.advice).toBeUndefined();
  });

  it('goes with what is taken back, and when it is asked for once more', async () => {
    const table = await sitDown(PERSON_AND_BOT);
    table.act(bid(1));
    await vi.waitFor(() => expect(table.snapshot?.count).toBe(2));
    void table.hints.ask();
    await advised(table);
    await table.hints.ask();
    expect(table.hints.advice).toBeUndefined();
    void table.hints.ask();
    await advised(table);
    table.undo();
    await vi.waitFor(() => expect(table.snapshot?.count).toBe(0));
    expect(table.hints.advice).toBeUndefined();
  });

  it('is for the eyes of whoever asks', async () => {
    const table = await sitDown(TWO_PERSONS);
    // Behind the curtain nobody asks.
    expect(table.hints.may).toBe(false);
    await table.uncover();
    void table.hints.ask();
    await advised(table);
    table.act(bid(2));
    await vi.waitFor(() => expect(table.nextPerson).toBe(1));
    expect(table.hints.advice).toBeUndefined();
    expect(table.hints.may).toBe(false);
    await table.hints.ask();
    expect(table.hints.advice).toBeUndefined();
    table.cover();
    await table.uncover();
    expect(table.hints.may).toBe(true);
    expect(table.hints.advice).toBeUndefined();
  });

  it('is given for the present alone, and not while bots think', async () => {
    const table = await sitDown(PERSON_AND_BOT);
    table.act(bid(1));
    await vi.waitFor(() => expect(table.snapshot?.count).toBe(2));
    await table.browse(0);
    expect(table.hints.may).toBe(false);
    await table.browse(Infinity);
    expect(table.hints.may).toBe(true);
    botsHang = true;
    table.act(add(1));
    await vi.waitFor(() => expect(table.thinking).toBe(1));
    expect(table.hints.may).toBe(false);
  });
});

describe('a browser that stores nothing', () => {
  it('plays a new game as long as its page is open', async () => {
    host.storage.isFull = true;
    const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request: denied } });
    const { createGame } = await import('../../src/new-game/create.ts');
    const { id } = await createGame({ game: 'tiny', options: {}, seats: PERSON_AND_BOT, seed: '' });
    const table = new TableHere(id);
    tables.push(table);
    await table.open();
    expect(table.snapshot?.unsaved?.code).toBe('storage-failed');
    table.act(bid(1));
    await vi.waitFor(() => expect(table.snapshot?.count).toBe(2));
    expect(table.fault).toBeUndefined();
    // Another page of the app, and the way back: a new worker would know nothing of the game.
    table.end();
    vi.stubGlobal('Worker', undefined);
    const again = new TableHere(id);
    tables.push(again);
    await again.open();
    expect(again.status).toBe('open');
    expect(again.snapshot?.count).toBe(2);
    again.act(add(1));
    await vi.waitFor(() => expect(again.snapshot?.count).toBeGreaterThan(2));
  });
});

describe('the worker that thinks for the bots', () => {
  it('is there for everybody who has waited for it, and only once', async () => {
    const workers = startWorkers();
    const first = workers.thinkForBots();
    await workers.thinkForBots();
    expect(told).toEqual(['thinker']);
    await first;
    expect(told).toEqual(['thinker']);
    workers.end();
  });
});
