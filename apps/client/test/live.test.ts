import type { Notice, ServerMessage } from '@palio/protocol';
import { expect, test } from 'vitest';
import { Live, type TableListener } from '../src/online/line.svelte.ts';
import { FakeNetwork } from './support/fake-socket.ts';

const TABLE = 'table0001';
const minute = 60_000;

function begin(): { network: FakeNetwork; live: Live } {
  const network = new FakeNetwork();
  return { network, live: new Live(network.connect, network) };
}

function listener(since: () => number, seen: ServerMessage[] = []): TableListener {
  return { since, received: message => seen.push(message), refused: () => undefined };
}

test('nothing is connected before somebody needs it, nor after', () => {
  const { network, live } = begin();
  expect(network.sockets).toHaveLength(0);
  const leave = live.onNotice(() => undefined);
  expect(network.sockets).toHaveLength(1);
  network.socket.greet();
  expect(live.state).toBe('open');
  leave();
  // From page to page the next one who needs it comes in a moment.
  live.onLobby(() => undefined)();
  expect(network.socket.isClosed).toBe(false);
  network.pass(3000);
  expect(network.socket.isClosed).toBe(true);
  expect(live.state).toBe('off');
});

test('after a cut the table is asked for again from the last entry that was seen', () => {
  const { network, live } = begin();
  let n = 0;
  live.watch(
    TABLE,
    listener(() => n),
  );
  network.socket.greet();
  expect(network.socket.sent).toMatchObject([{ type: 'watch', table: TABLE, since: 0 }]);
  n = 17;
  network.socket.cut();
  expect(live.state).toBe('connecting');
  network.pass(1000);
  expect(network.sockets).toHaveLength(2);
  network.socket.greet();
  expect(network.socket.sent).toMatchObject([{ type: 'watch', table: TABLE, since: 17 }]);
});

test('a command that was not answered is sent again with the same key, an answered one is not', async () => {
  const { network, live } = begin();
  live.watch(
    TABLE,
    listener(() => 0),
  );
  network.socket.greet();
  const first = live.command(TABLE, { type: 'ready', ready: true });
  const second = live.command(TABLE, { type: 'start' });
  const sent = network.socket.sent.filter(message => message.type === 'command');
  network.socket.tell({ type: 'answer', id: sent[0]!.id, answer: { n: 3, repeated: false } });
  expect(await first).toEqual({ n: 3, repeated: false });

  network.socket.cut();
  network.pass(1000);
  network.socket.greet();
  const again = network.socket.sent.filter(message => message.type === 'command');
  expect(again).toEqual([sent[1]]);
  network.socket.tell({ type: 'answer', id: sent[1]!.id, answer: { n: 4, repeated: true } });
  expect(await second).toEqual({ n: 4, repeated: true });
  expect(live.unanswered).toBe(0);
});

test('a command given while the line is broken goes out when it is back', async () => {
  const { network, live } = begin();
  live.watch(
    TABLE,
    listener(() => 0),
  );
  network.socket.greet();
  network.socket.cut();
  const answer = live.command(TABLE, { type: 'leave' });
  network.pass(1000);
  network.socket.greet();
  const [sent] = network.socket.sent.filter(message => message.type === 'command');
  network.socket.tell({
    type: 'refusal',
    id: sent!.id,
    error: { code: 'not-seated', message: 'You do not sit here.' },
  });
  await expect(answer).rejects.toMatchObject({ code: 'refused', reason: 'not-seated' });
});

test('pauses between attempts grow, and a restart is told', () => {
  const { network, live } = begin();
  live.onLobby(() => undefined);
  network.socket.greet();
  network.socket.tell({ type: 'restarting' });
  network.socket.cut();
  expect(live.state).toBe('restarting');
  network.pass(500);
  expect(network.sockets).toHaveLength(2);
  for (let attempt = 0; attempt < 6; attempt++) {
    network.socket.cut();
    network.pass(25_000);
  }
  const before = network.sockets.length;
  network.socket.cut();
  network.pass(5000);
  expect(network.sockets).toHaveLength(before);
  network.pass(20_000);
  expect(network.sockets).toHaveLength(before + 1);
  network.socket.greet();
  expect(live.state).toBe('open');
  expect(network.socket.sent).toMatchObject([{ type: 'lobby', on: true }]);
});

test('a server that said it would restart and does not come back is gone', () => {
  const { network, live } = begin();
  live.onNotice(() => undefined);
  network.socket.greet();
  network.socket.tell({ type: 'restarting' });
  network.socket.cut();
  network.pass(minute / 2);
  expect(live.state).toBe('restarting');
  network.pass(minute);
  expect(live.state).toBe('connecting');
});

test('whoever waits for an answer, comes back to the page or loses the network learns soon that the line is dead', () => {
  const sent = begin();
  sent.live.onNotice(() => undefined);
  sent.network.socket.greet();
  void sent.live.command(TABLE, { type: 'start' });
  sent.network.pass(5000);
  expect(sent.network.socket.sent.at(-1)).toMatchObject({ type: 'ping' });
  sent.network.pass(10_000);
  expect(sent.live.state).toBe('connecting');

  const back = begin();
  back.live.onNotice(() => undefined);
  back.network.socket.greet();
  back.live.hurry();
  const [ping] = back.network.socket.sent;
  expect(ping).toMatchObject({ type: 'ping' });
  back.network.socket.tell({ type: 'answer', id: 0, answer: { n: 0, repeated: false } });
  back.network.pass(4000);
  expect(back.live.state).toBe('open');
  back.live.hurry();
  back.network.pass(4000);
  expect(back.live.state).toBe('connecting');
});

test('whoever goes on sending learns no later that the line is dead', () => {
  const { network, live } = begin();
  live.onNotice(() => undefined);
  network.socket.greet();
  const [first] = network.sockets;
  for (let second = 0; second < 18; second += 3) {
    void live.command(TABLE, { type: 'say', room: 'table', text: 'Are you there?' });
    network.pass(3000);
  }
  expect(first!.isClosed).toBe(true);
  // A word in between, and the line lives.
  network.socket.greet();
  for (let second = 0; second < 30; second += 3) {
    void live.command(TABLE, { type: 'ready', ready: true });
    network.socket.tell({ type: 'answer', id: 0, answer: { n: 0, repeated: false } });
    network.pass(3000);
  }
  expect(network.socket.isClosed).toBe(false);
});

test('a line that has gone dead without a word is given up', () => {
  const { network, live } = begin();
  live.onNotice(() => undefined);
  network.socket.greet();
  const [first] = network.sockets;
  network.pass(26_000);
  expect(first!.sent).toMatchObject([{ type: 'ping' }]);
  first!.tell({ type: 'answer', id: 0 });
  network.pass(26_000);
  expect(first!.isClosed).toBe(false);
  network.pass(12_000);
  expect(first!.isClosed).toBe(true);
  network.pass(minute);
  expect(network.sockets.length).toBeGreaterThan(1);
});

test('notices reach everybody who asked, until he leaves', () => {
  const { network, live } = begin();
  const heard: string[] = [];
  const leave = live.onNotice(({ kind }) => heard.push(`a ${kind}`));
  live.onNotice(({ kind }) => heard.push(`b ${kind}`));
  network.socket.greet();
  const notice: Notice = {
    id: 'notice001',
    kind: 'your-turn',
    table: TABLE,
    game: null,
    from: null,
    at: 1,
    read: false,
  };
  network.socket.tell({ type: 'notice', notice });
  leave();
  network.socket.tell({ type: 'notice', notice });
  expect(heard).toEqual(['a your-turn', 'b your-turn', 'b your-turn']);
});

test('who is suspended is told until when and why, and is not let in by trying again and again', async () => {
  const { network, live } = begin();
  live.onLobby(() => undefined);
  network.socket.greet();
  const answer = live.command(TABLE, { type: 'start' });
  const until = Date.UTC(2026, 0, 7, 12);
  const error = { code: 'suspended', message: 'This account is suspended.', until, reason: 'rude words' };
  const before = network.sockets.length;
  network.socket.tell({ type: 'refusal', id: null, error });
  network.socket.cut();
  expect(live.state).toBe('refused');
  await expect(answer).rejects.toMatchObject({ reason: 'suspended' });
  expect(live.refusal?.said?.en).toMatch(
    /^This account is suspended until January 7, 2026.*\. The reason: rude words$/,
  );
  expect(live.refusal?.said?.it).toMatch(
    /^Questo account è sospeso fino al 7 gennaio 2026.*\. Il motivo: rude words$/,
  );
  network.pass(10 * minute);
  expect(network.sockets).toHaveLength(before);
  // Whoever looks at the page again asks once more.
  live.hurry();
  expect(network.sockets).toHaveLength(before + 1);
  network.socket.tell({ type: 'refusal', id: null, error });
  expect(live.state).toBe('refused');
  live.hurry();
  network.socket.greet();
  expect(live.state).toBe('open');
  expect(live.refusal).toBeUndefined();
  expect(network.socket.sent).toMatchObject([{ type: 'lobby', on: true }]);
});

test('a new name is told over the open line, and what is wanted is asked for again', () => {
  const { network, live } = begin();
  live.watch(
    TABLE,
    listener(() => 5),
  );
  network.socket.greet();
  const person = { id: 'abcdefgh', name: 'Countess', kind: 'member' } as const;
  network.socket.tell({ type: 'welcome', person, time: Date.now() });
  expect(live.person).toEqual(person);
  expect(network.sockets).toHaveLength(1);
  expect(network.socket.sent.filter(({ type }) => type === 'watch')).toHaveLength(2);
});

test('a page that is hidden says so, also when the line comes back', () => {
  const { network, live } = begin();
  live.watch(
    TABLE,
    listener(() => 0),
  );
  network.socket.greet();
  live.show(true);
  expect(network.socket.sent).toMatchObject([{ type: 'watch' }]);
  live.show(false);
  expect(network.socket.sent).toMatchObject([{ type: 'watch' }, { type: 'presence', inView: false }]);
  network.socket.cut();
  network.pass(1000);
  network.socket.greet();
  // Before the table is asked for: what is sent now is not seen.
  expect(network.socket.sent).toMatchObject([{ type: 'presence', inView: false }, { type: 'watch' }]);
  live.show(true);
  expect(network.socket.sent.at(-1)).toMatchObject({ type: 'presence', inView: true });
});

test('a page that is busy takes in at once all that came meanwhile, in its order, and no word is lost by a cut', () => {
  const { network, live } = begin();
  const seen: ServerMessage[] = [];
  live.watch(
    TABLE,
    listener(() => 0, seen),
  );
  network.socket.greet();
  network.isBusy = true;
  const update = (n: number): ServerMessage => ({ type: 'update', table: TABLE, n, entries: [] });
  for (const n of [1, 2, 3]) network.socket.tell(update(n));
  expect(seen).toEqual([update(1)]);
  // First the page shows what it has; then it comes to the rest.
  network.rest();
  expect(seen).toEqual([update(1)]);
  network.rest();
  expect(seen).toEqual([update(1), update(2), update(3)]);
  network.socket.tell(update(4));
  network.socket.tell({ type: 'restarting' });
  expect(live.state).toBe('open');
  network.socket.cut();
  expect(seen.at(-1)).toEqual(update(4));
  expect(live.state).toBe('restarting');
});

test('whoever reads lists is told when the line was cut and is back, not when it opens first', () => {
  const { network, live } = begin();
  let returns = 0;
  const leave = [live.onLobby(() => undefined), live.onReturn(() => returns++)];
  network.socket.greet();
  expect(returns).toBe(0);
  network.socket.cut();
  network.pass(1000);
  network.socket.greet();
  expect(returns).toBe(1);
  // Somebody whose session was ended meanwhile comes back as a stranger, who reads nothing of his.
  network.socket.cut();
  network.pass(1000);
  network.socket.tell({ type: 'welcome', person: { id: 'person001', name: 'Ada', kind: 'guest' }, time: 0 });
  expect(returns).toBe(1);
  for (const each of leave) each();
  network.pass(3000);
  live.onLobby(() => undefined);
  live.onReturn(() => returns++);
  network.socket.greet();
  expect(returns).toBe(1);
});
