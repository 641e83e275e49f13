import { fastChance, hashOf, type AnyAction, type Position } from '@palio/kernel';
import { expect, test } from 'vitest';
import type { Scope } from './legality-tests.ts';
import { walk } from './walk.ts';

/** Runs with the platform's clock and dice taken away: rules that reach for them fail. */
function withoutImpurity<T>(run: () => T): T {
  const { random } = Math;
  const { now } = Date;
  const forbidden = (): never => {
    throw new Error('rules must not use the clock or the dice of the platform');
  };
  Math.random = forbidden;
  Date.now = forbidden;
  try {
    return run();
  } finally {
    Math.random = random;
    Date.now = now;
  }
}

export function purityTests({ game, where, sampleEvery }: Scope): void {
  test('a game played live and one that is saved, loaded and cloned at every decision end the same', () => {
    const live = walk(game, where, 21);
    const copied = walk(game, where, 21, ({ state }) => {
      Object.assign(state, game.clone(JSON.parse(JSON.stringify(state)) as Position));
    });
    expect(copied.decisions).toBe(live.decisions);
    expect(hashOf(copied.state)).toBe(hashOf(live.state));
  });

  test('copies stay as they were, whatever happens to the original', () => {
    const copies: { copy: Position; hash: string }[] = [];
    walk(game, where, 22, ({ state, number }) => {
      if (number % sampleEvery !== 0) return;
      const hash = hashOf(state);
      const copy = game.clone(state);
      expect(hashOf(copy)).toBe(hash);
      expect(copy).toEqual(state);
      copies.push({ copy, hash });
    });
    for (const { copy, hash } of copies) expect(hashOf(copy)).toBe(hash);
  });

  test('the rules use no clock and no dice but those given, and nothing beside the state', () => {
    const play = (): string => hashOf(walk(game, where, 23).state);
    const first = withoutImpurity(play);
    expect(withoutImpurity(play)).toBe(first);
  });

  test('the order in which sealed choices come in does not matter', () => {
    walk(game, where, 24, ({ state, number }) => {
      const question = game.question(state)!;
      if (!question.sealed || question.ready.length > 0 || number % 3 !== 0) return;
      const inOrder = (seats: readonly number[]): string => {
        const copy = game.clone(state);
        for (const seat of seats) {
          const luck = fastChance(100 + seat);
          for (
            let picks = 0;
            game.question(copy)?.kind === question.kind &&
            game.legalActions(copy, seat).length > 0 &&
            picks < 200;
            picks++
          ) {
            const action: AnyAction = luck.pick(game.legalActions(copy, seat));
            game.playLegal(copy, seat, action, fastChance(7));
          }
        }
        return hashOf(copy);
      };
      const seats = question.waitingFor;
      if (game.sealedPicks(state, seats[0]!).length === 0)
        expect(inOrder([...seats].reverse())).toBe(inOrder(seats));
    });
  });
}
