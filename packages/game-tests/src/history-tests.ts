import {
  act,
  fastChance,
  hashOf,
  loadMatch,
  readRecord,
  replay,
  rewind,
  saveMatch,
  startMatch,
  stateAfter,
  undo,
  undoTarget,
  writeRecord,
  type AnyGame,
  type Match,
} from '@palio/kernel';
import { expect, test } from 'vitest';
import type { Scope } from './legality-tests.ts';

/** A random match to its end, with the log that live games have. */
export function randomMatch(
  game: AnyGame,
  { where }: Pick<Scope, 'where'>,
  seed: number,
  visit?: (match: Match) => void,
): Match {
  const chance = fastChance(seed);
  const match = startMatch(game, where.options, where.seats, `seed ${seed}`);
  for (let n = 0; n < game.longestGame; n++) {
    const waiting = game.waitingFor(match.state);
    if (waiting.length === 0) return match;
    const seat = chance.pick(waiting);
    visit?.(match);
    act(game, match, seat, chance.pick(game.legalActions(match.state, seat)));
  }
  throw new Error('the match does not end');
}

export function historyTests({ game, where, sampleEvery }: Scope): void {
  test('a record replays to the same hashes, and its draws come from the committed seed', () => {
    const match = randomMatch(game, { where }, 31);
    const text = writeRecord(game, match, ['Ada', 'Bruno']);
    const { match: again, verdict } = replay(game, readRecord(text));
    expect(verdict).toMatchObject({ fairDraws: true, finished: true, finalHash: hashOf(match.state) });
    expect(again.log).toEqual(match.log);
    expect(writeRecord(game, again, ['Ada', 'Bruno'])).toBe(text);
  });

  test('a saved match loads exactly as it was, in the middle of any decision', () => {
    randomMatch(game, { where }, 32, match => {
      if (match.log.length % sampleEvery !== 0) return;
      const loaded = loadMatch(game, saveMatch(match));
      expect(hashOf(loaded.state)).toBe(hashOf(match.state));
      expect(loaded).toEqual(match);
    });
  });

  test('an undone action leaves no trace, and going back and on again repeats the same draws', () => {
    randomMatch(game, { where }, 33, match => {
      const seat = match.log.at(-1)?.seat;
      if (seat === undefined || undoTarget(match, seat) === undefined || match.log.length % sampleEvery !== 0)
        return;
      const entry = match.log.at(-1)!;
      const after = hashOf(match.state);
      const before = hashOf(stateAfter(game, match, match.log.length - 1));
      undo(game, match, seat);
      expect(hashOf(match.state)).toBe(before);
      expect(act(game, match, seat, entry.action)).toEqual(entry);
      expect(hashOf(match.state)).toBe(after);
    });
    const match = randomMatch(game, { where }, 34);
    const finalHash = hashOf(match.state);
    const played = [...match.log];
    rewind(game, match, Math.floor(played.length / 2));
    for (const entry of played.slice(match.log.length))
      expect(act(game, match, entry.seat, entry.action)).toEqual(entry);
    expect(hashOf(match.state)).toBe(finalHash);
  });
}
