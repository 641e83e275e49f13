import { hashOf, type AnyGame, type Options } from '@palio/kernel';
import { playGame, type BotName, type Brain, type LevelSpec, type Player } from '@palio/search';
import { describe, expect, test } from 'vitest';

/** A way to set the table, with the name of the test. */
export type BotTable = readonly [name: string, seats: number, options: Options];

export interface BotTests {
  readonly game: AnyGame;
  readonly brain: Brain;
  readonly tables: readonly BotTable[];
  /** For the games of two that are played twice, or against random play. */
  readonly options?: Options;
  /** Every so manieth decision is judged; judging each of a long game takes long. */
  readonly judgedEvery?: number;
  /** The score of the easy bot against random play is above this. */
  readonly easyScore: number;
}

const noClock = (): number => 0;
const searching = (iterations: number): LevelSpec => ({
  method: 'search',
  budget: { iterations },
  carelessness: 0,
});
const hasty: LevelSpec = { method: 'greedy', budget: { iterations: 4 }, carelessness: 0.2 };

/** What holds for the bots of every game: they keep to the rules, repeat themselves, and judge every position. */
export function botTests({ game, brain, tables, options = {}, judgedEvery = 7, easyScore }: BotTests): void {
  const playedBy = (...bots: (BotName | LevelSpec)[]): Player[] => bots.map(bot => ({ bot, brain }));
  const plan = { game, clock: noClock };

  describe('whole games of bots', () => {
    test.each(tables)('are legal to the end: %s', (_name, seats, given) => {
      const players = playedBy(searching(6), hasty);
      const played = playGame({ ...plan, seats, players, options: given, seed: 11, check: true });
      expect(played.violations).toEqual([]);
      expect(played.outcome).toBeDefined();
    });

    test('are the same with the same seed', () => {
      const record = (): string[] => {
        const actions: string[] = [];
        playGame({
          ...plan,
          seats: 2,
          players: playedBy(searching(8), hasty),
          options,
          seed: 4,
          onDecision: ({ action }) => actions.push(JSON.stringify(action)),
        });
        return actions;
      };
      expect(record()).toEqual(record());
    });

    test('are won by far by the easy bot against random play', () => {
      const players = playedBy('random', 'easy');
      const { outcome } = playGame({ ...plan, seats: 2, players, options, seed: 2 });
      expect(outcome?.ranks).toEqual([2, 1]);
      expect(outcome?.scores[1]).toBeGreaterThan(easyScore);
    });

    test.each(tables)('every position has shares and weights, and stays: %s', (_name, seats, given) => {
      playGame({
        ...plan,
        seats,
        players: playedBy('random'),
        options: given,
        seed: 5,
        onDecision({ state, seat, number }) {
          if (number % judgedEvery !== 0) return;
          const before = hashOf(state);
          const shares = brain.evaluate(state);
          expect(shares).toHaveLength(seats);
          expect(shares.every(share => share >= 0 && share <= 1)).toBe(true);
          const actions = [...game.legalActions(state, seat), ...game.asides(state, seat)];
          const weights = brain.preferences?.(state, seat, actions) ?? actions.map(() => 1);
          expect(weights).toHaveLength(actions.length);
          expect(weights.every(weight => weight > 0 && Number.isFinite(weight))).toBe(true);
          expect(hashOf(state)).toBe(before);
        },
      });
    });
  });
}
