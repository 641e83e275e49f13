import type { ReasonId } from '../rules/reasons.ts';

/** What the rules fill into a sentence; rules/reasons.ts says which names each has. */
export type Values = Readonly<Record<string, string | number>>;

/** A sentence for every reason that the rules may give; a missing one does not compile. */
export type ReasonWords = Readonly<Record<ReasonId, (values: Values) => string>> & {
  /** For a reason from a newer set of rules. */
  unknown(): string;
};
