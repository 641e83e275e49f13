import { describe, expect, it } from 'vitest';
import { simulationsFor } from '../src/worker/reviewer.ts';
import { hostOf, openTable, PERSON_AND_BOT, TWO_PERSONS } from './support/host.ts';
import { MemoryStorage } from './support/memory-storage.ts';

const bid = (coins: number) => ({ type: 'bid', coins });
const add = (count: number) => ({ type: 'add', count });

describe('the worker that holds the match', () => {
  it('describes a game without its functions', async () => {
    const facts = await hostOf().answers.describe({ game: 'tiny' });
    expect(structuredClone(facts)).toEqual({
      id: 'tiny',
      seatCounts: [2],
      colours: ['red', 'yellow'],
      options: [{ id: 'word', kind: 'text', default: 'hush' }],
    });
  });

  it('finds what is wrong with options, and where', async () => {
    const { answers } = hostOf();
    const found = await answers.findProblem({ game: 'tiny', options: { word: 'shout' }, seats: 2 });
    expect(found).toMatchObject({ option: 'word' });
    expect(found?.problem).toContain('too loud');
    expect(await answers.findProblem({ game: 'tiny', options: {}, seats: 2 })).toBeUndefined();
  });

  it('answers with nothing but what the viewer may see', async () => {
    const { answers } = await openTable(TWO_PERSONS);
    const afterBid = await answers.act({ seat: 0, actions: [bid(2)], viewer: 0, since: 0 });
    expect(afterBid.mayTakeBack).toBe(true);
    const other = await answers.look({ viewer: 1, since: 0 });
    expect(other.log[0]).toEqual({ number: 1, seat: 0, notation: undefined, events: [] });
    expect(other.mayTakeBack).toBe(false);
  });

  it('tells private events only to their seat', async () => {
    const { answers } = await openTable(TWO_PERSONS);
    await answers.act({ seat: 0, actions: [bid(2)], viewer: 0, since: 0 });
    await answers.act({ seat: 1, actions: [bid(1)], viewer: 1, since: 0 });
    const events = async (viewer: 0 | 1 | 'spectator') =>
      (await answers.look({ viewer, since: 0 })).log.flatMap(entry => entry.events);
    expect(await events(0)).toEqual([{ type: 'noted', coins: 2 }]);
    expect(await events(1)).toEqual([{ type: 'noted', coins: 1 }]);
    expect(await events('spectator')).toEqual([]);
  });

  it('sends only the part of the log that is new', async () => {
    const { answers } = await openTable(TWO_PERSONS);
    await answers.act({ seat: 0, actions: [bid(1)], viewer: 0, since: 0 });
    const second = await answers.act({ seat: 1, actions: [bid(1)], viewer: 1, since: 1 });
    expect(second.since).toBe(1);
    expect(second.log.map(entry => entry.number)).toEqual([2]);
  });

  it('says who sees the same, so that a curtain is drawn only where it is needed', async () => {
    const { answers } = await openTable(TWO_PERSONS);
    expect((await answers.look({ viewer: 0, since: 0 })).sharedWith).toEqual([]);
    await answers.act({ seat: 0, actions: [bid(1)], viewer: 0, since: 0 });
    await answers.act({ seat: 1, actions: [bid(1)], viewer: 1, since: 0 });
    expect((await answers.look({ viewer: 0, since: 0 })).sharedWith).toEqual([1]);
  });

  it('plays the actions of a gesture while they are legal', async () => {
    const { answers } = await openTable(PERSON_AND_BOT);
    const snapshot = await answers.act({ seat: 0, actions: [bid(1), bid(2)], viewer: 0, since: 0 });
    expect(snapshot.count).toBe(1);
    await expect(answers.act({ seat: 0, actions: [bid(1)], viewer: 0, since: 0 })).rejects.toMatchObject({
      code: 'not-waiting',
    });
  });

  it('lets a bot decide from what its seat knows', async () => {
    const { answers, asked } = await openTable(PERSON_AND_BOT);
    await answers.act({ seat: 0, actions: [bid(2)], viewer: 0, since: 0 });
    const snapshot = await answers.botMove({ seat: 1, viewer: 0, since: 1 });
    expect(snapshot?.count).toBe(2);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ game: 'tiny', seat: 1, bot: 'easy' });
  });

  it('drops the answer of a bot when the match has gone another way', async () => {
    const { answers } = await openTable(PERSON_AND_BOT);
    await answers.act({ seat: 0, actions: [bid(2)], viewer: 0, since: 0 });
    const late = answers.botMove({ seat: 1, viewer: 0, since: 1 });
    await answers.undo({ viewer: 0, since: 1, whole: false });
    expect(await late).toBeUndefined();
    expect((await answers.look({ viewer: 0, since: 0 })).count).toBe(0);
  });

  it('names the rule behind a refusal', async () => {
    const { answers } = await openTable(PERSON_AND_BOT);
    expect(await answers.whyNot({ seat: 0, target: { count: 9 } })).toMatchObject({ rule: 'TT-1.1' });
  });

  it('saves after every action, so that another worker can go on', async () => {
    const storage = new MemoryStorage();
    const first = await openTable(TWO_PERSONS, storage);
    await first.answers.act({ seat: 0, actions: [bid(1)], viewer: 0, since: 0 });
    const second = hostOf(storage);
    const { card } = await second.answers.open({ id: first.id });
    expect(card).toMatchObject({ actions: 1, waitingFor: [1] });
    expect((await second.answers.look({ viewer: 1, since: 0 })).count).toBe(1);
  });

  it('never overwrites what another tab has saved', async () => {
    const storage = new MemoryStorage();
    const first = await openTable(TWO_PERSONS, storage);
    const second = hostOf(storage);
    await second.answers.open({ id: first.id });
    await second.answers.act({ seat: 0, actions: [bid(1)], viewer: 0, since: 0 });
    const behind = await first.answers.act({ seat: 0, actions: [bid(2)], viewer: 0, since: 0 });
    expect(behind.unsaved?.code).toBe('changed-elsewhere');
    const third = hostOf(storage);
    await third.answers.open({ id: first.id });
    expect((await third.answers.look({ viewer: 0, since: 0 })).log[0]?.notation).toBe('bid 1');
  });

  it('goes on when there is no room to save, and says so', async () => {
    const storage = new MemoryStorage();
    const { answers } = await openTable(TWO_PERSONS, storage);
    storage.isFull = true;
    const snapshot = await answers.act({ seat: 0, actions: [bid(1)], viewer: 0, since: 0 });
    expect(snapshot).toMatchObject({
      count: 1,
      unsaved: { code: 'storage-failed', message: 'no room left' },
    });
  });

  it('plays a new game that cannot be stored, and stores it when there is room', async () => {
    const storage = new MemoryStorage();
    storage.isFull = true;
    const { answers, id } = await openTable(TWO_PERSONS, storage);
    expect(storage.games.size).toBe(0);
    const look = await answers.look({ viewer: 0, since: 0 });
    expect(look).toMatchObject({ count: 0, unsaved: { code: 'storage-failed' } });
    expect(await answers.record({ id })).toContain('game tiny');
    storage.isFull = false;
    const after = await answers.act({ seat: 0, actions: [bid(1)], viewer: 0, since: 0 });
    expect(after.unsaved).toBeUndefined();
    expect((await hostOf(storage).answers.open({ id })).card.actions).toBe(1);
  });

  it('refuses a damaged game with one clear reason and leaves it where it is', async () => {
    const storage = new MemoryStorage();
    const { id } = await openTable(TWO_PERSONS, storage);
    const stored = storage.games.get(id)!;
    storage.games.set(id, { ...stored, save: String(stored.save).replace('"total":0', '"total":5') });
    await expect(hostOf(storage).answers.open({ id })).rejects.toMatchObject({ code: 'bad-save' });
    storage.games.set(id, { ...stored, save: 'nonsense' });
    await expect(hostOf(storage).answers.open({ id })).rejects.toMatchObject({ code: 'bad-save' });
    expect(storage.games.has(id)).toBe(true);
  });
});

async function playedOut(storage: MemoryStorage) {
  const table = await openTable(TWO_PERSONS, storage);
  const { answers } = table;
  await answers.act({ seat: 0, actions: [bid(2)], viewer: 0, since: 0 });
  await answers.act({ seat: 1, actions: [bid(1)], viewer: 1, since: 0 });
  await answers.act({ seat: 0, actions: [{ type: 'roll' }], viewer: 0, since: 0 });
  for (let seat = 1; ; seat = 1 - seat) {
    const snapshot = await answers.act({ seat, actions: [add(2)], viewer: seat, since: 0 });
    if (snapshot.outcome !== undefined) return { ...table, count: snapshot.count };
  }
}

describe('hints', () => {
  it('come from what the seat knows, and change nothing', async () => {
    const advised = async (coins: number) => {
      const { answers, asked } = await openTable(TWO_PERSONS);
      await answers.act({ seat: 0, actions: [bid(coins)], viewer: 0, since: 0 });
      const before = await answers.look({ viewer: 1, since: 0 });
      const advice = await answers.hint({ seat: 1 });
      expect(await answers.look({ viewer: 1, since: 0 })).toEqual(before);
      return { advice, asked };
    };
    const [one, two] = [await advised(1), await advised(2)];
    expect(one.advice!.length).toBeGreaterThan(0);
    expect(one.asked).toHaveLength(1);
    // What the other has bid in secret is not even told to whoever thinks.
    expect(one).toEqual(two);
  });

  it('that come too late are dropped', async () => {
    const { answers } = await openTable(PERSON_AND_BOT);
    const late = answers.hint({ seat: 0 });
    await answers.act({ seat: 0, actions: [bid(2)], viewer: 0, since: 0 });
    expect(await late).toBeUndefined();
  });
});

describe('replays', () => {
  it('checks a record and shows every moment from every side', async () => {
    const { answers, id, count } = await playedOut(new MemoryStorage());
    const content = await answers.record({ id });
    const replay = await hostOf().answers.openRecord({ content, source: 'file.txt' });
    expect(replay).toMatchObject({
      actions: count,
      names: ['Ada', 'Bianca'],
      viewpoints: ['spectator', 0, 1],
    });
    expect(replay.verdict).toMatchObject({ fairDraws: true, finished: true });
  });

  it('walks forward and back', async () => {
    const { answers, id, count } = await playedOut(new MemoryStorage());
    await answers.openSavedReplay({ id });
    const totals = async (moments: readonly number[]) =>
      Promise.all(
        moments.map(
          async moment =>
            ((await answers.at({ count: moment, viewer: 'spectator' })).view as { total: number }).total,
        ),
      );
    const forward = await totals([0, 1, 2, 3, 4]);
    expect(await totals([4, 3, 2, 1, 0])).toEqual(forward.toReversed());
    expect((await answers.at({ count: 999, viewer: 'spectator' })).count).toBe(count);
  });

  it('keeps the secrets of a game that still goes on', async () => {
    const alone = await openTable(PERSON_AND_BOT);
    expect((await alone.answers.openSavedReplay({ id: alone.id })).viewpoints).toEqual([0, 'spectator']);
    const together = await openTable(TWO_PERSONS);
    expect((await together.answers.openSavedReplay({ id: together.id })).viewpoints).toEqual(['spectator']);
    expect((await together.answers.at({ count: 0, viewer: 1 })).viewer).toBe('spectator');
  });

  it('are thought about decision by decision, up to the end', async () => {
    const { answers, id, count } = await playedOut(new MemoryStorage());
    await answers.openSavedReplay({ id });
    const numbers: number[] = [];
    for (;;) {
      const step = await answers.review(undefined);
      if (step.decision === undefined) {
        expect(step.values.toSorted((a, b) => a - b)).toEqual([0, 1]);
        break;
      }
      numbers.push(step.decision.number);
      // Looking at other moments meanwhile does not matter.
      await answers.at({ count: numbers.length, viewer: 'spectator' });
    }
    expect(numbers).toEqual(Array.from({ length: count }, (_, i) => i + 1));
  });

  it('of long games get fewer simulations a decision, but never too few to judge', () => {
    expect(simulationsFor(500)).toBe(300);
    expect(simulationsFor(20)).toBe(800);
    expect(simulationsFor(9999)).toBe(80);
  });

  it('of a game that still goes on are not thought about', async () => {
    const { answers, id } = await openTable(PERSON_AND_BOT);
    await answers.openSavedReplay({ id });
    await expect(answers.review(undefined)).rejects.toMatchObject({ code: 'internal' });
  });

  it('names the line of a broken record', async () => {
    const { answers, id } = await playedOut(new MemoryStorage());
    const content = (await answers.record({ id })).replace('3 0 roll', '3 0 fly');
    await expect(hostOf().answers.openRecord({ content, source: 'file.txt' })).rejects.toMatchObject({
      code: 'bad-record',
      where: 'file.txt, action 3',
    });
    await expect(hostOf().answers.openRecord({ content: 'hello', source: 'file.txt' })).rejects.toMatchObject(
      { where: 'file.txt, line 1' },
    );
  });
});
