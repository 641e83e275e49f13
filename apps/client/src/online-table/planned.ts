/** An action for later, in the words it was offered with: after it the same notation may mean another level or tile. */
export interface Planned {
  readonly notation: string;
  readonly words?: string | undefined;
}

interface Offered {
  readonly notation: string;
  readonly text: string;
}

const wordsIn = (offered: readonly Offered[], notation: string): string | undefined =>
  offered.find(each => each.notation === notation)?.text;

/** One action more, as it was chosen or typed; nothing typed adds nothing. */
export function withAction(
  planned: readonly Planned[],
  typed: string,
  offered: readonly Offered[],
): readonly Planned[] {
  const notation = typed.trim().replace(/\.$/, '');
  return notation === '' ? planned : [...planned, { notation, words: wordsIn(offered, notation) }];
}

/** A plan that was kept comes back in notation: what was offered at its place tells its words. */
export const withWords = (
  planned: readonly Planned[],
  index: number,
  notation: string,
  offered: readonly Offered[],
): readonly Planned[] =>
  planned.map((each, i) =>
    i === index && each.notation === notation && each.words === undefined
      ? { notation, words: wordsIn(offered, notation) }
      : each,
  );
