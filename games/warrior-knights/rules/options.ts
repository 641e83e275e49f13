import type { Options, OptionSpec } from '@palio/kernel';

export const GAME_LENGTHS = ['short', 'standard', 'long', 'veryLong'] as const;
export type GameLength = (typeof GAME_LENGTHS)[number];

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'gameLength', kind: 'choice', values: GAME_LENGTHS, default: 'standard', rule: 'WK-21.1' },
  { id: 'freePrivateMotions', kind: 'flag', default: false, rule: 'WK-21.2' },
  { id: 'heirExchange', kind: 'flag', default: false, rule: 'WK-21.7' },
  { id: 'playerElimination', kind: 'flag', default: false, rule: 'WK-21.15' },
  { id: 'mightIsRight', kind: 'flag', default: false, rule: 'WK-21.21' },
  { id: 'twoPlayerFiveCities', kind: 'flag', default: false, rule: 'WK-21.23' },
  { id: 'abandonedNobles', kind: 'flag', default: false, rule: 'WK-21.24' },
  { id: 'miraclesCanHappen', kind: 'flag', default: false, rule: 'WK-21.25' },
  /** 0 is the usual limit: that of the figures. */
  { id: 'roundLimit', kind: 'number', min: 0, max: 40, default: 0, rule: 'WK-21.22' },
];

/** WK-21.23 Only two players have their own city victory. */
export const unfit = (options: Options, seats: number): string | undefined =>
  options['twoPlayerFiveCities'] === true && seats !== 2
    ? 'twoPlayerFiveCities can be chosen only for two players'
    : undefined;
