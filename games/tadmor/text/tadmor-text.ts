import { textFrom, type WordedText } from '@palio/kernel/words';
import type { Event } from '../rules/events.ts';
import type { Action } from '../rules/steps.ts';
import type { View } from '../rules/view-types.ts';
import { actionSentence } from './actions.ts';
import { logLine } from './log.ts';
import { promptFor } from './prompts.ts';
import type { Words } from './words.ts';

/** The text of the game with the words its board needs besides. */
export type TadmorText = WordedText<Words, View, Action, Event>;

export const tadmorText = (words: Words): TadmorText =>
  textFrom(words, {
    prompt: promptFor,
    action: actionSentence,
    event: logLine,
    where: ({ board, stages }, { turn, era, stage }) => ({
      now: board.where(turn, era),
      // Before the first turn the stage says the same again.
      ...(turn > 0 && { rest: stages[stage] }),
    }),
    board: async (...given) => (await import('./position.ts')).positionText(...given),
  });
