import type { SeatPlan, TableLine } from '@palio/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceInWords } from '../src/account/device.ts';
import { isFiltered, NO_FILTERS, queryFrom } from '../src/lobby/filters.ts';
import { beginsWithOne, groupsOf, waitsFor } from '../src/lobby/groups.ts';
import {
  isWindowLongEnough,
  paceFrom,
  planProblem,
  USUAL_PACE,
  usualPlans,
  withCount,
  withKind,
} from '../src/new-table/plan.ts';
import { badged } from '../src/notices/badged.ts';
import { ask, isRefused, queryOf } from '../src/online/ask.ts';
import { onlinePageOf } from '../src/online/page-of.ts';
import { nameFrom } from '../src/people/names.ts';
import { parseRoute } from '../src/router/routes.ts';
import { Refusal } from '../src/worker/calls.ts';

describe('a question to the server', () => {
  afterEach(() => vi.unstubAllGlobals());
  const answers = (body: string, status = 200): void => {
    vi.stubGlobal('fetch', async () => new Response(body, { status }));
  };

  it('gives what it answers', async () => {
    answers('{"id":"abc"}');
    expect(await ask('GET', '/tables/abc')).toEqual({ id: 'abc' });
  });

  it('is refused with the code of the server', async () => {
    answers('{"error":{"code":"name-taken","message":"This name is taken."}}', 409);
    const refused: unknown = await ask('POST', '/register', {}).catch((cause: unknown) => cause);
    expect(isRefused(refused, 'name-taken')).toBe(true);
    expect(isRefused(refused, 'not-found')).toBe(false);
    expect(refused).toMatchObject({ code: 'refused', reason: 'name-taken' });
  });

  it('finds no server where a page answers, a proxy complains or nobody is there', async () => {
    const noConnection = { code: 'no-connection' };
    answers('<!doctype html>');
    await expect(ask('GET', '/me')).rejects.toMatchObject(noConnection);
    answers('{}', 502);
    await expect(ask('GET', '/me')).rejects.toMatchObject(noConnection);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(ask('GET', '/me')).rejects.toBeInstanceOf(Refusal);
  });

  it('leaves out what is not asked for', () => {
    expect(queryOf({})).toBe('');
    expect(queryOf({ over: undefined, game: 'a b', rated: false })).toBe('?game=a+b&rated=false');
  });
});

describe('the lobby', () => {
  it('asks only for what somebody looks for', () => {
    expect(queryFrom(NO_FILTERS, undefined)).toEqual({ status: 'open', limit: 50 });
    expect(isFiltered(NO_FILTERS)).toBe(false);
    const filters = { ...NO_FILTERS, game: 'tadmor', seats: '3', openSeats: '2', rated: 'no' } as const;
    expect(isFiltered(filters)).toBe(true);
    expect(queryFrom(filters, undefined)).toMatchObject({
      game: 'tadmor',
      seats: 3,
      openSeats: 2,
      rated: false,
    });
    expect(queryFrom(filters, 'watch', 7)).toEqual({
      status: 'running',
      limit: 50,
      game: 'tadmor',
      seats: 3,
      rated: false,
      before: 7,
    });
  });

  it('sorts my tables by what there is to do', () => {
    const line = (id: string, fields: Partial<TableLine>): TableLine =>
      ({ id, status: 'running', yourTurn: false, yourSeat: 0, ...fields }) as TableLine;
    const { yourSeat: _, ...invited } = line('asked', { status: 'open', yourTurn: true });
    const groups = groupsOf([
      line('urgent', { yourTurn: true, deadline: 5 }),
      line('later', { yourTurn: true, deadline: 9 }),
      invited,
      line('filling', { status: 'open' }),
      line('theirs', {}),
    ]);
    const ids = (lines: readonly TableLine[]): string[] => lines.map(({ id }) => id);
    expect(ids(groups.awaited)).toEqual(['urgent', 'later']);
    expect(ids(groups.invited)).toEqual(['asked']);
    expect(ids(groups.filling)).toEqual(['filling']);
    expect(ids(groups.others)).toEqual(['theirs']);
  });

  it('shows a table first where sitting down would begin the game', () => {
    const open = { kind: 'open' } as const;
    const bot = { kind: 'bot' } as const;
    expect(beginsWithOne({ autoStart: true, seats: [bot, open] })).toBe(true);
    expect(beginsWithOne({ autoStart: true, seats: [bot, open, open] })).toBe(false);
    expect(beginsWithOne({ autoStart: true, seats: [open, { kind: 'invited' }] })).toBe(false);
    expect(beginsWithOne({ autoStart: false, seats: [bot, open] })).toBe(false);
  });

  it('says what a table that has not begun waits for', () => {
    const [person, invited] = [{ kind: 'person' }, { kind: 'invited' }] as const;
    expect(waitsFor({ openSeats: 1, seats: [person, invited, { kind: 'open' }] })).toBe('people');
    expect(waitsFor({ openSeats: 0, seats: [person, invited] })).toBe('answers');
    expect(waitsFor({ openSeats: 0, seats: [person, person] })).toBe('start');
  });

  it('is one page with its tabs', () => {
    expect(onlinePageOf(parseRoute('/lobby/watch'))).toEqual({
      page: 'lobby',
      props: { tab: 'watch' },
      key: 'lobby',
    });
    expect(onlinePageOf(parseRoute('/lobby'))?.key).toBe('lobby');
    expect(onlinePageOf(parseRoute('/u/Ada'))?.key).not.toBe(onlinePageOf(parseRoute('/u/Bice'))?.key);
    expect(onlinePageOf(parseRoute('/g/abc'))).toBeUndefined();
    expect(onlinePageOf(parseRoute('/'))).toBeUndefined();
  });
});

describe('a new table', () => {
  const me = { name: 'Ada', kind: 'member' };

  it('seats me once, and whom I have in mind', () => {
    expect(usualPlans(3, 'Bice')).toEqual([{ as: 'me' }, { as: 'invited', name: 'Bice' }, { as: 'open' }]);
    expect(withCount([{ as: 'me' }], 3).map(({ as }) => as)).toEqual(['me', 'open', 'open']);
    expect(withCount(usualPlans(4), 2)).toHaveLength(2);
    expect(withKind(usualPlans(3), 2, 'me').map(({ as }) => as)).toEqual(['open', 'open', 'me']);
    expect(withKind(usualPlans(2), 1, 'bot')[1]).toEqual({ as: 'bot', level: 'medium' });
  });

  it.each<[SeatPlan[], boolean, ReturnType<typeof planProblem>]>([
    [[{ as: 'me' }, { as: 'open' }], false, undefined],
    [[{ as: 'open' }, { as: 'open' }], false, undefined],
    [[{ as: 'bot', level: 'easy' }], false, 'needMe'],
    [[{ as: 'me' }, { as: 'invited', name: '' }], false, 'nameMissing'],
    [[{ as: 'me' }, { as: 'invited', name: 'ada' }], false, 'nameTwice'],
    [[{ as: 'me' }, { as: 'bot', level: 'easy' }], true, 'ratedForbidden'],
    [[{ as: 'me' }, { as: 'open' }], true, undefined],
  ])('knows what is wrong with %j, rated %s', (plans, rated, problem) => {
    expect(planProblem(plans, me, rated)).toBe(problem);
  });

  it('lets no guest play for a rating', () => {
    expect(planProblem([{ as: 'me' }, { as: 'open' }], { name: 'Ada', kind: 'guest' }, true)).toBe(
      'ratedForbidden',
    );
  });

  it('keeps the pace within the bounds of the server', () => {
    expect(paceFrom({ ...USUAL_PACE, name: 'live' }, 'UTC')).toEqual({
      kind: 'live',
      reserve: 1200,
      increment: 60,
    });
    const custom = { ...USUAL_PACE, name: 'custom' } as const;
    expect(paceFrom({ ...custom, custom: 'live', reserve: 9999, increment: -3 }, 'UTC')).toEqual({
      kind: 'live',
      reserve: 6 * 3600,
      increment: 0,
    });
    expect(paceFrom({ ...custom, reserve: Number.NaN, increment: 2.5 }, 'UTC')).toEqual({
      kind: 'turns',
      reserve: 3600,
      increment: 9000,
    });
    const window = { from: '08:00', to: '23:00' };
    expect(paceFrom({ ...USUAL_PACE, window }, 'Europe/Rome')).toMatchObject({
      window: { ...window, zone: 'Europe/Rome' },
    });
    expect(paceFrom({ ...USUAL_PACE, name: 'live', window }, 'UTC')).not.toHaveProperty('window');
  });

  it('wants three hours a day, also over midnight', () => {
    expect(isWindowLongEnough({ from: '20:00', to: '23:00' })).toBe(true);
    expect(isWindowLongEnough({ from: '22:00', to: '01:00' })).toBe(true);
    expect(isWindowLongEnough({ from: '22:00', to: '00:59' })).toBe(false);
    expect(isWindowLongEnough({ from: '08:00', to: '08:00' })).toBe(false);
  });
});

describe('small words', () => {
  it('tell browsers and systems apart', () => {
    const chrome =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
    expect(deviceInWords(chrome)).toBe('Chrome, Linux');
    expect(
      deviceInWords('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'),
    ).toBe('Safari, iOS');
    expect(deviceInWords('curl/8')).toBe('curl/8');
  });

  it('make a name of what somebody is called elsewhere', () => {
    expect(nameFrom('  Ada Lovelace! ')).toBe('Ada-Lovelace');
    expect(nameFrom('Niccolò')).toBe('Niccolò');
    expect(nameFrom('?')).toBeUndefined();
  });

  it('put a number before a title, once', () => {
    expect(badged('Play – Palio', 2)).toBe('(2) Play – Palio');
    expect(badged('(2) Play – Palio', 3)).toBe('(3) Play – Palio');
    expect(badged('(2) Play – Palio', 0)).toBe('Play – Palio');
  });
});
