import type { Seat } from '@palio/kernel';
import type { Agenda, BallotSubject } from './terms.ts';

export interface Ballot {
  /** What is voted on: a card, or a proposal of a Private Motion. */
  readonly subject: BallotSubject;
  readonly committed: readonly number[];
  /** For each seat what its Votes are for: NOBODY nothing yet, YES, NO, or a candidate. */
  readonly declared: readonly number[];
}
export const UNDECLARED = -1;
export const NO = 0;
export const YES = 1;

export interface AssemblyState {
  readonly attending: readonly Seat[];
  /** WK-9.3 Who presides; NOBODY before. */
  readonly presiding: number;
  /** Agendas still to be voted, in the announced order. */
  readonly order: readonly Agenda[];
  /** Agendas not yet put in order. */
  readonly open: readonly Agenda[];
  /** WK-20.3 Votes written for the Agendas still to come, by seat. */
  readonly written: readonly (readonly number[])[];
  readonly proposer: number;
}
