import type { Outcome } from '@palio/kernel';
import { inWords } from '../shell/names.ts';
import type { ClientText } from '../text/en.ts';

/** Who has won, in one sentence. Everybody first is a draw, nobody first has no winner; alone one wins or loses as the ending says. */
export function winnersSentence(
  outcome: Pick<Outcome, 'ranks'>,
  names: readonly string[],
  words: ClientText['result'],
  ending: string | undefined,
): string {
  if (names.length === 1 && ending !== undefined) return ending;
  const winners = names.filter((_, seat) => outcome.ranks[seat] === 1);
  if (winners.length === names.length && names.length > 1) return words.draw;
  if (winners.length === 0) return words.nobodyWins;
  const list = inWords(winners, words.and);
  return winners.length === 1 ? words.wins(list) : words.winTogether(list);
}
