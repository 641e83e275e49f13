import { type GameText, sameData } from '@palio/kernel';
import type { ReviewedDecision } from '@palio/search';
import type { AnalysisText } from '../text/analysis/en.ts';

/** Less than this share of the victory is within what estimates differ anyway. */
const SLIGHT = 0.01;

interface Reader {
  readonly text: Pick<GameText, 'action'>;
  readonly words: AnalysisText['note'];
  readonly percent: (share: number) => string;
  readonly name: string;
}

/** One sentence on a decision: whether the best was found, and what it would have been. */
export function noteOn(decision: ReviewedDecision, view: unknown, reader: Reader): string {
  const { seat, action, bestAction, loss } = decision;
  const { text, words, percent, name } = reader;
  const did = text.action(view, seat, action);
  if (sameData(action, bestAction)) return words.best(name, did);
  const best = text.action(view, seat, bestAction);
  return loss < SLIGHT ? words.close(name, did, best) : words.worse(name, did, best, percent(loss));
}
