import type { ReasonWords as WordsFor } from '@palio/kernel/words';
import type { ReasonId } from '../rules/reasons.ts';

export type ReasonWords = WordsFor<ReasonId>;

/** A value filled into a sentence; a missing one leaves no hole. */
export const shown = (value: string | number | undefined): string => String(value ?? '…');
