import type { Seat } from '@palio/kernel';
import {
  baronOf,
  citiesOf,
  cityAt,
  hostages,
  NO_CITY,
  ownerOf,
  type Deal,
  type PromiseId,
  type State,
} from '../rules/index.ts';
import { hopeWorth, prospects } from './evaluate.ts';
import { CHARGE_OR_OFFICE, giftWorth } from './gifts.ts';
import { heirGain } from './heirs.ts';
import { isOfUse } from './usefulness.ts';
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
/** The least that a crown counts for when promises are bought with it. */
const LEAST_PRICE = 0.04;
/** How much of a hope is lost by waiting for the next round. */
const PATIENCE = 0.4;

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

/** What it costs to let another attack: the own hope for that city. */
function costOfLeave(state: State, seat: Seat): number {
  const step = state.stack.at(-1);
  const region = step !== undefined && 'region' in step ? step.region : -1;
  const city = region < 0 ? NO_CITY : cityAt(region);
  return city === NO_CITY ? 0 : PATIENCE * hopeWorth(state, seat, city, roundsLeft(state));
}

/** What it costs to vote for another: the own hope for the gift, or for those that an Assembly may still bring. */
function costOfVotes(state: State, seat: Seat, other: Seat): number {
  const subject = state.ballot?.subject;
  if (subject === undefined) return CHARGE_OR_OFFICE;
  if (subject.type !== 'agenda') return 0;
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

/** What it costs to leave the cities of another in peace for the rest of the round: part of the hope for them. */
const costOfPeace = (state: State, seat: Seat, other: Seat): number =>
  PATIENCE * sum(citiesOf(state, other).map(owned => hopeWorth(state, seat, owned, roundsLeft(state))));

function costOf(state: State, { from, to }: Deal, promise: PromiseId): number {
  if (promise === 'doNotAttack' || promise === 'doNotBesiege')
    return PROMISE_WORTH[promise] + costOfPeace(state, to, from);
  if (promise === 'allowAttack') return PROMISE_WORTH[promise] + costOfLeave(state, to);
  if (promise === 'returnHeir') return costOfHeirs(state, to, from);
  if (promise === 'voteForMe') return PROMISE_WORTH[promise] + costOfVotes(state, to, from);
  return PROMISE_WORTH[promise];
}

/** What the promises are worth to the one who gets them: each counts once a round, and only if it can be of use. */
function worthOfPromises(state: State, { from, to, promises }: Deal): number {
  const useful = promises.filter(promise => isOfUse(state, from, to, promise));
  return TRUST * sum(useful.map(promise => PROMISE_WORTH[promise]));
}

/** What the crowns of an offer are worth; paid for mere words none counts for less than usual, however many there are. */
function worthOfCrowns(state: State, { to, crowns, heirGiven }: Deal): number {
  const worth = crownsWorth(state, to, crowns);
  return crowns < 0 && heirGiven < 0 ? Math.min(worth, crowns * LEAST_PRICE) : worth;
}

/** Whether an offer is good for the one who receives it. Own heirs are never given away; hostages are sold. */
export function isWelcome(state: State, deal: Deal): boolean {
  if (deal.heirAsked >= 0 && ownerOf(deal.heirAsked) === deal.to) return false;
  const scores = prospects(state);
  const isLeader = scores[deal.from] === Math.max(...scores);
  const gain =
    worthOfCrowns(state, deal) +
    heirGain(state, deal.to, deal.heirGiven) -
    heirGain(state, deal.to, deal.heirAsked) +
    worthOfPromises(state, deal) -
    sum(deal.wants.map(promise => costOf(state, deal, promise)));
  return gain > LEAST_GAIN + (isLeader && deal.wants.length + Number(deal.heirAsked >= 0) > 0 ? ENVY : 0);
}
