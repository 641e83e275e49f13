import type { Outcome, Seat } from '@palio/kernel';
import { maintainedBy } from './armies.ts';
import { countCities, countKingdomCities } from './cities.ts';
import { baronOf, NOBODY, nobleOf, noblesOf, OFF_MAP, type State } from './state.ts';
import { totalStrength } from './troops.ts';

export const TIE_BREAKS = ['cities', 'wealth', 'troops'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** Where a score comes from, as the final table shows it. */
export const SCORES = ['prestige', 'kingdomCities'] as const;

/** WK-18.12 Tokens are ignored. */
export function troopsOnMap(state: State, seat: Seat): number {
  const { stronghold, garrison } = baronOf(state, seat);
  let sum = stronghold === NOBODY ? 0 : totalStrength(garrison);
  for (const noble of noblesOf(seat)) {
    const { place, cards, office } = nobleOf(state, noble);
    if (place !== OFF_MAP) sum += totalStrength(cards) + maintainedBy(office);
  }
  return sum;
}

/** WK-18.11 */
const wealthOf = (state: State, seat: Seat): number => {
  const { crowns, faith, votes } = baronOf(state, seat);
  return crowns + faith + votes;
};

/** WK-18.11, WK-21.22 What is compared, one after the other. */
function standing(state: State, seat: Seat): readonly number[] {
  const { eliminated, prestige } = baronOf(state, seat);
  const rest = [wealthOf(state, seat), troopsOnMap(state, seat)];
  const isWinner = state.winner === seat ? 1 : 0;
  const score = state.table.mightIsRight ? countKingdomCities(state, seat) : prestige;
  const cities = state.table.mightIsRight ? 0 : countCities(state, seat);
  return [isWinner, eliminated ? 0 : 1, score, cities, ...rest];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : b[at]! - a[at]!;
}

/** The tie-break that separated the first two, if one did. */
function decisive(first: readonly number[], second: readonly number[]): TieBreak | undefined {
  const at = first.findIndex((value, i) => value !== second[i]);
  return at < 3 ? undefined : TIE_BREAKS[at - 3];
}

/** WK-18.11 Whom no tie-break separates from another leader has not won: the first place stays empty. */
function ranksOf(standings: readonly (readonly number[])[]): number[] {
  const ranks = standings.map(own => 1 + standings.filter(other => compare(own, other) > 0).length);
  const leaders = ranks.filter(rank => rank === 1).length;
  return ranks.map(rank => (rank === 1 ? leaders : rank));
}

export function outcome(state: State): Outcome {
  const standings = state.barons.map((_, seat) => standing(state, seat));
  const ranks = ranksOf(standings);
  const [first, second] = standings.toSorted(compare);
  const tieBreak = first === undefined || second === undefined ? undefined : decisive(first, second);
  return {
    ranks,
    scores: state.barons.map((baron, seat) =>
      state.table.mightIsRight ? countKingdomCities(state, seat) : baron.prestige,
    ),
    breakdown: state.barons.map((baron, seat) => ({
      prestige: baron.prestige,
      kingdomCities: countKingdomCities(state, seat),
    })),
    ending: state.ending,
    ...(tieBreak === undefined ? {} : { tieBreak }),
  };
}
