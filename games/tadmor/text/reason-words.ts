import type { ReasonId } from '../rules/reasons.ts';

/** What is filled into a sentence. */
export type Values = Readonly<Record<string, string | number>>;

/** One sentence for each reason; `unknown` for one that a later version may add. */
export type ReasonWords = Readonly<Record<ReasonId | 'unknown', (values: Values) => string>>;
