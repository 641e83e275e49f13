import { next, type RuleBook, type Seat } from '@palio/kernel';
import type { Actions, ProposeValue } from './actions.ts';
import { PRIVATE_MOTION } from './assembly.ts';
import { seatsInPlay } from './barons.ts';
import type { Event } from './events.ts';
import { AGENDA_FIGURES } from './figures.ts';
import { FREE_MOTIONS, PLAIN_PROPOSALS, type FreeMotionId, type ProposalId } from './names.ts';
import { baronOf, NO_OFFICE, NOBODY, without, type Law, type State } from './state.ts';
import type { BallotSubject } from './terms.ts';
import type { Steps } from './steps.ts';

/** What has to be named with a proposal, one after the other. */
export const PARAMETERS = [
  'bannedBaron',
  'law',
  'charge',
  'office',
  'discarded',
  'baron',
  'otherBaron',
  'unbannedBaron',
  'faithfulBaron',
  'amount',
  'city',
] as const;
export type ParameterId = (typeof PARAMETERS)[number];

/** WK-9.28, WK-21.4 */
export const PARAMETERS_OF: Readonly<Record<ProposalId, readonly ParameterId[]>> = {
  nothing: [],
  liftBan: ['bannedBaron'],
  discardLaw: ['law'],
  discardCharge: ['charge'],
  discardOffice: ['office'],
  postponeAssembly: [],
  voteDiscardedAgenda: ['discarded'],
  prohibitSieges: [],
  prohibitRoads: [],
  prohibitAssaults: [],
  prohibitSeaMovement: [],
  prohibitRazing: [],
  prohibitStrongholdAttacks: [],
  prohibitFortifying: [],
  mercenarySurcharge: ['amount'],
  cityIncomeChange: ['amount'],
  truce: ['baron', 'otherBaron'],
  transferCrowns: ['baron', 'otherBaron', 'amount'],
  treasuryGrant: ['baron', 'amount'],
  fine: ['baron', 'amount'],
  electChairman: ['unbannedBaron'],
  electHead: ['faithfulBaron'],
  banBaron: ['unbannedBaron'],
  cedeCity: ['city'],
  taxationNow: [],
  shuffleFate: [],
};

function amountsOf(proposal: ProposalId): number[] {
  const figure = AGENDA_FIGURES.freeMotions.find(({ id }) => id === proposal);
  const { from = 0, to = 0 } = figure ?? {};
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).filter(amount => amount !== 0);
}

/** Values that can be named next: seats, indexes of laws, cards, Nobles, cities, or crowns. */
export function valuesFor(state: State, proposal: ProposalId, values: readonly number[]): number[] {
  const seats = seatsInPlay(state);
  const where = (isFit: (seat: Seat) => boolean): Seat[] => seats.filter(isFit);
  switch (PARAMETERS_OF[proposal][values.length]) {
    case 'bannedBaron':
      return where(seat => baronOf(state, seat).banned);
    case 'unbannedBaron':
      return where(seat => !baronOf(state, seat).banned);
    case 'faithfulBaron':
      return where(seat => !baronOf(state, seat).heretic);
    case 'baron':
      return seats;
    case 'otherBaron':
      return where(seat => seat !== values[0]);
    case 'law':
      return state.laws.map((_, law) => law);
    case 'charge':
      return seats.flatMap(seat => baronOf(state, seat).charges);
    case 'office':
      return state.nobles.flatMap(({ office }, noble) => (office === NO_OFFICE ? [] : noble));
    case 'discarded':
      return [...new Set(state.agendaDiscard)].filter(agenda => agenda !== PRIVATE_MOTION);
    case 'amount':
      return amountsOf(proposal);
    case 'city':
      return state.cities.flatMap(({ owner }, city) => (owner >= 0 ? city : []));
    case undefined:
    default:
      return [];
  }
}

const isPossible = (state: State, proposal: ProposalId): boolean =>
  PARAMETERS_OF[proposal].length === 0 || valuesFor(state, proposal, []).length > 0;

/** WK-9.28, WK-21.2 */
export function proposalsFor(state: State): ProposalId[] {
  const all: readonly ProposalId[] = state.table.freePrivateMotions
    ? [...PLAIN_PROPOSALS, ...FREE_MOTIONS]
    : PLAIN_PROPOSALS;
  return all.filter(proposal => isPossible(state, proposal));
}

export const isFreeMotion = (proposal: string): proposal is FreeMotionId =>
  FREE_MOTIONS.includes(proposal as FreeMotionId);

/** WK-9.29, WK-9.30 A discarded Agenda has its own ballot; all else is decided by yes or no. */
function putToVote(state: State, proposal: ProposalId, values: readonly number[]): BallotSubject {
  if (proposal !== 'voteDiscardedAgenda') return { type: 'proposal', proposal, values };
  const agenda = values[0]!;
  state.agendaDiscard = without(state.agendaDiscard, agenda);
  return { type: 'agenda', agenda };
}

/** The Law a proposal would discard, so that nobody has to count the Laws to know it. */
export function lawMeant(state: State, subject: BallotSubject): { readonly law?: Law } {
  if (subject.type === 'agenda' || subject.proposal !== 'discardLaw') return {};
  const law = state.laws[subject.values[0]!];
  return law === undefined ? {} : { law };
}

const value = (number: number): ProposeValue => ({ type: 'value', value: number });

export const proposalRules: RuleBook<
  State,
  Pick<Steps, 'propose' | 'proposeWhat' | 'vote'>,
  Pick<Actions, 'propose' | 'proposeWhat'>,
  Event
> = {
  propose: {
    choices: state => proposalsFor(state).map(proposal => ({ type: 'propose', proposal })),
    choose(state, { seat }, { proposal }, { tell }) {
      if (proposal === 'nothing') return tell?.({ type: 'proposed', seat, subject: null });
      if (PARAMETERS_OF[proposal].length === 0) next(state, { kind: 'vote', by: seat, proposal, values: [] });
      else next(state, { kind: 'proposeWhat', seat, proposal, values: [] });
    },
  },

  proposeWhat: {
    choices: (state, { proposal, values }) => valuesFor(state, proposal, values).map(value),
    choose(state, { seat, proposal, values: before }, action) {
      const values = [...before, action.value];
      if (values.length === PARAMETERS_OF[proposal].length)
        next(state, { kind: 'vote', by: seat, proposal, values });
      else next(state, { kind: 'proposeWhat', seat, proposal, values });
    },
  },

  vote(state, { by, proposal, values }, { tell }) {
    const subject = putToVote(state, proposal, values);
    tell?.({ type: 'proposed', seat: by, subject, ...lawMeant(state, subject) });
    next(state, { kind: 'ballot', subject, written: NOBODY });
  },
};
