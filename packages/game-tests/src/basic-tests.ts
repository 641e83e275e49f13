import type { AnyGame, Options } from '@palio/kernel';
import { describe } from 'vitest';
import { casesOf } from './cases.ts';
import { historyTests } from './history-tests.ts';
import { legalityTests } from './legality-tests.ts';
import { purityTests } from './purity-tests.ts';
import { secrecyTests } from './secrecy-tests.ts';

export interface BasicTestSettings {
  /** Combinations of options that belong together, beside each value alone. */
  readonly extra?: readonly Options[];
  /** Options of every case that does not name them itself. */
  readonly base?: Options;
  /** Random games for each case. */
  readonly games?: number;
  /** Every how many decisions a position is looked at closely. */
  readonly sampleEvery?: number;
}

/** What must hold for every game, whatever its rules: one call in its test folder. */
export function basicTests(game: AnyGame, settings: BasicTestSettings = {}): void {
  const { extra = [], base = {}, games = 3, sampleEvery = 17 } = settings;
  for (const where of casesOf(game, extra, base))
    describe(`${game.id}, ${where.name}`, () => {
      const scope = { game, where, games, sampleEvery };
      legalityTests(scope);
      purityTests(scope);
      historyTests(scope);
      secrecyTests(scope);
    });
}
