import type { BallotSubject } from '../../../rules/terms.ts';
import type { View } from '../../../rules/view-types.ts';
import { isYesNoAgenda } from '../../../text/figures.ts';

const YES = 1;
const NO = 0;
export const UNDECLARED = -1;

export const isYesNo = (subject: BallotSubject): boolean =>
  subject.type === 'proposal' || isYesNoAgenda(subject.agenda);

interface Tally {
  readonly side: number;
  readonly votes: number;
}

/** Votes declared so far for each side, most first; both sides of a yes or no are always there. */
export function tallyOf({ ballot, barons }: View): readonly Tally[] {
  if (ballot === null) return [];
  const sides = isYesNo(ballot.subject) ? [YES, NO] : barons.map((_, seat) => seat);
  const tally = sides.map(side => ({
    side,
    votes: ballot.declared.reduce(
      (sum, declared, seat) => sum + (declared === side ? (ballot.committed[seat] ?? 0) : 0),
      0,
    ),
  }));
  return isYesNo(ballot.subject)
    ? tally
    : tally.filter(({ votes }) => votes > 0).sort((a, b) => b.votes - a.votes);
}

/** What is voted on or decided now: the ballot, else what the question names. */
export function subjectOf({ asked, ballot }: View): BallotSubject | undefined {
  if (asked !== null && 'subject' in asked) return asked.subject;
  if (asked !== null && 'agenda' in asked) return { type: 'agenda', agenda: asked.agenda };
  return ballot?.subject;
}
