import type { Whereabouts } from '@palio/kernel';
import { textFrom, type WordedText } from '@palio/kernel/words';
import type { Action } from '../rules/actions.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view-types.ts';
import { actionSentence } from './actions.ts';
import { logLine } from './log-lines.ts';
import { promptFor } from './prompts.ts';
import type { Words } from './words.ts';

/** The text of the game with the words its board needs besides. */
export type KnightsText = WordedText<Words, View, Action, Event>;

const ROMAN = ['I', 'II', 'III'] as const;

function whereabouts({ board, terms }: Words, view: View): Whereabouts {
  const { round, phase, currentStack, reserve, lastRound } = view;
  const stack = phase === 'actions' ? ROMAN[currentStack] : undefined;
  return { now: board.where(round, stack), rest: board.rest(terms.phases[phase], reserve, lastRound) };
}

export const knightsText = (words: Words): KnightsText =>
  textFrom(words, {
    prompt: promptFor,
    action: (given, view, _seat, action) => actionSentence(given, view, action),
    event: logLine,
    where: whereabouts,
    board: async (...given) => (await import('./position.ts')).positionText(...given),
  });
