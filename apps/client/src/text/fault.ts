import type { Refusal } from '../worker/calls.ts';
import type { ClientText } from './en.ts';

const PLACE = /^(.*), (line|action) (\d+)$/;

/** A place such as "game.txt, line 7" in the reader's language. */
function placeIn(words: ClientText, where: string | undefined): string {
  if (where === undefined) return words.errors.unknownPlace;
  const [, source = '', kind, number = ''] = PLACE.exec(where) ?? [];
  if (kind === 'line') return words.errors.inLine(source, number);
  return kind === 'action' ? words.errors.atAction(source, number) : where;
}

/** One clear sentence: what is wrong and where. */
export function sentenceFor(words: ClientText, { code, message, where }: Refusal): string {
  return words.errors[code]({ place: placeIn(words, where), detail: message.replace(/\.$/, '') });
}
