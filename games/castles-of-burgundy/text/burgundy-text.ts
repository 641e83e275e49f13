import type { Whereabouts } from '@palio/kernel';
import { textFrom, type WordedText } from '@palio/kernel/words';
import type { Event } from '../rules/events.ts';
import type { Action } from '../rules/steps.ts';
import type { View } from '../rules/view-types.ts';
import { actionSentence } from './actions.ts';
import { PHASE_LETTERS, ROUNDS } from './figures.ts';
import { logLine } from './log.ts';
import { promptFor } from './prompts.ts';
import type { Words } from './words.ts';

/** The text of the game with the words its board needs besides. */
export type BurgundyText = WordedText<Words, View, Action, Event>;

function whereabouts(
  { where, position }: Words,
  { phase, round, phasePoints, ending, solo }: View,
): Whereabouts {
  if (ending !== '') return { now: position.over };
  if (round === 0) return { now: position.preparation };
  const letter = PHASE_LETTERS[phase] ?? '';
  const rest = [where.phase(letter, round, ROUNDS), where.areas(phasePoints)];
  if (solo !== null) rest.push(position.solo(solo.counter, solo.target));
  return { now: where.now(letter, round, ROUNDS), rest: rest.join(' · ') };
}

export const burgundyText = (words: Words): BurgundyText =>
  textFrom(words, {
    prompt: promptFor,
    action: actionSentence,
    event: logLine,
    where: whereabouts,
    board: async (...given) => (await import('./position.ts')).positionText(...given),
  });
