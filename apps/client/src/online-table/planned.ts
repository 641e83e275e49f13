import { sameData, type AnyAction, type GameText, type Seat } from '@palio/kernel';
import type { ForeseenAction, Foresight } from '@palio/protocol';

/** An action for later, in the words it was offered with: after it the same notation may mean another level or tile. */
export interface Planned {
  readonly notation: string;
  readonly words?: string | undefined;
  /** Legal in every future that was imagined, when it was added. */
  readonly isCertain?: boolean | undefined;
}

/** As many as the server takes. */
export const MOST_STEPS = 40;

/** Something that may be planned. */
export interface Offered {
  readonly notation: string;
  readonly text: string;
  readonly isCertain: boolean;
}

const offeredAs = (offered: readonly Offered[], notation: string): Planned => {
  const found = offered.find(each => each.notation === notation);
  return { notation, words: found?.text, isCertain: found?.isCertain };
};

/** What was typed, as notation; nothing typed is nothing. */
export function notationIn(typed: string): string | undefined {
  const notation = typed.trim().replace(/\.$/, '');
  return notation === '' ? undefined : notation;
}

/** One action more, as it was chosen or typed. */
export const withAction = (
  planned: readonly Planned[],
  notation: string,
  offered: readonly Offered[],
): readonly Planned[] => [...planned, offeredAs(offered, notation)];

/** A plan that was kept comes back in notation: what was offered at its place tells its words. */
export const withWords = (
  planned: readonly Planned[],
  index: number,
  notation: string,
  offered: readonly Offered[],
): readonly Planned[] =>
  planned.map((each, i) =>
    i === index && each.notation === notation && each.words === undefined
      ? offeredAs(offered, notation)
      : each,
  );

export const notationsOf = (planned: readonly Planned[]): readonly string[] =>
  planned.map(({ notation }) => notation);

export const sameSteps = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((notation, i) => notation === other[i]);

/** The foreseen action that a board means, answers before what is done beside the question. */
export const foreseenAs = ({ choices, asides }: Foresight, action: AnyAction): ForeseenAction | undefined =>
  [...choices, ...asides].find(foreseen => sameData(foreseen.action, action));

/** Everything that may be planned next, in words. */
export function offeredIn(foresight: Foresight, text: GameText, seat: Seat): readonly Offered[] {
  const { view, futures } = foresight;
  return [...foresight.choices, ...foresight.asides].map(({ action, notation, times }) => ({
    notation,
    text: text.action(view, seat, action as AnyAction),
    isCertain: times === futures,
  }));
}
