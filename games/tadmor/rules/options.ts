import type { OptionSpec } from '@palio/kernel';

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'expertSetup', kind: 'flag', default: false, rule: 'TA-2.17' },
];
