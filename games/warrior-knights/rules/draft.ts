import { next, type RuleBook, type Seat } from '@palio/kernel';
import type { Actions, Hire } from './actions.ts';
import { addTroop, isHeldBack } from './armies.ts';
import { changeCrowns } from './barons.ts';
import { DECLINE } from './choices.ts';
import { drawOffer } from './decks.ts';
import type { Event } from './events.ts';
import { defyLaw, hireSurcharge, surchargeLaw } from './laws.ts';
import { cityAt, NO_CITY } from './map.ts';
import {
  baronOf,
  cityOf,
  GARRISON,
  NOBODY,
  nobleOf,
  noblesOf,
  OFF_MAP,
  ON_LAND,
  withEntry,
  withMore,
  without,
  type State,
} from './state.ts';
import type { Holder } from './terms.ts';
import type { Steps } from './steps.ts';
import { kindsIn, nationalityOf, wageOf, type Troop } from './troops.ts';

/** WK-10.6 to 10.8, WK-21.14 Who may receive a new Troop card. */
export function receivers(state: State, seat: Seat): Holder[] {
  const { stronghold } = baronOf(state, seat);
  const nobles = noblesOf(seat).filter(noble => {
    const { place, region, gone } = nobleOf(state, noble);
    if (gone || isHeldBack(state, noble)) return false;
    if (place === OFF_MAP) return true;
    if (place !== ON_LAND) return false;
    if (region === stronghold) return true;
    const city = cityAt(region);
    if (city === NO_CITY) return false;
    const { owner, besieger } = cityOf(state, city);
    return owner === seat && besieger === NOBODY;
  });
  return [...nobles, GARRISON + seat];
}

/** Subsets of two cards or more of a sorted list, each once. */
function groups(cards: readonly Troop[], most: number): Troop[][] {
  const found: Troop[][] = [];
  const choose = (from: number, taken: readonly Troop[]): void => {
    if (taken.length > 1) found.push([...taken]);
    if (taken.length === most) return;
    for (let i = from; i < cards.length; i++)
      if (i === from || cards[i - 1] !== cards[i]) choose(i + 1, [...taken, cards[i]!]);
  };
  choose(0, []);
  return found;
}

const priceOf = (troops: readonly Troop[]): number => troops.reduce((sum, troop) => sum + wageOf(troop), 0);

/** WK-10.1 to 10.4, WK-24.12 One card, or at the first marker several of one nationality. */
export function hiresFor(state: State, seat: Seat, mayGroup: boolean): Hire[] {
  const { crowns } = baronOf(state, seat);
  const sorted = state.offer.toSorted((a, b) => a - b);
  const markers = state.spots.filter(owner => owner === seat).length;
  const nationalities = [...new Set(sorted.map(nationalityOf))];
  const sets = kindsIn(sorted).map(troop => [troop]);
  if (mayGroup && markers > 1)
    for (const nationality of nationalities)
      sets.push(
        ...groups(
          sorted.filter(troop => nationalityOf(troop) === nationality),
          markers,
        ),
      );
  const surcharge = hireSurcharge(state);
  return sets.flatMap(troops => {
    const price = priceOf(troops);
    const hires: Hire[] = [];
    if (price + surcharge * troops.length <= crowns) hires.push({ type: 'hire', troops, defy: false });
    if (surcharge > 0 && price <= crowns) hires.push({ type: 'hire', troops, defy: true });
    return hires;
  });
}

/** WK-10.5 The current marker, and of the others the right-most. */
function removeMarkers(state: State, seat: Seat, spot: number, count: number): void {
  let spots = withEntry(state.spots, spot, NOBODY);
  for (let left = count - 1; left > 0; left--) spots = withEntry(spots, spots.lastIndexOf(seat), NOBODY);
  state.spots = spots;
}

type Kinds = 'mercenaryDraft' | 'nextMarker' | 'hire' | 'assignTroops' | 'endDraft';

export const draftRules: RuleBook<
  State,
  Pick<Steps, Kinds>,
  Pick<Actions, 'hire' | 'assignTroops'>,
  Event
> = {
  mercenaryDraft(state, _step, { tell }) {
    tell?.({ type: 'draftStarted' });
    next(state, { kind: 'nextMarker', served: [] }, { kind: 'endDraft' });
  },

  /** WK-10.1, WK-10.3 From left to right. */
  nextMarker(state, { served }, { tell }) {
    const spot = state.spots.findIndex(seat => seat !== NOBODY);
    if (spot < 0) return;
    const seat = state.spots[spot]!;
    if (hiresFor(state, seat, false).length > 0) return next(state, { kind: 'hire', seat, spot, served });
    removeMarkers(state, seat, spot, 1);
    tell?.({ type: 'hireDeclined', seat });
    next(state, { kind: 'nextMarker', served: [...served, seat] });
  },

  hire: {
    choices: (state, { seat, served }) => [...hiresFor(state, seat, !served.includes(seat)), DECLINE],
    choose(state, { seat, spot, served }, action, context) {
      next(state, { kind: 'nextMarker', served: [...served, seat] });
      if (action.type === 'decline') {
        removeMarkers(state, seat, spot, 1);
        return context.tell?.({ type: 'hireDeclined', seat });
      }
      const { troops, defy } = action;
      const crowns = priceOf(troops) + (defy ? 0 : hireSurcharge(state) * troops.length);
      removeMarkers(state, seat, spot, troops.length);
      changeCrowns(state, seat, -crowns, 'hire', context);
      state.offer = troops.reduce<Troop[]>((offer, troop) => without(offer, troop), [...state.offer]);
      context.tell?.({ type: 'hired', seat, troops, crowns });
      next(state, { kind: 'assignTroops', seat, troops: [...troops] });
      if (defy) defyLaw(state, seat, surchargeLaw(state), context);
    },
  },

  /** WK-10.6 */
  assignTroops: {
    choices: (state, { seat, troops }) =>
      receivers(state, seat).map(holder => ({ type: 'assign', troop: troops[0]!, holder })),
    choose(state, { seat, troops }, { troop, holder }, { tell }) {
      if (troops.length > 1) next(state, { kind: 'assignTroops', seat, troops: troops.slice(1) });
      addTroop(state, holder, troop);
      tell?.({ type: 'troopAssigned', seat, troop, holder });
    },
  },

  /** WK-10.9 */
  endDraft(state, _step, { chance, tell }) {
    for (const troop of state.offer) state.mercenaryDeck = withMore(state.mercenaryDeck, troop, 1);
    state.spots = state.spots.map(() => NOBODY);
    drawOffer(state, chance);
    tell?.({ type: 'draftEnded' });
  },
};
