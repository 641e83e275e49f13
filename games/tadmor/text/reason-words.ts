import type { ReasonWords as WordsFor } from '@palio/kernel/words';
import type { ReasonId } from '../rules/reasons.ts';

export type ReasonWords = WordsFor<ReasonId>;
