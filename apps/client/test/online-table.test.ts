import type { AnyAction } from '@palio/kernel';
import type { EntryView, NumberedEntry, PositionView, ServerMessage, TableCard } from '@palio/protocol';
import { describe, expect, test } from 'vitest';
import { Live } from '../src/online/line.svelte.ts';
import { clockAt, faceOf, holidayAt, timeInWords, withHoursOf } from '../src/online-table/clock.ts';
import { TableFeed } from '../src/online-table/feed.svelte.ts';
import { eventsOf, hasDecidedLast, logAfter, roomName, saidIn } from '../src/online-table/history.ts';
import { notationIn, withAction, withWords } from '../src/online-table/planned.ts';
import { playAt } from '../src/online-table/play-at.ts';
import { snapshotFrom } from '../src/online-table/snapshot.ts';
import { shortMoment } from '../src/shell/moment.ts';
import { FakeNetwork } from './support/fake-socket.ts';

const TABLE = 'table0001';
const PERSON = { id: 'person001', name: 'Ada', kind: 'guest' } as const;

const CARD: TableCard = {
  id: TABLE,
  game: 'fair',
  rulesVersion: 1,
  options: {},
  title: '',
  owner: PERSON.id,
  status: 'running',
  visibility: 'link',
  spectators: 'public',
  chat: 'on',
  negotiation: true,
  pace: { kind: 'live', reserve: 600, increment: 10 },
  timeout: 'vote',
  rated: false,
  autoStart: true,
  language: null,
  seats: [
    { kind: 'person', person: PERSON, clock: { left: 600_000 } },
    { kind: 'bot', level: 'easy' },
  ],
  createdAt: 1,
  paused: false,
  onHold: false,
  commitment: 'c0ffee',
  votes: [],
};

const positionAt = (count: number): PositionView => ({
  count,
  decision: count,
  view: { count },
  question: { kind: 'bid', waitingFor: [0], ready: [], sealed: false },
  legal: [{ action: { type: 'bid' }, notation: 'bid 1' }],
  asides: [],
  mayTakeBack: false,
  undo: 'none',
  outcome: null,
});

const acted = (n: number, seat: number, event: string): NumberedEntry => ({
  n,
  entry: { type: 'acted', at: n, seat, notation: `move ${n}`, events: [{ type: event }] },
});
const undone = (n: number, count: number): NumberedEntry => ({
  n,
  entry: { type: 'undone', at: n, seat: 0, count },
});
const entry = (n: number, of: EntryView): NumberedEntry => ({ n, entry: of });

type Whole = Extract<ServerMessage, { type: 'table' }>;
const whole = (
  n: number,
  entries: NumberedEntry[],
  viewer: Whole['state']['viewer'] = 0,
  count = entries.filter(({ entry: { type } }) => type === 'acted').length,
): Whole => ({
  type: 'table',
  table: TABLE,
  state: { n, viewer, card: CARD, position: positionAt(count), plans: [] },
  entries,
});

function begin(): { network: FakeNetwork; live: Live; feed: TableFeed } {
  const network = new FakeNetwork();
  const live = new Live(network.connect, network);
  const feed = new TableFeed(TABLE, live);
  feed.open();
  network.socket.greet();
  return { network, live, feed };
}

describe('the log of a table', () => {
  test('actions are counted, and what was taken back is gone however often it happened', () => {
    const first = logAfter([], [acted(1, 0, 'a'), acted(2, 1, 'b'), acted(3, 0, 'c'), undone(4, 1)]);
    expect(first.map(({ number, events }) => [number, events])).toEqual([[1, [{ type: 'a' }]]]);
    const second = logAfter(first, [acted(5, 0, 'd'), acted(6, 0, 'e'), undone(7, 2), acted(8, 1, 'f')]);
    expect(second.map(({ number, notation }) => `${number} ${notation}`)).toEqual([
      '1 move 1',
      '2 move 5',
      '3 move 8',
    ]);
  });

  test('a log that begins later knows how many actions lie before it when something is taken back', () => {
    const entries = [acted(8, 0, 'a'), acted(9, 0, 'b'), undone(10, 6), acted(11, 0, 'c')];
    const notations = (before: number) => logAfter([], entries, before).map(({ notation }) => notation);
    expect(notations(5)).toEqual(['move 8', 'move 11']);
    expect(notations(7)).toEqual(['move 11']);
  });

  test('what was taken back is not acted out on the board', () => {
    expect(eventsOf([acted(1, 0, 'a'), acted(2, 0, 'b')])).toEqual([{ type: 'a' }, { type: 'b' }]);
    expect(eventsOf([acted(1, 0, 'a'), undone(2, 0)])).toEqual([]);
  });
});

test('who has decided himself knows what happened before; what a bot did for him he has not seen', () => {
  const own = acted(1, 0, 'a');
  const forHim = (flags: object): NumberedEntry => ({
    n: 2,
    entry: { ...acted(2, 0, 'b').entry, ...flags },
  });
  const talk = entry(3, { type: 'said', at: 3, from: PERSON, seat: 1, room: 'table', text: 'hello' });
  expect(hasDecidedLast([own, talk], 0)).toBe(true);
  expect(hasDecidedLast([own, acted(2, 1, 'b')], 0)).toBe(false);
  expect(hasDecidedLast([own, forHim({ byBot: true })], 0)).toBe(false);
  expect(hasDecidedLast([own, forHim({ planned: true })], 0)).toBe(false);
});

describe('what the server tells about a table', () => {
  test('updates are put together; parts that are absent stay as they were', () => {
    const { network, feed } = begin();
    network.socket.tell(whole(1, [entry(1, { type: 'created', at: 1 })]));
    expect(feed.status).toBe('open');
    network.socket.tell({
      type: 'update',
      table: TABLE,
      n: 2,
      entries: [acted(2, 1, 'rolled')],
      position: positionAt(1),
      clocks: [{ left: 500_000, since: 5, until: 500_005 }, null],
    });
    expect(feed.log).toHaveLength(1);
    expect(feed.lastEvents).toEqual([{ type: 'rolled' }]);
    expect(feed.card?.seats[0]?.clock?.left).toBe(500_000);
    expect(feed.card?.seats[1]).toEqual(CARD.seats[1]);
    network.socket.tell({
      type: 'update',
      table: TABLE,
      n: 3,
      entries: [entry(3, { type: 'said', at: 3, from: PERSON, seat: 0, room: 'table', text: 'hello' })],
      card: CARD,
    });
    expect(feed.position?.count).toBe(1);
    expect(feed.lastEvents).toEqual([{ type: 'rolled' }]);
    expect(feed.entries.map(({ n }) => n)).toEqual([1, 2, 3]);
  });

  test('after a cut only what was missed comes, and nothing is counted twice', () => {
    const { network, feed } = begin();
    network.socket.tell(whole(2, [entry(1, { type: 'created', at: 1 }), acted(2, 0, 'a')]));
    network.socket.cut();
    network.pass(1000);
    network.socket.greet();
    expect(network.socket.sent).toMatchObject([{ type: 'watch', since: 2 }]);
    network.socket.tell(whole(4, [acted(2, 0, 'a'), acted(3, 1, 'b'), acted(4, 1, 'c')], 0, 3));
    expect(feed.log.map(({ notation }) => notation)).toEqual(['move 2', 'move 3', 'move 4']);
    expect(feed.lastEvents).toEqual([{ type: 'b' }, { type: 'c' }]);
  });

  test('what comes together is shown together, as long as it is little', async () => {
    const { network, feed } = begin();
    network.socket.tell(whole(1, [entry(1, { type: 'created', at: 1 })]));
    const act = (n: number): void =>
      network.socket.tell({ type: 'update', table: TABLE, n, entries: [acted(n, 1, `event ${n}`)] });
    act(2);
    act(3);
    expect(feed.lastEvents).toEqual([{ type: 'event 2' }, { type: 'event 3' }]);
    await Promise.resolve();
    act(4);
    expect(feed.lastEvents).toEqual([{ type: 'event 4' }]);
    for (let n = 5; n < 20; n++) act(n);
    expect(feed.lastEvents).toEqual([]);
    expect(feed.log).toHaveLength(18);
  });

  test('whoever sees the table with other eyes counts anew, also if that happened while the line was cut', () => {
    const { network, feed } = begin();
    network.socket.tell(
      whole(3, [entry(1, { type: 'created', at: 1 }), acted(2, 1, 'a'), acted(3, 1, 'b')], 'spectator'),
    );
    // The numbers of a seat are others than those of a spectator: entries after 3 are not the ones that are missing.
    network.socket.tell(whole(9, [acted(8, 1, 'x'), acted(9, 1, 'y')], 1, 7));
    expect(network.socket.sent.at(-1)).toMatchObject({ type: 'watch', table: TABLE, since: 0 });
    network.socket.tell(whole(2, [entry(1, { type: 'created', at: 1 }), acted(2, 1, 'z')], 1, 1));
    expect(feed.viewer).toBe(1);
    expect(feed.log.map(({ notation }) => notation)).toEqual(['move 2']);
  });

  test('an action sent while the line is cut goes out once with its key, and the table tells the rest', async () => {
    const { network, feed } = begin();
    network.socket.tell(whole(1, [entry(1, { type: 'created', at: 1 })]));
    network.socket.cut();
    const answer = feed.send({ type: 'act', decision: 0, actions: ['bid 1'] });
    network.pass(1000);
    network.socket.greet();
    const commands = network.socket.sent.filter(message => message.type === 'command');
    expect(commands).toHaveLength(1);
    network.socket.tell({
      type: 'update',
      table: TABLE,
      n: 2,
      entries: [acted(2, 0, 'bid')],
      position: positionAt(1),
    });
    network.socket.cut();
    network.pass(1000);
    network.socket.greet();
    const again = network.socket.sent.filter(message => message.type === 'command');
    expect(again).toEqual(commands);
    network.socket.tell({ type: 'answer', id: commands[0]!.id, answer: { n: 2, repeated: true } });
    expect(await answer).toMatchObject({ repeated: true });
    expect(feed.log).toHaveLength(1);
  });

  test('who sits down after he had spoken among those who watch misses nothing that comes then', () => {
    const { network, feed } = begin();
    const created = entry(1, { type: 'created', at: 1 });
    network.socket.tell(whole(7, [created, acted(2, 1, 'a')], 'spectator'));
    network.socket.tell(whole(2, [created, acted(2, 1, 'a')], 0));
    network.socket.tell({
      type: 'update',
      table: TABLE,
      n: 3,
      entries: [acted(3, 1, 'b')],
      position: positionAt(2),
    });
    expect(feed.log.map(({ notation }) => notation)).toEqual(['move 2', 'move 3']);
    expect(feed.since()).toBe(3);
  });

  describe('an action that others have overtaken', () => {
    const floor = (count: number, legal: string): PositionView => ({
      ...positionAt(count),
      question: { kind: 'haggle', waitingFor: [0, 1], ready: [], sealed: false },
      legal: [{ action: { type: legal }, notation: legal }],
    });
    /** I act; before that arrives something else happens, and I am refused. */
    function send(
      action: AnyAction,
      first: PositionView,
      position: PositionView,
      ...entries: NumberedEntry[]
    ) {
      const { network, feed } = begin();
      const { state } = whole(1, []);
      const created = entry(1, { type: 'created', at: 1 });
      network.socket.tell({
        ...whole(1, [created]),
        state: { ...state, position: first },
      });
      const sent: number[] = [];
      const played = playAt(feed, 0, [action], decision => sent.push(decision));
      const commands = () => network.socket.sent.filter(message => message.type === 'command');
      network.socket.tell({ type: 'update', table: TABLE, n: 1 + entries.length, entries, position });
      const { id } = commands()[0]!;
      network.socket.tell({ type: 'refusal', id, error: { code: 'stale', message: '' } });
      return { network, played, commands, sent };
    }
    const pass = (position: PositionView, ...entries: NumberedEntry[]) =>
      send({ type: 'pass' }, floor(0, 'pass'), position, ...entries);

    test('goes out again for the new decision while it is still possible', async () => {
      const { network, played, commands, sent } = pass(floor(1, 'pass'), acted(2, 1, 'sold'));
      await expect.poll(() => commands().length).toBe(2);
      const [first, second] = commands();
      expect(second).toMatchObject({ command: { type: 'act', decision: 1, actions: [{ type: 'pass' }] } });
      expect(first).not.toMatchObject({ key: (second as { key?: string }).key });
      network.socket.tell({ type: 'answer', id: second!.id, answer: { n: 3, repeated: false } });
      await played;
      expect(sent).toEqual([0, 1]);
    });

    test('an answer beside the question goes out again only if nobody has done anything open meanwhile', async () => {
      const beside = (count: number): PositionView => ({
        ...floor(count, 'plan'),
        asides: [{ action: { type: 'acceptOffer', from: 1 }, notation: 'accept' }],
      });
      const hidden = entry(2, { type: 'acted', at: 2, seat: 1, events: [] });
      const accept: AnyAction & { from: number } = { type: 'acceptOffer', from: 1 };
      const quiet = send(accept, beside(0), beside(1), hidden);
      await expect.poll(() => quiet.commands().length).toBe(2);
      quiet.network.socket.tell({
        type: 'answer',
        id: quiet.commands()[1]!.id,
        answer: { n: 3, repeated: false },
      });
      await quiet.played;
      const changed = send(accept, beside(0), beside(1), acted(2, 1, 'offered less'));
      await expect(changed.played).rejects.toMatchObject({ reason: 'stale' });
      expect(changed.commands()).toHaveLength(1);
    });

    test.each([
      ['it is not offered any more', floor(1, 'sell'), acted(2, 1, 'sold')],
      ['something else is asked', positionAt(1), acted(2, 1, 'sold')],
      ['another page of mine was faster', floor(1, 'pass'), acted(2, 0, 'sold')],
      ['something was taken back', floor(1, 'pass'), undone(2, 0)],
    ])('is refused if %s', async (_, position, happened) => {
      const { played, commands } = pass(position, happened);
      await expect(played).rejects.toMatchObject({ reason: 'stale' });
      expect(commands()).toHaveLength(1);
    });
  });

  test('a table that is not to be seen is refused', () => {
    const { network, feed } = begin();
    const { id } = network.socket.sent[0]!;
    network.socket.tell({ type: 'refusal', id, error: { code: 'no-such-table', message: 'none' } });
    expect(feed.status).toBe('refused');
    expect(feed.refusal?.reason).toBe('no-such-table');
  });
});

describe('what the board gets', () => {
  test('an end by resignation has ranks without points of the game', () => {
    const result = { ranks: [1, 2], scores: [0, 0], ending: 'resigned' };
    const over = snapshotFrom(positionAt(4), 0, { ...CARD, status: 'over', result }, []);
    expect(over.outcome).toMatchObject({ ranks: [1, 2], ending: 'resigned', breakdown: [] });
    expect(over.question).toBeUndefined();
    expect(snapshotFrom(positionAt(4), 0, CARD, []).outcome).toBeUndefined();
  });

  test('those who gave up come last whatever the points say', () => {
    const outcome = { ranks: [2, 1], scores: [3, 9], breakdown: [{}, {}], ending: 'rounds' };
    const position = { ...positionAt(4), outcome };
    const result = { ranks: [1, 2], scores: [3, 9], ending: 'rounds' };
    const over = snapshotFrom(position, 0, { ...CARD, status: 'over', result }, []);
    expect(over.outcome).toEqual({ ...outcome, ranks: [1, 2] });
  });

  test('a turn of several steps can be taken back at once, if anything can', () => {
    const steps = (...seats: number[]) =>
      logAfter(
        [],
        seats.map((seat, i) => acted(i + 1, seat, 'a')),
      );
    const free = { ...positionAt(3), undo: 'free' } as const;
    expect(snapshotFrom(free, 0, CARD, steps(1, 0, 0)).mayUndoTurn).toBe(true);
    expect(snapshotFrom(free, 0, CARD, steps(0, 0, 1)).mayUndoTurn).toBe(true);
    expect(snapshotFrom(free, 0, CARD, steps(0, 1, 0)).mayUndoTurn).toBe(false);
    expect(snapshotFrom(positionAt(3), 0, CARD, steps(1, 0, 0)).mayUndoTurn).toBe(false);
  });

  test('a game that was called off asks nobody any more', () => {
    expect(snapshotFrom(positionAt(4), 0, { ...CARD, status: 'cancelled' }, []).question).toBeUndefined();
  });
});

describe('clocks', () => {
  const pace = { kind: 'live', reserve: 600, increment: 10 } as const;

  test('a clock that stands shows what is left, one that runs what is left now', () => {
    expect(faceOf({ left: 90_000 }, pace, 0)).toMatchObject({
      isRunning: false,
      left: 90_000,
      urgency: 'none',
    });
    const running = { left: 90_000, since: 1000, until: 91_000 };
    expect(faceOf(running, pace, 41_000)).toMatchObject({ isRunning: true, left: 50_000, urgency: 'last' });
    expect(faceOf(running, pace, 99_000).left).toBe(0);
    expect(faceOf({ left: 110_000, since: 0, until: 110_000 }, pace, 0).urgency).toBe('low');
    expect(faceOf({ left: 0, ranOut: true }, pace, 0)).toMatchObject({ ranOut: true, urgency: 'last' });
  });

  test('a clock that begins to run later shows what it began with, never more', () => {
    const late = { left: 600_000, since: 60_000, until: 660_000 };
    expect(faceOf(late, pace, 3000).left).toBe(600_000);
    expect(faceOf(late, pace, 61_000).left).toBe(599_000);
  });

  test('with hours of the day only the moment at which it ends is certain', () => {
    const window = { from: '09:00', to: '17:00', zone: 'UTC' };
    const daily = { kind: 'turns', reserve: 86_400, increment: 3600, window } as const;
    const face = faceOf({ left: 7_200_000, since: 0, until: 90_000_000 }, daily, 0);
    expect(face.left).toBeUndefined();
    expect(face.until).toBe(90_000_000);
  });

  test('a seat that was left or given up has no clock any more', () => {
    const clock = { left: 0, ranOut: true };
    expect(clockAt({ kind: 'person', clock, standIn: 'medium' })).toBe(clock);
    expect(clockAt({ kind: 'bot', clock, vacant: true })).toBeUndefined();
    expect(clockAt({ kind: 'person', clock, resigned: true })).toBeUndefined();
  });

  test('a holiday that is over, or of somebody who has left, is no holiday any more', () => {
    const seat = { kind: 'person', vacation: 5000 } as const;
    expect(holidayAt(seat, 4000)).toBe(5000);
    expect(holidayAt(seat, 5000)).toBeUndefined();
    expect(holidayAt({ ...seat, vacant: true }, 4000)).toBeUndefined();
    expect(holidayAt({ ...seat, resigned: true }, 4000)).toBeUndefined();
    expect(holidayAt({ kind: 'person' }, 4000)).toBeUndefined();
  });

  test('another pace keeps the hours of the day, where there can be any', () => {
    const window = { from: '08:00', to: '23:00', zone: 'Europe/Rome' };
    const turns = { kind: 'turns', reserve: 259_200, increment: 43_200 } as const;
    const live = { kind: 'live', reserve: 1200, increment: 60 } as const;
    const slow = { ...turns, increment: 129_600 };
    expect(withHoursOf(slow, { ...turns, window })).toEqual({ ...slow, window });
    expect(withHoursOf(slow, turns)).toEqual(slow);
    expect(withHoursOf(live, { ...turns, window })).toEqual(live);
  });

  test('in a narrow place a moment is a time of the day, or a date if it is further away', () => {
    const now = new Date(2026, 10, 18, 9, 30).getTime();
    expect(shortMoment(now + 3_600_000, now, 'it')).toBe('10:30');
    expect(shortMoment(now + 2 * 86_400_000, now, 'it')).toBe('20 nov');
  });

  test.each([
    [59_001, '1:00'],
    [65_000, '1:05'],
    [3_723_000, '1:02:03'],
    [190_000_000, '2 d 4 h'],
  ])('%i ms are written %s', (milliseconds, text) => {
    expect(timeInWords(milliseconds, { day: 'd', hour: 'h' })).toBe(text);
  });
});

describe('rooms of the chat', () => {
  const said = (
    n: number,
    seat: number | null,
    room: Extract<EntryView, { type: 'said' }>['room'],
  ): NumberedEntry => entry(n, { type: 'said', at: n, from: PERSON, seat, room, text: String(n) });

  test('two who talk alone find their words under the name of the other', () => {
    expect(roomName({ with: 2 }, 0, 0)).toBe('seat-2');
    expect(roomName({ with: 0 }, 0, 2)).toBe('seat-2');
    const entries = [
      said(1, 0, 'table'),
      said(2, 0, { with: 2 }),
      said(3, 2, { with: 0 }),
      said(4, 1, { with: 0 }),
    ];
    expect(saidIn(entries, 'seat-2', 0).map(({ n }) => n)).toEqual([2, 3]);
    expect(saidIn(entries, 'seat-1', 0).map(({ n }) => n)).toEqual([4]);
    expect(saidIn(entries, 'table', 0).map(({ n }) => n)).toEqual([1]);
  });
});

test('what is planned keeps the words it was offered with, though later the same notation means something else', () => {
  const level = (height: number) => [
    { notation: 'tower 1', text: `Build level ${height}`, isCertain: height === 1 },
  ];
  const first = withAction([], 'tower 1', level(1));
  const second = withAction(first, notationIn(' tower 1. ')!, level(2));
  expect(second.map(({ words, isCertain }) => [words, isCertain])).toEqual([
    ['Build level 1', true],
    ['Build level 2', false],
  ]);
  expect(notationIn(' ')).toBeUndefined();
  const kept = withWords([{ notation: 'tower 1' }, { notation: 'pass' }], 0, 'tower 1', level(1));
  expect(kept).toEqual([
    { notation: 'tower 1', words: 'Build level 1', isCertain: true },
    { notation: 'pass' },
  ]);
  // Somebody has put another action in its place meanwhile.
  expect(withWords([{ notation: 'pass' }], 0, 'tower 1', level(1))).toEqual([{ notation: 'pass' }]);
});
