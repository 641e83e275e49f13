import type { Whereabouts } from '@palio/kernel';
import { textFrom, type WordedText } from '@palio/kernel/words';
import type { Event } from '../rules/events.ts';
import type { Action } from '../rules/steps.ts';
import type { View } from '../rules/view-types.ts';
import { actionSentence } from './actions.ts';
import { logLine } from './log.ts';
import { promptFor } from './prompts.ts';
import type { Words } from './words.ts';

/** The text of the game with the words its board needs besides. */
export type BattleText = WordedText<Words, View, Action, Event>;

function whereabouts({ where }: Words, { phase, turn, map, victoryTarget }: View): Whereabouts {
  // Two turns, one of each side, are a round.
  const now = phase === 'battle' ? where.battle(Math.ceil(turn / 2)) : where.phases[phase];
  return { now, rest: where.rest(map.size, victoryTarget) };
}

export const battleText = (words: Words): BattleText =>
  textFrom(words, {
    prompt: promptFor,
    action: actionSentence,
    event: (given, event, nameOf, view) => logLine(given, event, nameOf, view.map.size),
    where: whereabouts,
    board: async (...given) => (await import('./position.ts')).positionText(...given),
  });
