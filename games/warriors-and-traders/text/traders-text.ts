import type { GameText, LogLine, Reason } from '@palio/kernel';
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
export interface TradersText extends GameText<View, Action, Event> {
  readonly words: Words;
  event(event: Event, nameOf: (seat: number) => string, view: View): LogLine | undefined;
}

const NO_VALUES: Values = {};

function reasonSentence({ reasons }: Words, { sentence, values }: Reason): string {
  const known: Readonly<Record<string, ((values: Values) => string) | undefined>> = reasons;
  return (known[sentence] ?? reasons.unknown)(values ?? NO_VALUES);
}

export function tradersText(words: Words): TradersText {
  const { title, tagline, about, options, seatNames, endings, scores } = words;
  return {
    words,
    title,
    tagline,
    about,
    options,
    seatNames,
    endings,
    // WT-17.14 Equal points share the victory; there is no tie-break.
    tieBreaks: {},
    scores,
    prompt: (view, question, viewer, nameOf) => promptFor(words, view, question, viewer, nameOf),
    action: (view, seat, action) => actionSentence(words, view, seat, action),
    event: (event, nameOf, view) => logLine(words, event, nameOf, view),
    reason: reason => reasonSentence(words, reason),
    where: view => words.board.where(view),
    board: view => positionText(words, view),
  };
}
