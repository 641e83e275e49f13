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
