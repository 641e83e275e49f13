import { topStep, type Seat } from '@palio/kernel';
import {
  baronOf,
  cityAt,
  cityOf,
  hasNobleAt,
  hostages,
  NEIGHBOURS,
  NO_CITY,
  nobleOf,
  noblesOf,
  ON_LAND,
  ownerOf,
  UNDECLARED,
  type PromiseId,
  type Region,
  type State,
} from '../rules/index.ts';
import { giftWorth } from './gifts.ts';

/** Whether there is anything of this Baron in a region that another could besiege; or, with his Nobles, attack. */
function isExposed(state: State, seat: Seat, region: Region, withNobles: boolean): boolean {
  const city = cityAt(region);
  const isLord = city !== NO_CITY && cityOf(state, city).owner === seat;
  const { stronghold } = baronOf(state, seat);
  return isLord || stronghold === region || (withNobles && hasNobleAt(state, seat, region));
}

/** Whether an army of one Baron stands where it could strike another, or one march away. */
const threatens = (state: State, from: Seat, to: Seat, withNobles: boolean): boolean =>
  noblesOf(from).some(noble => {
    const { place, region } = nobleOf(state, noble);
    if (place !== ON_LAND) return false;
    return [region, ...NEIGHBOURS[region]!].some(near => isExposed(state, to, near, withNobles));
  });

/** Whether he can still give Votes for the other, for something that is a gift. */
function canVoteFor({ ballot, barons }: State, seat: Seat): boolean {
  if (ballot === null || ballot.subject.type !== 'agenda' || giftWorth(ballot.subject.agenda) === 0)
    return false;
  const { votes, banned } = barons[seat]!;
  return !banned && votes + ballot.committed[seat]! > 0 && ballot.declared[seat] === UNDECLARED;
}

/**
 * WK-19.3 Whether a promise can do anything for the one who gets it. The same word twice in a round is no more than
 * once, and what cannot happen now, or what a bot cannot judge, is worth nothing: or anybody could sell it air for ever.
 */
export function isOfUse(state: State, from: Seat, to: Seat, promise: PromiseId): boolean {
  const isGiven = state.promises.some(
    given => given.from === from && given.to === to && given.promise === promise,
  );
  if (isGiven) return false;
  const step = topStep(state);
  switch (promise) {
    case 'voteForMe':
      return canVoteFor(state, from);
    case 'spendFaith':
      return step?.kind === 'pledgeFaith' && step.after.includes(from) && baronOf(state, from).faith > 0;
    case 'investTogether':
      return step?.kind === 'invest' && step.after.includes(from) && baronOf(state, from).crowns > 0;
    case 'letPass':
      return step?.kind === 'moveNoble' && step.seat === to;
    case 'allowAttack':
      return step?.kind === 'battleTarget' && step.seat === to;
    case 'doNotAttack':
      return threatens(state, from, to, true);
    case 'doNotBesiege':
      return threatens(state, from, to, false);
    case 'returnHeir':
      return hostages(state, from).some(noble => ownerOf(noble) === to);
    case 'voteYes':
    case 'voteNo':
    case 'voteForOther':
      return false;
  }
}
