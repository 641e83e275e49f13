import { describe, expect, it } from 'vitest';
import { isFinished, personsOf, type SavedGame } from '../src/saved/saved-game.ts';
import { SavedGames } from '../src/saved/saved-games.ts';
import { MemoryStorage } from './support/memory-storage.ts';

const CARD: SavedGame = {
  id: 'one',
  game: 'tiny',
  seats: [
    { name: 'Ada', player: 'person' },
    { name: 'Guido', player: 'hard' },
  ],
  colours: ['red', 'yellow'],
  options: { word: 'hush' },
  createdAt: 1,
  updatedAt: 1,
  revision: 0,
  actions: 0,
  waitingFor: [0],
  ranks: [],
  botSeed: 3,
};

describe('the shelf', () => {
  it('lists what was saved, last played first', async () => {
    const saved = new SavedGames(new MemoryStorage());
    await saved.save(CARD, 'first');
    await saved.save({ ...CARD, id: 'two', updatedAt: 5 }, 'second');
    const { games, broken } = await saved.shelf();
    expect(games.map(({ id }) => id)).toEqual(['two', 'one']);
    expect(broken).toEqual([]);
    expect(isFinished(games[0]!)).toBe(false);
    expect(personsOf(games[0]!.seats)).toEqual([0]);
  });

  it('raises the revision with every save and refuses an old one', async () => {
    const saved = new SavedGames(new MemoryStorage());
    const first = await saved.save(CARD, 'a');
    const second = await saved.save(first, 'b');
    expect([first.revision, second.revision]).toEqual([1, 2]);
    await expect(saved.save(first, 'c')).rejects.toMatchObject({ code: 'changed-elsewhere' });
    expect((await saved.open('one')).save).toBe('b');
  });

  it('keeps a card that cannot be read, says what is wrong, and gives it away as text', async () => {
    const storage = new MemoryStorage();
    storage.games.set('bad', { card: { ...CARD, id: 'bad', seats: 'nobody' }, save: 'the moves' });
    const saved = new SavedGames(storage);
    const { games, broken } = await saved.shelf();
    expect(games).toEqual([]);
    expect(broken[0]).toMatchObject({ id: 'bad', problem: { code: 'bad-save', where: 'saved game, seats' } });
    await expect(saved.open('bad')).rejects.toMatchObject({ code: 'bad-save' });
    expect(await saved.raw('bad')).toBe('the moves');
    expect(storage.games.has('bad')).toBe(true);
  });

  it('gives a removed game back', async () => {
    const saved = new SavedGames(new MemoryStorage());
    await saved.save(CARD, 'a');
    const removed = await saved.remove('one');
    expect((await saved.shelf()).games).toEqual([]);
    await saved.putBack(removed!);
    expect((await saved.open('one')).save).toBe('a');
    await expect(saved.putBack(removed!)).rejects.toMatchObject({ code: 'changed-elsewhere' });
  });

  it('has one answer for a game that is not there', async () => {
    const saved = new SavedGames(new MemoryStorage());
    await expect(saved.open('none')).rejects.toMatchObject({ code: 'no-such-saved-game' });
    await expect(saved.raw('none')).rejects.toMatchObject({ code: 'no-such-saved-game' });
    expect(await saved.remove('none')).toBeUndefined();
  });
});
