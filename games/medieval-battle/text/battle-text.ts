import type { GameText, Reason, Whereabouts } from '@palio/kernel';
import type { Event } from '../rules/events.ts';
import type { Action } from '../rules/steps.ts';
import type { View } from '../rules/view-types.ts';
import { actionSentence } from './actions.ts';
import { logLine } from './log.ts';
import { positionText } from './position.ts';
import { promptFor } from './prompts.ts';
import type { Values } from './reason-words.ts';
import type { Words } from './words.ts';

/** The text of the game with the words its board needs besides. */
export interface BattleText extends GameText<View, Action, Event> {
  readonly words: Words;
}

const NO_VALUES: Values = {};

function reasonSentence({ reasons }: Words, { sentence, values }: Reason): string {
  const known: Readonly<Record<string, ((values: Values) => string) | undefined>> = reasons;
  return (known[sentence] ?? reasons.unknown)(values ?? NO_VALUES);
}

function whereabouts({ where }: Words, { phase, turn, map, victoryTarget }: View): Whereabouts {
  // Two turns, one of each side, are a round.
  const now = phase === 'battle' ? where.battle(Math.ceil(turn / 2)) : where.phases[phase];
  return { now, rest: where.rest(map.size, victoryTarget) };
}

export function battleText(words: Words): BattleText {
  const { title, tagline, about, options, seatNames, endings, tieBreaks, scores } = words;
  return {
    words,
    title,
    tagline,
    about,
    options,
    seatNames,
    endings,
    tieBreaks,
    scores,
    prompt: (view, question, viewer, nameOf) => promptFor(words, view, question, viewer, nameOf),
    action: (view, seat, action) => actionSentence(words, view, seat, action),
    event: (event, nameOf, view) => logLine(words, event, nameOf, view.map.size),
    reason: reason => reasonSentence(words, reason),
    where: view => whereabouts(words, view),
    board: view => positionText(words, view),
  };
}
