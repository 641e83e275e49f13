import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import type { Actions } from './actions.ts';
import { assemblyOf, changeAssembly, speakingOrder } from './assembly.ts';
import { changeVotes, seatsInPlay } from './barons.ts';
import { commitVotes, declareFor, upTo } from './choices.ts';
import type { Event } from './events.ts';
import { AGENDA_FIGURES } from './figures.ts';
import { AGENDAS } from './names.ts';
import { baronOf, NO, NOBODY, UNDECLARED, withEntry, YES, type Ballot, type State } from './state.ts';
import type { Agenda, BallotSubject } from './terms.ts';
import type { Steps } from './steps.ts';

export const isYesNo = (subject: BallotSubject): boolean =>
  subject.type === 'proposal' || AGENDA_FIGURES.agendas[subject.agenda]!.vote === 'yesNo';

/** WK-9.14, WK-24.5, WK-24.6 */
export function candidatesFor(state: State, agenda: Agenda): Seat[] {
  const id = AGENDAS[agenda]!;
  return seatsInPlay(state).filter(seat => {
    if (id === 'electionOfChairman') return !baronOf(state, seat).banned;
    return id !== 'churchSynod' || !baronOf(state, seat).heretic;
  });
}

/** What a Vote can be for. */
export const sidesOf = (state: State, subject: BallotSubject): number[] =>
  subject.type === 'proposal' || isYesNo(subject) ? [YES, NO] : candidatesFor(state, subject.agenda);

export function ballotOf(state: State): Ballot {
  if (state.ballot === null) throw new Error('there is no ballot');
  return state.ballot;
}

/** WK-9.11 Committed Votes are gone, whatever the result. */
function open(state: State, committed: readonly number[], context: Context<Event>): void {
  state.ballot = { ...ballotOf(state), committed };
  context.tell?.({ type: 'votesCommitted', votes: committed });
  committed.forEach((votes, seat) => changeVotes(state, seat, -votes, 'ballot', context));
  next(state, { kind: 'declareInTurn' });
}

/** WK-20.5 Written Votes count while their Baron attends, and as far as he still owns them. */
function writtenVotes(state: State): number[] {
  const { attending, written } = assemblyOf(state);
  return state.barons.map(({ votes }, seat) =>
    attending.includes(seat) ? Math.min(votes, written[seat]?.[0] ?? 0) : 0,
  );
}

function votesFor({ committed, declared }: Ballot, side: number): number {
  return committed.reduce((sum, votes, seat) => sum + (declared[seat] === side ? votes : 0), 0);
}

type Kinds = 'ballot' | 'commitVotes' | 'declareInTurn' | 'declareVotes' | 'countVotes' | 'breakTie';

export const ballotRules: RuleBook<
  State,
  Pick<Steps, Kinds>,
  Pick<Actions, 'commitVotes' | 'declareVotes' | 'breakTie'>,
  Event
> = {
  ballot(state, { subject, written }, context) {
    const nobody = state.barons.map(() => UNDECLARED);
    state.ballot = { subject, committed: state.barons.map(() => 0), declared: nobody };
    if (written === NOBODY) return next(state, { kind: 'commitVotes', subject });
    const committed = writtenVotes(state);
    changeAssembly(state, { written: assemblyOf(state).written.map(votes => votes.slice(1)) });
    open(state, committed, context);
  },

  /** WK-9.9 */
  commitVotes: {
    seats: state => assemblyOf(state).attending.filter(seat => baronOf(state, seat).votes > 0),
    choices: (state, _step, seat) => upTo(baronOf(state, seat).votes, commitVotes),
    reveal(state, _step, picks, context) {
      open(
        state,
        state.barons.map((_, seat) => picks[seat]?.[0]?.votes ?? 0),
        context,
      );
    },
  },

  /** WK-9.10 */
  declareInTurn(state) {
    const { committed, declared } = ballotOf(state);
    const seat = speakingOrder(state).find(other => committed[other]! > 0 && declared[other] === UNDECLARED);
    next(state, seat === undefined ? { kind: 'countVotes' } : { kind: 'declareVotes', seat });
  },

  declareVotes: {
    choices: state => sidesOf(state, ballotOf(state).subject).map(declareFor),
    choose(state, { seat }, { side }, { tell }) {
      const ballot = ballotOf(state);
      state.ballot = { ...ballot, declared: withEntry(ballot.declared, seat, side) };
      const { subject, committed } = ballot;
      tell?.({ type: 'voteDeclared', seat, side, votes: committed[seat]!, subject });
      next(state, { kind: 'declareInTurn' });
    },
  },

  /** WK-9.12, WK-9.13 */
  countVotes(state) {
    const ballot = ballotOf(state);
    const sides = sidesOf(state, ballot.subject);
    const most = Math.max(...sides.map(side => votesFor(ballot, side)));
    const tied = sides.filter(side => votesFor(ballot, side) === most);
    if (tied.length === 1) return next(state, { kind: 'decided', result: tied[0]! });
    const { presiding } = assemblyOf(state);
    // With nobody to decide, or nobody to choose, nothing is passed.
    if (presiding === NOBODY || tied.length === 0)
      return next(state, { kind: 'decided', result: UNDECLARED });
    next(state, { kind: 'breakTie', seat: presiding, options: tied });
  },

  breakTie: {
    choices: (_state, { options }) => options.map(declareFor),
    choose(state, { seat }, { side }, { tell }) {
      tell?.({ type: 'tieBroken', seat, side, subject: ballotOf(state).subject });
      next(state, { kind: 'decided', result: side });
    },
  },
};
