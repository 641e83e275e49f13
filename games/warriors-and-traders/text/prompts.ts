import type { NameOf, Prompt, Question, Viewer } from '@palio/kernel';
import { promptFrom, type Asked } from '@palio/kernel/words';
import type { ActionSource } from '../rules/steps.ts';
import type { AskedStep, View } from '../rules/view-types.ts';
import type { AskedOf, Kind, Words } from './words.ts';

const RULES: Readonly<Record<Kind, string>> = {
  pickNation: 'WT-3.4',
  placeStartTokens: 'WT-3.13',
  feedArmies: 'WT-5.4',
  routeIncome: 'WT-18.18',
  trade: 'WT-6.30',
  bankTimes: 'WT-6.8',
  composeOffer: 'WT-6.33',
  answerOffer: 'WT-6.34',
  answerPeace: 'WT-15.9',
  takeAction: 'WT-7.5',
  placeArmy: 'WT-7.12',
  secondArmy: 'WT-7.14',
  placeFort: 'WT-7.16',
  extraAction: 'WT-7.29',
  developmentShift: 'WT-7.25',
  unify: 'WT-9.10',
  moveArmies: 'WT-10.12',
  chooseBattle: 'WT-11.1',
  assignDamage: 'WT-11.8',
  retreatTo: 'WT-12.2',
  barbarianNation: 'WT-14.12',
  barbarianRetreatTo: 'WT-14.10',
  withdrawTo: 'WT-11.18',
  movePrincesses: 'WT-13.1',
  leaveVote: 'WT-19.2',
  timeVote: 'WT-18.20',
};

const ACTION_RULES: Readonly<Record<ActionSource, string>> = {
  first: 'WT-7.1',
  second: 'WT-7.2',
  unification: 'WT-9.14',
  university: 'WT-7.24',
  masterTrader: 'WT-7.27',
  warlord: 'WT-7.28',
};

const isAsked = (step: AskedStep): step is AskedOf[Kind] => Object.hasOwn(RULES, step.kind);

const ruleOf = (step: AskedOf[Kind]): string =>
  step.kind === 'takeAction' ? ACTION_RULES[step.by] : RULES[step.kind];

function asked(step: AskedStep | null): Asked<AskedOf> {
  if (step === null) return 'nothing';
  return isAsked(step) ? { kind: step.kind, step, rule: ruleOf(step) } : 'unknown';
}

/** The question as this viewer reads it. */
export const promptFor = (
  words: Words,
  view: View,
  question: Question,
  viewer: Viewer,
  nameOf: NameOf,
): Prompt => promptFrom(words, asked(view.asked), view, question, { viewer, nameOf });
