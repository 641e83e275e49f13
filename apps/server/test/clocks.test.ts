import { PACE_PRESETS, type TableView } from '@palio/protocol';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { momentAfter, problemWithWindow, timeInside } from '../src/tables/window.ts';
import { seatTogether, startServer, type Client, type TestServer } from './support/server.ts';

const HOUR = 3_600_000;

describe('the daily window', () => {
  const rome = { from: '08:00', to: '22:00', zone: 'Europe/Rome' };
  const at = (text: string): number => Date.parse(text);

  test('only the hours inside it count', () => {
    expect(timeInside(at('2026-01-10T06:00Z'), at('2026-01-10T10:00Z'), rome)).toBe(3 * HOUR);
    expect(timeInside(at('2026-01-10T20:00Z'), at('2026-01-11T08:00Z'), rome)).toBe(2 * HOUR);
    expect(timeInside(at('2026-01-10T00:00Z'), at('2026-01-13T00:00Z'), rome)).toBe(3 * 14 * HOUR);
  });

  test('a window over midnight, and days on which the clocks are changed', () => {
    const night = { from: '22:00', to: '02:00', zone: 'UTC' };
    expect(timeInside(at('2026-01-10T21:00Z'), at('2026-01-11T03:00Z'), night)).toBe(4 * HOUR);
    const early = { from: '00:00', to: '06:00', zone: 'Europe/Rome' };
    expect(timeInside(at('2026-03-28T22:30Z'), at('2026-03-29T10:00Z'), early)).toBe(5 * HOUR);
  });

  test('the end is found where the time inside is used up', () => {
    const from = at('2026-01-10T20:00Z');
    const end = momentAfter(from, 3 * HOUR, rome);
    expect(new Date(end).toISOString()).toBe('2026-01-11T09:00:00.000Z');
    expect(timeInside(from, end, rome)).toBe(3 * HOUR);
    expect(momentAfter(from, 5, undefined)).toBe(from + 5);
  });

  test('however many ways a zone is written in, few of them are kept', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    const ask = (zone: string): void => void problemWithWindow({ from: '08:00', to: '09:00', zone });
    const zone = 'america/argentina';
    /** The same zone with other letters large. */
    const written = (i: number): string =>
      zone
        .split('')
        .map((letter, k) => (((i >> k) & 1) === 1 ? letter.toUpperCase() : letter))
        .join('');
    try {
      ask('Europe/Rome');
      made.mockClear();
      ask('Europe/Rome');
      expect(made).not.toHaveBeenCalled();
      for (let i = 0; i < 500; i++) ask(`${written(i)}/ushuaia`);
      made.mockClear();
      ask('Europe/Rome');
      expect(made).toHaveBeenCalledTimes(1);
    } finally {
      made.mockRestore();
    }
  });

  test('however long it is and wherever it is divided, over all changes of the clocks', () => {
    const from = at('2026-01-10T00:00Z');
    const anyWindow = fc.record({
      from: fc.constantFrom('00:00', '01:30', '18:00', '22:00'),
      to: fc.constantFrom('05:00', '12:15', '21:30', '01:00'),
      zone: fc.constantFrom(
        'UTC',
        'Europe/Rome',
        'America/New_York',
        'Australia/Lord_Howe',
        'Africa/Casablanca',
      ),
    });
    const anyTime = fc.nat({ max: 400 * 24 * HOUR });
    const property = fc.property(anyWindow, anyTime, anyTime, anyTime, (window, begin, first, second) => {
      const [a, b, c] = [from + begin, from + begin + first, from + begin + first + second];
      const inside = timeInside(a, c, window);
      expect(timeInside(a, b, window) + timeInside(b, c, window)).toBe(inside);
      if (inside === 0) return;
      const end = momentAfter(a, inside, window);
      expect(end).toBeLessThanOrEqual(c);
      expect(timeInside(end, c, window)).toBe(0);
      expect(timeInside(a, end, window)).toBe(inside);
    });
    fc.assert(property, { numRuns: 200 });
  });

  test('three hours at least, in a zone that exists', () => {
    expect(problemWithWindow(rome)).toBeUndefined();
    expect(problemWithWindow({ ...rome, to: '10:00' })).toMatch(/three hours/);
    expect(problemWithWindow({ ...rome, zone: 'Europe/Siena2' })).toMatch(/no time zone/);
  });
});

describe('clocks at a table', () => {
  let server: TestServer;
  let people: Client[];
  beforeEach(async () => {
    server = await startServer();
    people = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Cyd')];
  }, 60_000);
  afterEach(() => server.close(), 60_000);

  const start = (seats: number, more: object): Promise<string> => seatTogether(people.slice(0, seats), more);
  const look = (table: string): Promise<TableView> => people[0]!.look(table);
  const clock = async (table: string, seat: number) => (await look(table)).card.seats[seat]!.clock!;

  test('everybody asked at the same time has a clock of his own; who is done gets the increment, up to the reserve', async () => {
    const table = await start(2, { pace: { kind: 'live', reserve: 600, increment: 10 } });
    expect(await clock(table, 0)).toMatchObject({ left: 600_000, since: server.time });
    expect(await clock(table, 1)).toMatchObject({ left: 600_000, since: server.time });
    server.time += 30_000;
    await people[0]!.act(table, 'bid 1');
    expect(await clock(table, 0)).toEqual({ left: 580_000 });
    expect(await clock(table, 1)).toMatchObject({ left: 600_000, until: server.time + 570_000 });
    server.time += 1000;
    await people[0]!.command(table, { type: 'undo' });
    expect(await clock(table, 0)).toMatchObject({ left: 570_000 });
    await people[0]!.act(table, 'bid 1');
    expect((await clock(table, 0)).left).toBe(580_000);
  });

  test('running out loses nothing: the others are asked, and time is added', async () => {
    const table = await start(3, { pace: { kind: 'live', reserve: 60, increment: 5 } });
    await people[1]!.act(table, 'bid 1');
    await people[2]!.act(table, 'bid 0');
    expect(await people[1]!.refused(table, { type: 'vote', about: 0, choice: 'bot' })).toBe('no-vote');
    server.time += 61_000;
    await server.upkeep.wake(table);
    expect((await look(table)).card).toMatchObject({
      status: 'running',
      votes: [{ about: 0, votes: [], missing: [1, 2] }],
    });
    expect(await clock(table, 0)).toEqual({ left: 0, ranOut: true });
    expect(await people[0]!.refused(table, { type: 'vote', about: 0, choice: 'time' })).toBe('no-vote');
    await people[1]!.command(table, { type: 'vote', about: 0, choice: 'time' });
    await people[2]!.command(table, { type: 'vote', about: 0, choice: 'time' });
    expect((await look(table)).card.votes).toEqual([]);
    expect(await clock(table, 0)).toMatchObject({ left: 30_000, since: server.time });
    await people[0]!.act(table, 'bid 1');
    expect((await clock(table, 0)).left).toBe(35_000);
  });

  test.each([
    ['bot', { seats: [{ standIn: 'medium' }, {}, {}], status: 'running' }],
    ['drop', { seats: [{ resigned: true }, {}, {}], status: 'running' }],
    ['end', { status: 'cancelled' }],
    ['wait', { seats: [{ clock: { ranOut: true } }, {}, {}], status: 'running' }],
  ] as const)('the others decide: %s', async (choice, card) => {
    const table = await start(3, { pace: { kind: 'live', reserve: 60, increment: 5 } });
    await people[1]!.act(table, 'bid 1');
    await people[2]!.act(table, 'bid 0');
    server.time += 61_000;
    await server.upkeep.wake(table);
    await people[1]!.command(table, { type: 'vote', about: 0, choice });
    await people[2]!.command(table, { type: 'vote', about: 0, choice });
    expect((await look(table)).card).toMatchObject(card);
  });

  test('a table may let a bot stand in at once; the person takes his seat back', async () => {
    const table = await start(2, { pace: { kind: 'live', reserve: 60, increment: 0 }, timeout: 'bot' });
    await people[1]!.act(table, 'bid 0');
    server.time += 61_000;
    await server.upkeep.wake(table);
    expect((await look(table)).card.seats[0]!.standIn).toBe('medium');
    await people[0]!.command(table, { type: 'return' });
    expect((await look(table)).card.seats[0]!.standIn).toBeUndefined();
  });

  test('by turns: a warning comes first, holidays stop the clock, after ten days without a move it is called off', async () => {
    const table = await start(2, { pace: PACE_PRESETS.fast });
    await people[1]!.act(table, 'bid 0');
    const begin = server.time;
    server.time += 21 * HOUR;
    await server.upkeep.wake(table);
    await server.upkeep.list(table);
    const notices = await people[0]!.get<{ kind: string }[]>('me/notices');
    expect(notices.map(({ kind }) => kind)).toContain('time-low');
    await people[0]!.call('PUT', 'me/vacation', { until: server.time + 48 * HOUR });
    expect(await clock(table, 0)).toMatchObject({ until: begin + (24 + 48) * HOUR });
    server.time = begin + 73 * HOUR;
    await server.upkeep.wake(table);
    expect((await clock(table, 0)).ranOut).toBe(true);
    server.time += 240 * HOUR;
    await server.upkeep.wake(table);
    expect((await look(table)).card.status).toBe('cancelled');
  });

  test('a clock that runs out while the table is not in memory is found by the sweep', async () => {
    const table = await start(2, { pace: PACE_PRESETS.fast });
    await server.upkeep.list(table);
    server.services.house.places.clear();
    server.time += 25 * HOUR;
    await server.upkeep.sweep();
    expect((await clock(table, 0)).ranOut).toBe(true);
  });

  test('in a pause no clock runs, and a change of pace scales what is left', async () => {
    const table = await start(2, { pace: { kind: 'live', reserve: 600, increment: 10 } });
    server.time += 300_000;
    await people[0]!.command(table, { type: 'propose', proposal: { what: 'pause' } });
    await people[1]!.command(table, { type: 'answer', agree: true });
    expect(await clock(table, 0)).toEqual({ left: 300_000 });
    server.time += HOUR / 6;
    await people[0]!.command(table, { type: 'propose', proposal: { what: 'resume' } });
    await people[1]!.command(table, { type: 'answer', agree: true });
    expect(await clock(table, 0)).toMatchObject({ left: 300_000, since: server.time });
    await people[0]!.command(table, { type: 'propose', proposal: { what: 'pace', pace: PACE_PRESETS.fast } });
    await people[1]!.command(table, { type: 'answer', agree: true });
    expect(await clock(table, 0)).toMatchObject({ left: 12 * HOUR });
  });
});
