import type { Seat } from '@palio/kernel';
import {
  AGENDAS,
  baronOf,
  cityAt,
  hostages,
  NO_CITY,
  ownerOf,
  type AgendaId,
  type Deal,
  type PromiseId,
  type State,
} from '../rules/index.ts';
import { hopeWorth, prospects } from './evaluate.ts';
import { heirGain } from './heirs.ts';
import { roundsLeft } from './worth.ts';

/** What a promise is worth in the prospects of the one who gets it, if it is kept; and costs the one who keeps it. */
const PROMISE_WORTH: Readonly<Record<PromiseId, number>> = {
  voteYes: 0.12,
  voteNo: 0.12,
  voteForMe: 0.1,
  voteForOther: 0.1,
  spendFaith: 0.22,
  letPass: 0.06,
  allowAttack: 0.1,
  doNotAttack: 0.15,
  doNotBesiege: 0.2,
  investTogether: 0.1,
  returnHeir: 0.3,
};
/** WK-19.3 A promise binds nobody: of those one gets only a part counts. */
const TRUST = 0.4;
/** Whoever leads must pay more for everything. */
const ENVY = 0.2;
const LEAST_GAIN = 0.01;

/** What the crowns that a Baron receives, or pays, are worth to him now. */
export function crownsWorth(state: State, seat: Seat, crowns: number): number {
  const baron = baronOf(state, seat);
  const before = prospects(state)[seat]!;
  baron.crowns += crowns;
  const after = prospects(state)[seat]!;
  baron.crowns -= crowns;
  return after - before;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const GIFTS: Readonly<Partial<Record<AgendaId, number>>> = {
  grantOfHonour: 1,
  royalGrant: 0.3,
  electionOfChairman: 0.35,
  churchSynod: 0.3,
};
const CHARGE_OR_OFFICE = 0.35;
const FIRST_CHARGE = AGENDAS.indexOf('saltConcession');

/** What an Agenda gives to the chosen Baron; 0 where it is no gift. */
export const giftWorth = (agenda: number): number =>
  GIFTS[AGENDAS[agenda]!] ?? (agenda >= FIRST_CHARGE ? CHARGE_OR_OFFICE : 0);

/** What it costs to let another attack: the own hope for that city. */
function costOfLeave(state: State, seat: Seat): number {
  const step = state.stack.at(-1);
  const region = step !== undefined && 'region' in step ? step.region : -1;
  const city = region < 0 ? NO_CITY : cityAt(region);
  return city === NO_CITY ? 0 : 0.4 * hopeWorth(state, seat, city, roundsLeft(state));
}

/** What it costs to vote for another: the own hope for the gift. */
function costOfVotes(state: State, seat: Seat, other: Seat): number {
  const subject = state.ballot?.subject;
  if (subject?.type !== 'agenda') return 0;
  const isStronger = baronOf(state, seat).votes > baronOf(state, other).votes;
  return isStronger ? 0.5 * giftWorth(subject.agenda) : 0;
}

/** What it costs to return the heirs of another. */
const costOfHeirs = (state: State, seat: Seat, other: Seat): number =>
  PROMISE_WORTH.returnHeir +
  sum(
    hostages(state, seat)
      .filter(noble => ownerOf(noble) === other)
      .map(noble => heirGain(state, seat, noble)),
  );

function costOf(state: State, { from, to }: Deal, promise: PromiseId): number {
  if (promise === 'allowAttack') return PROMISE_WORTH[promise] + costOfLeave(state, to);
  if (promise === 'returnHeir') return costOfHeirs(state, to, from);
  if (promise === 'voteForMe') return PROMISE_WORTH[promise] + costOfVotes(state, to, from);
  return PROMISE_WORTH[promise];
}

/** Whether an offer is good for the one who receives it. Own heirs are never given away; hostages are sold. */
export function isWelcome(state: State, deal: Deal): boolean {
  if (deal.heirAsked >= 0 && ownerOf(deal.heirAsked) === deal.to) return false;
  const scores = prospects(state);
  const isLeader = scores[deal.from] === Math.max(...scores);
  const gain =
    crownsWorth(state, deal.to, deal.crowns) +
    heirGain(state, deal.to, deal.heirGiven) -
    heirGain(state, deal.to, deal.heirAsked) +
    TRUST * sum(deal.promises.map(promise => PROMISE_WORTH[promise])) -
    sum(deal.wants.map(promise => costOf(state, deal, promise)));
  return gain > LEAST_GAIN + (isLeader && deal.wants.length + Number(deal.heirAsked >= 0) > 0 ? ENVY : 0);
}
