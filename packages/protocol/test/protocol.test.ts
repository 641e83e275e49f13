import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import {
  ClientMessage,
  Command,
  Moment,
  Name,
  NewTable,
  Pace,
  PACE_PRESETS,
  PHRASES,
  RankingQuery,
  REFUSALS,
  RegisterBody,
  type EntryView,
} from '../src/index.ts';

describe('names', () => {
  test.each([
    'Ada',
    'Ada_1-x',
    'Müller',
    'Łukasz',
    'Анна',
    'Άννα',
    '山田太郎',
    'ナカムラA',
    '한국어',
    'محمد',
  ])('%s is a name', name => expect(Value.Check(Name, name)).toBe(true));

  test.each([
    ['shorter than two letters', 'A'],
    ['longer than 24', 'x'.repeat(25)],
    ['with a Cyrillic A before Latin letters', '\u0410nna'],
    ['with a Greek O after Latin letters', 'Ann\u03BF'],
    ['with a letter that cannot be seen', 'Anna\u3164'],
    ['of nothing that can be seen', '\u3164\uFFA0\u115F'],
    ['as long as a request may be', 'aЖ'.repeat(30_000)],
  ])('one %s is none', (_what, name) => expect(Value.Check(Name, name)).toBe(false));
});

test('a moment is one that dates can say', () => {
  for (const moment of [0, 8.64e15]) expect(Value.Check(Moment, moment)).toBe(true);
  for (const moment of [-1, 0.5, 8.64e15 + 1, 1e300]) expect(Value.Check(Moment, moment)).toBe(false);
});

describe('a question about the ranking', () => {
  test.each([{}, { from: '1312.40.member0001', limit: 50 }, { among: 'friends' }])('%j is one', query =>
    expect(Value.Check(RankingQuery, query)).toBe(true),
  );

  test.each([
    { from: '' },
    { from: '1.2' },
    { from: '-1.2.member0001' },
    { from: '9999999999.2.member0001' },
    { from: "1.2.member0001' OR 1" },
    { limit: 0 },
    { limit: 51 },
    { among: 'enemies' },
    { game: 'tadmor' },
  ])('%j is none', query => expect(Value.Check(RankingQuery, query)).toBe(false));
});

describe('what a client may send', () => {
  test.each([
    { type: 'join' },
    { type: 'act', decision: 3, actions: [{ type: 'buy', slot: 2 }] },
    { type: 'act', decision: 0, actions: ['K', 'ok'] },
    { type: 'say', room: 'table', text: 'ciao' },
    { type: 'say', room: { with: 1 }, phrase: 'hello' },
    { type: 'propose', proposal: { what: 'pace', pace: PACE_PRESETS.slow } },
  ])('%j is a command', command => expect(Value.Check(Command, command)).toBe(true));

  test.each([
    {},
    { type: 'dance' },
    { type: 'join', seat: -1 },
    { type: 'join', seat: 0.5 },
    { type: 'join', force: true },
    { type: 'act', decision: 1, actions: [] },
    { type: 'act', decision: 1, actions: [7] },
    { type: 'act', actions: ['ok'] },
    { type: 'say', room: 'table', text: '' },
    { type: 'say', room: 'table', phrase: 'toString' },
    { type: 'say', room: 'table', text: 'x'.repeat(501) },
    null,
    [],
  ])('%j is none', command => expect(Value.Check(Command, command)).toBe(false));

  test('a message over the socket names its call, and nothing unknown comes along', () => {
    expect(Value.Check(ClientMessage, { type: 'watch', id: 1, table: 'abcdefgh1234', since: 4 })).toBe(true);
    expect(Value.Check(ClientMessage, { type: 'watch', table: 'abcdefgh1234' })).toBe(false);
    expect(Value.Check(ClientMessage, { type: 'watch', id: 1, table: '../secret' })).toBe(false);
    expect(Value.Check(ClientMessage, { type: 'ping', id: 1, extra: 1 })).toBe(false);
  });

  test('a table names its game and its seats', () => {
    const table = { game: 'a-game', seats: [{ as: 'me' }, { as: 'bot', level: 'easy' }] };
    expect(Value.Check(NewTable, table)).toBe(true);
    expect(Value.Check(NewTable, { ...table, seats: [] })).toBe(false);
    expect(Value.Check(NewTable, { ...table, options: { size: { deep: 1 } } })).toBe(false);
    expect(Value.Check(NewTable, { ...table, pace: { kind: 'live', reserve: 1, increment: 0 } })).toBe(false);
  });

  test('names have letters of any language, but no signs that imitate', () => {
    const registers = (name: string): boolean => Value.Check(RegisterBody, { name, password: 'long enough' });
    expect(['Ada', 'Nicolò', 'Ждан', 'a-b_c1'].map(registers)).toEqual([true, true, true, true]);
    expect(['', 'x', 'a b', 'a\u202eb', '<b>', 'x'.repeat(25)].map(registers)).toEqual(Array(6).fill(false));
  });
});

test('the presets are paces of their own kind', () => {
  for (const pace of Object.values(PACE_PRESETS)) expect(Value.Check(Pace, pace)).toBe(true);
});

test('every refusal and every phrase has its words in both languages', () => {
  for (const { status, en, it } of Object.values(REFUSALS)) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(en.length * it.length).toBeGreaterThan(0);
    expect(en).not.toBe(it);
  }
  for (const { en, it } of Object.values(PHRASES)) expect(en).not.toBe(it);
});

test('an entry tells its kind apart for the compiler', () => {
  const seatOf = (entry: EntryView): number | undefined => (entry.type === 'acted' ? entry.seat : undefined);
  expect(seatOf({ type: 'acted', at: 1, seat: 2, events: [] })).toBe(2);
});
