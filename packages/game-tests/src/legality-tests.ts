import { actionFrom, fastChance, hashOf, PalioError, type AnyAction, type AnyGame } from '@palio/kernel';
import { expect, test } from 'vitest';
import type { Case } from './cases.ts';
import { samplePositions, walk } from './walk.ts';

export interface Scope {
  readonly game: AnyGame;
  readonly where: Case;
  readonly games: number;
  readonly sampleEvery: number;
}

const refused = (play: () => void): boolean => {
  try {
    play();
  } catch (error) {
    if (error instanceof PalioError) return true;
    throw error;
  }
  return false;
};

export function legalityTests({ game, where, games, sampleEvery }: Scope): void {
  test('random games end, somebody waits exactly until there is an outcome, and every invariant holds', () => {
    for (let seed = 1; seed <= games; seed++) {
      const { state } = walk(game, where, seed, decision => {
        expect(game.outcome(decision.state)).toBeUndefined();
        expect(game.check(decision.state)).toEqual([]);
        const waiting = game.waitingFor(decision.state);
        for (let seat = 0; seat < where.seats; seat++)
          expect(game.legalActions(decision.state, seat).length > 0).toBe(waiting.includes(seat));
      });
      expect(game.check(state)).toEqual([]);
      const outcome = game.outcome(state)!;
      expect(outcome.ranks).toHaveLength(where.seats);
      expect(outcome.breakdown).toHaveLength(where.seats);
      // Somebody is first, or nobody wins and those who lead share the last of their places.
      const best = Math.min(...outcome.ranks);
      expect([1, outcome.ranks.filter(rank => rank === best).length]).toContain(best);
      expect(outcome.scores.every(Number.isFinite)).toBe(true);
    }
  });

  test('legal actions are unique plain data in an order of their own, and their notation leads back to them', () => {
    for (const { state } of samplePositions(game, where, 11, sampleEvery)) {
      const copy = JSON.parse(JSON.stringify(state)) as typeof state;
      for (const seat of game.waitingFor(state)) {
        const legal = game.legalActions(state, seat);
        const keys = legal.map(action => JSON.stringify(action));
        expect(new Set(keys).size).toBe(keys.length);
        expect(legal.map(action => JSON.parse(JSON.stringify(action)) as AnyAction)).toEqual(legal);
        expect(game.legalActions(copy, seat)).toEqual(legal);
        const written = legal.map(action => game.write(state, seat, action));
        expect(new Set(written).size).toBe(written.length);
        expect(written.every(line => /^[^\s{}]([^\n{}]*[^\s{}])?$/.test(line) && line.length <= 80)).toBe(
          true,
        );
        legal.forEach((action, i) => expect(actionFrom(game, state, seat, written[i]!)).toEqual(action));
      }
    }
  });

  test('every legal action can be played and leads on', () => {
    for (const { state, seat } of samplePositions(game, where, 12, sampleEvery * 2))
      for (const action of [...game.legalActions(state, seat), ...game.asides(state, seat)]) {
        const copy = game.clone(state);
        game.play(copy, seat, action, fastChance(5));
        expect(game.check(copy), JSON.stringify(action)).toEqual([]);
        for (const waiting of game.waitingFor(copy))
          expect(game.legalActions(copy, waiting).length).toBeGreaterThan(0);
      }
  });

  test('illegal, foreign and stale actions are refused and change nothing', () => {
    const samples = samplePositions(game, where, 13, sampleEvery * 2);
    samples.forEach(({ state, seat }, i) => {
      const before = hashOf(state);
      const legal = game.legalActions(state, seat);
      const stranger = Array.from({ length: where.seats }, (_, other) => other).find(
        other => !game.waitingFor(state).includes(other),
      );
      expect(refused(() => game.play(state, seat, { type: 'no such action' }, fastChance(1)))).toBe(true);
      const widened = { ...legal[0]!, surplus: 1 } as AnyAction;
      expect(refused(() => game.play(state, seat, widened, fastChance(1)))).toBe(true);
      if (stranger !== undefined)
        expect(refused(() => game.play(state, stranger, legal[0]!, fastChance(1)))).toBe(true);
      const other = samples[(i + 1) % samples.length]!;
      const known = new Set([...legal, ...game.asides(state, seat)].map(action => JSON.stringify(action)));
      for (const stale of game.legalActions(other.state, other.seat))
        if (!known.has(JSON.stringify(stale)))
          expect(refused(() => game.play(state, seat, stale, fastChance(1)))).toBe(true);
      expect(hashOf(state)).toBe(before);
    });
  });
}
