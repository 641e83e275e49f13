import type { GameText, Reason, Whereabouts } from '@palio/kernel';
import type { Event } from '../rules/events.ts';
import type { Action } from '../rules/steps.ts';
import type { View } from '../rules/view-types.ts';
import { actionSentence } from './actions.ts';
import { PHASE_LETTERS, ROUNDS } from './figures.ts';
import { logLine } from './log.ts';
import { positionText } from './position.ts';
import { promptFor } from './prompts.ts';
import type { Values } from './reason-words.ts';
import type { Words } from './words.ts';

/** The text of the game with the words its board needs besides. */
export interface BurgundyText extends GameText<View, Action, Event> {
  readonly words: Words;
  event(event: Event, nameOf: (seat: number) => string, view: View): ReturnType<typeof logLine>;
}

const NO_VALUES: Values = {};

function reasonSentence({ reasons }: Words, { sentence, values }: Reason): string {
  const known: Readonly<Record<string, ((values: Values) => string) | undefined>> = reasons;
  return (known[sentence] ?? reasons.unknown)(values ?? NO_VALUES);
}

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

export function burgundyText(words: Words): BurgundyText {
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
    event: (event, nameOf, view) => logLine(words, event, nameOf, view),
    reason: reason => reasonSentence(words, reason),
    where: view => whereabouts(words, view),
    board: view => positionText(words, view),
  };
}
