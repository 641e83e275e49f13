import type { Options, OptionSpec } from '@palio/kernel';
import { BASE_DUCHIES } from './boards.ts';
import { DUCHY_FIGURES, SETUP } from './figures.ts';
import { MODES, type Mode } from './state.ts';

export const DUCHY_CHOICES = ['standard', 'fixed', 'expert'] as const;
export type DuchyChoice = (typeof DUCHY_CHOICES)[number];

const copiesOf = (id: string): number => DUCHY_FIGURES.duchies.find(duchy => duchy.id === id)?.copies ?? 0;

/** The duchies of a list such as "3 7 5", seat by seat. */
export const duchiesIn = (value: string): string[] => value.split(/[\s,]+/).filter(id => id !== '');

/** CB-16.1, CB-16.5 Every duchy named is there, and no more often than the box holds it. */
function problemWithDuchies(value: string): string | undefined {
  const ids = duchiesIn(value);
  const unknown = ids.find(id => !BASE_DUCHIES.includes(id));
  if (unknown !== undefined) return `"${unknown}" is none of the duchies ${BASE_DUCHIES.join(', ')}`;
  const scarce = ids.find(id => ids.filter(other => other === id).length > copiesOf(id));
  if (scarce !== undefined) return `there is only one board with duchy ${scarce}`;
  return ids.length > 4 ? 'names more than four duchies' : undefined;
}

const inMode = (...modes: readonly Mode[]) => ({ option: 'mode', is: modes });

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'mode', kind: 'choice', values: MODES, default: 'competitive', rule: 'CB-40.4' },
  {
    id: 'duchyChoice',
    kind: 'choice',
    values: DUCHY_CHOICES,
    default: 'standard',
    rule: 'CB-16.1',
    when: inMode('competitive'),
  },
  {
    id: 'standardDuchy',
    kind: 'choice',
    values: ['1', '2'],
    default: '1',
    rule: 'CB-1.9',
    when: { option: 'duchyChoice', is: ['standard'] },
  },
  {
    id: 'duchies',
    kind: 'text',
    default: '3 4 5 6',
    rule: 'CB-16.1',
    when: { option: 'duchyChoice', is: ['fixed'] },
    check: problemWithDuchies,
  },
  {
    id: 'expertOrder',
    kind: 'choice',
    values: ['turnOrder', 'secret'],
    default: 'turnOrder',
    rule: 'CB-16.4',
    when: { option: 'duchyChoice', is: ['expert'] },
  },
  { id: 'extraTiles', kind: 'flag', default: false, rule: 'CB-20.1' },
  { id: 'borderPosts', kind: 'flag', default: false, rule: 'CB-21.1', when: inMode('competitive') },
  {
    id: 'borderScoring',
    kind: 'choice',
    values: ['twoSteps', 'everyPair'],
    default: 'twoSteps',
    rule: 'CB-21.10',
    when: { option: 'borderPosts', is: [true] },
  },
  { id: 'whiteCastles', kind: 'flag', default: false, rule: 'CB-22.1' },
  { id: 'inns', kind: 'flag', default: false, rule: 'CB-23.1' },
  { id: 'tradeRoutes', kind: 'flag', default: false, rule: 'CB-24.1' },
  { id: 'shields', kind: 'flag', default: false, rule: 'CB-25.1', when: inMode('competitive', 'team') },
  {
    id: 'teamDuchy',
    kind: 'choice',
    values: ['12a', '12b'],
    default: '12a',
    rule: 'CB-30.3',
    when: inMode('team'),
  },
  {
    id: 'soloDuchy',
    kind: 'choice',
    values: ['13a', '13b'],
    default: '13a',
    rule: 'CB-31.2',
    when: inMode('solo'),
  },
  {
    id: 'soloTarget',
    kind: 'number',
    min: SETUP.solo.targetMin,
    max: SETUP.solo.targetMax,
    default: SETUP.solo.target,
    rule: 'CB-31.4',
    when: inMode('solo'),
  },
];

const SEATS: Readonly<Record<Mode, readonly number[]>> = { competitive: [2, 3, 4], team: [4], solo: [1] };

/** Options that mean nothing unless another has a certain value. */
const BELONGS_TO: readonly (readonly [option: string, to: string, value: string | boolean])[] = [
  ['duchyChoice', 'mode', 'competitive'],
  ['duchyChoice', 'borderPosts', false],
  ['standardDuchy', 'mode', 'competitive'],
  ['standardDuchy', 'duchyChoice', 'standard'],
  ['standardDuchy', 'borderPosts', false],
  ['duchies', 'duchyChoice', 'fixed'],
  ['expertOrder', 'duchyChoice', 'expert'],
  ['borderPosts', 'mode', 'competitive'],
  ['borderScoring', 'borderPosts', true],
  ['teamDuchy', 'mode', 'team'],
  ['soloDuchy', 'mode', 'solo'],
  ['soloTarget', 'mode', 'solo'],
];

/** CB-40.4 Which options and seats go together. */
export function unfit(options: Options, seats: number): string | undefined {
  const mode = options['mode'] as Mode;
  if (!SEATS[mode].includes(seats))
    return `the ${mode} game is played by ${SEATS[mode].join(', ')}, not by ${seats}`;
  if (mode === 'solo' && options['shields'] === true) return 'the solo game has no shields';
  for (const [option, to, value] of BELONGS_TO) {
    const changed = options[option] !== OPTIONS.find(({ id }) => id === option)?.default;
    if (changed && options[to] !== value) return `${option} can be chosen only with ${to} ${String(value)}`;
  }
  const named = duchiesIn(String(options['duchies'])).length;
  return options['duchyChoice'] === 'fixed' && named < seats
    ? 'duchies must name one duchy for each seat'
    : undefined;
}

/** CB-30.1 Partners sit next to each other. */
export const teams = (options: Options, seats: number): readonly (readonly number[])[] =>
  options['mode'] === 'team'
    ? [
        [0, 1],
        [2, 3],
      ]
    : Array.from({ length: seats }, (_, seat) => [seat]);
