import type { NameOf, Prompt, Question, Viewer } from '@palio/kernel';
import { promptFrom, type Asked } from '@palio/kernel/words';
import type { TadmorStep } from '../rules/steps.ts';
import type { View } from '../rules/view-types.ts';
import type { AskedOf, Kind, Words } from './words.ts';

const RULES: Readonly<Record<Kind, string>> = {
  chooseExtra: 'TA-2.11',
  chooseStartTile: 'TA-2.12',
  place: 'TA-4.1',
  redirect: 'TA-13.12',
  swap: 'TA-13.17',
  swapWith: 'TA-13.17',
  chooseMarauders: 'TA-5.13',
  acquire: 'TA-8.2',
  payAny: 'TA-1.5',
  improvementMissions: 'TA-8.8',
  freeTile: 'TA-13.20',
  boxTile: 'TA-13.26',
  construction: 'TA-6.7',
  buildTower: 'TA-9.1',
  waive: 'TA-14.19',
  freeRareGood: 'TA-9.22',
  choosePile: 'TA-13.8',
  pickFromPile: 'TA-14.27',
  freePart: 'TA-13.9',
  destroy: 'TA-13.23',
  takeResources: 'TA-13.21',
  tax: 'TA-10.7',
  firstPlayerResource: 'TA-10.11',
  audience: 'TA-15.7',
  closing: 'TA-6.6',
  discardExcess: 'TA-12.2',
};

const isAsked = (step: TadmorStep): step is AskedOf[Kind] => Object.hasOwn(RULES, step.kind);

function ruleOf(step: AskedOf[Kind], view: View): string {
  if (step.kind === 'buildTower' && step.pair) return 'TA-9.2';
  if (step.kind === 'chooseStartTile' && view.table.expertSetup) return 'TA-2.17';
  if (step.kind === 'takeResources' && step.left === 1) return 'TA-7.10';
  if (step.kind === 'place' && (step.left > 1 || step.placed > 0)) return 'TA-13.25';
  return RULES[step.kind];
}

function asked(view: View): Asked<AskedOf> {
  const step = view.asked;
  if (step === null) return 'nothing';
  return isAsked(step) ? { kind: step.kind, step, rule: ruleOf(step, view) } : 'unknown';
}

/** The question as this viewer reads it. */
export function promptFor(
  { prompts, plainPrompts }: Words,
  view: View,
  question: Question,
  viewer: Viewer,
  nameOf: NameOf,
): Prompt {
  const words = { prompts, plainPrompts: { ...plainPrompts, sealed: plainPrompts.waiting } };
  return promptFrom(words, asked(view), view, question, { viewer, nameOf });
}
