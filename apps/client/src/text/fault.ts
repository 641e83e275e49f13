import type { Refusal } from '../worker/calls.ts';
import type { ClientText } from './en.ts';

const PLACE = /^(.*), (line|action) (\d+)$/;
/** What the rules call a save that has no file. */
const SAVED_GAME = /^saved game\b/;

/** A place such as "game.txt, line 7" in the reader's language. */
function placeIn({ errors }: ClientText, where: string | undefined): string {
  if (where === undefined) return errors.unknownPlace;
  const [, source = '', kind, number = ''] = PLACE.exec(where) ?? [];
  if (kind === 'line') return errors.inLine(source, number);
  if (kind === 'action') return errors.atAction(source, number);
  return where.replace(SAVED_GAME, errors.savedGame);
}

/** One clear sentence in the reader's language: what is wrong and where. What the rules say is a detail, in English. */
export function sentenceFor(
  words: ClientText,
  { code, where, said }: Pick<Refusal, 'code' | 'where'> & Partial<Pick<Refusal, 'said'>>,
): string {
  if (said !== undefined) return said[words.language];
  return words.errors[code](placeIn(words, where));
}
