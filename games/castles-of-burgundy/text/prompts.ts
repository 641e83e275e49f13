import type { NameOf, Prompt, Question, Viewer } from '@palio/kernel';
import { promptFrom, type Asked } from '@palio/kernel/words';
import type { ActionSource } from '../rules/steps.ts';
import type { AskedStep, View } from '../rules/view-types.ts';
import type { AskedOf, Kind, Words } from './words.ts';

const RULES: Readonly<Record<Kind, string>> = {
  chooseSide: 'CB-16.3',
  chooseStartCastle: 'CB-1.10',
  chooseSecretly: 'CB-16.4',
  turn: 'CB-4.1',
  dieAction: 'CB-4.2',
  placeTile: 'CB-6.1',
  discardForRoom: 'CB-5.5',
  storeWhere: 'CB-30.10',
  payPurchase: 'CB-14.6',
  effectTake: 'CB-8.4',
  effectSell: 'CB-8.8',
  effectPlace: 'CB-8.11',
  useCrane: 'CB-20.6',
  shipDepot: 'CB-7.1',
  shipSecondDepot: 'CB-14.5',
  shipExtraColour: 'CB-25.19',
  keepColour: 'CB-7.3',
  putShield: 'CB-25.5',
  shrinkStorage: 'CB-25.18',
  phaseEndPlace: 'CB-25.29',
  tribute: 'CB-25.9',
  chooseItem: 'CB-31.30',
  buyPoints: 'CB-31.27',
  colourReward: 'CB-31.23',
  exchangeGoods: 'CB-31.15',
  exchangeTile: 'CB-31.17',
};

const ACTION_RULES: Readonly<Record<ActionSource, string>> = {
  die: 'CB-4.2',
  castle: 'CB-7.10',
  whiteCastle: 'CB-22.3',
  tradeRoute: 'CB-24.11',
  target: 'CB-31.28',
};

/** CB-8.4 to 8.6 Which building takes a tile, by the first family it may take. */
const TAKING_RULES: Readonly<Record<string, string>> = { ship: 'CB-8.4', building: 'CB-8.5', mine: 'CB-8.6' };

const isAsked = (step: AskedStep): step is AskedOf[Kind] => Object.hasOwn(RULES, step.kind);

function ruleOf(step: AskedOf[Kind]): string {
  if (step.kind === 'dieAction') return ACTION_RULES[step.by];
  if (step.kind === 'effectTake') return TAKING_RULES[step.families[0] ?? ''] ?? RULES.effectTake;
  if (step.kind === 'phaseEndPlace' && !step.shields.includes(14)) return 'CB-25.30';
  return RULES[step.kind];
}

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
