import type { GameText, Reason, Whereabouts } from '@palio/kernel';
import type { Action } from '../rules/actions.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view-types.ts';
import { actionSentence } from './actions.ts';
import { logLine } from './log-lines.ts';
import { positionText } from './position.ts';
import { promptFor } from './prompts.ts';
import type { Values } from './reason-words.ts';
import type { Words } from './words.ts';

/** The text of the game with the words its board needs besides. */
export interface KnightsText extends GameText<View, Action, Event> {
  readonly words: Words;
}

const NO_VALUES: Values = {};

function reasonSentence({ reasons }: Words, { sentence, values }: Reason): string {
  const known: Readonly<Record<string, ((values: Values) => string) | undefined>> = reasons;
  return (known[sentence] ?? reasons.unknown)(values ?? NO_VALUES);
}

const ROMAN = ['I', 'II', 'III'] as const;

function whereabouts({ board, terms }: Words, view: View): Whereabouts {
  const { round, phase, currentStack, reserve, lastRound } = view;
  const stack = phase === 'actions' ? ROMAN[currentStack] : undefined;
  return { now: board.where(round, stack), rest: board.rest(terms.phases[phase], reserve, lastRound) };
}

export function knightsText(words: Words): KnightsText {
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
    action: (view, _seat, action) => actionSentence(words, view, action),
    event: (event, nameOf) => logLine(words, event, nameOf),
    reason: reason => reasonSentence(words, reason),
    where: view => whereabouts(words, view),
    board: view => positionText(words, view),
  };
}
