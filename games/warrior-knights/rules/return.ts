import { next, topStep, type Context, type RuleBook, type Seat } from '@palio/kernel';
import type { Actions, TransferTroop } from './actions.ts';
import { cardsOf, isHeldBack, isShutIn, tokensOn } from './armies.ts';
import { chooseRegion, DECLINE, DONE } from './choices.ts';
import { citiesOf } from './cities.ts';
import type { Event } from './events.ts';
import { CITIES, type Region } from './map.ts';
import { giveTroops } from './movement.ts';
import { strongholdSites } from './setup.ts';
import {
  baronOf,
  changeNoble,
  cityOf,
  GARRISON,
  NOBODY,
  nobleOf,
  noblesOf,
  OFF_MAP,
  ON_LAND,
  ownerOf,
  type State,
} from './state.ts';
import type { Holder, Noble } from './terms.ts';
import type { HeldTroop, Steps } from './steps.ts';
import { kindsIn } from './troops.ts';

/** Each card is moved once at most, so that an Upkeep comes to an end; `moved` says where such cards lie now. */
function giveable(state: State, from: Holder, moved: readonly HeldTroop[]): number[] {
  const cards = cardsOf(state, from);
  if (cards.length === 0) return [];
  const movedHere = moved.filter(({ holder }) => holder === from);
  if (tokensOn(state, from) > 0) return movedHere.length === 0 ? [NOBODY] : [];
  return kindsIn(cards).filter(
    troop =>
      cards.filter(card => card === troop).length > movedHere.filter(held => held.troop === troop).length,
  );
}

const transfersBetween = (
  state: State,
  from: Holder,
  receivers: readonly Holder[],
  moved: readonly HeldTroop[],
): TransferTroop[] =>
  giveable(state, from, moved).flatMap(troop =>
    receivers.filter(to => to !== from).map(to => ({ type: 'transfer' as const, from, to, troop })),
  );

/** WK-16.16 Between Nobles on land in one region, and the garrison if the stronghold stands there. */
export function upkeepTransfers(state: State, seat: Seat, moved: readonly HeldTroop[]): TransferTroop[] {
  const { stronghold } = baronOf(state, seat);
  const groups = new Map<Region, Holder[]>();
  for (const noble of noblesOf(seat)) {
    const { place, region } = nobleOf(state, noble);
    if (place !== ON_LAND || isShutIn(state, seat, region)) continue;
    groups.set(region, [...(groups.get(region) ?? []), noble]);
  }
  const atHome = groups.get(stronghold);
  if (atHome !== undefined) atHome.push(GARRISON + seat);
  return [...groups.values()].flatMap(holders =>
    holders.flatMap(from => transfersBetween(state, from, holders, moved)),
  );
}

/** WK-21.14 Off-map Nobles who may have troops. */
const offMap = (state: State, seat: Seat): Noble[] =>
  noblesOf(seat).filter(noble => {
    const { place, gone } = nobleOf(state, noble);
    return place === OFF_MAP && !gone && !isHeldBack(state, noble);
  });

/** WK-16.17, WK-16.18 Among off-map Nobles, and from the garrison to them. */
export function redistributions(state: State, seat: Seat, moved: readonly HeldTroop[]): TransferTroop[] {
  const nobles = offMap(state, seat);
  // WK-15.8 What waits with a lost stronghold waits until it stands again.
  const garrison = baronOf(state, seat).stronghold === NOBODY ? [] : [GARRISON + seat];
  return [...nobles, ...garrison].flatMap(from => transfersBetween(state, from, nobles, moved));
}

/** WK-16.19 */
export function returnRegions(state: State, seat: Seat): Region[] {
  const { stronghold } = baronOf(state, seat);
  const regions = citiesOf(state, seat)
    .filter(city => cityOf(state, city).besieger === NOBODY)
    .map(city => CITIES[city]!.region);
  if (stronghold !== NOBODY && !regions.includes(stronghold)) regions.push(stronghold);
  return regions.sort((a, b) => a - b);
}

const waiting = (state: State, seat: Seat): Noble[] =>
  offMap(state, seat).filter(noble => cardsOf(state, noble).length > 0);

/** WK-16.21, WK-21.12 Unexhausted; an heir who takes his place has an heir of his own. */
function comeBack(state: State, noble: Noble, region: Region, { tell }: Context<Event>): void {
  changeNoble(state, noble, { place: ON_LAND, region, exhausted: false, awaitsHeir: false });
  tell?.({ type: 'nobleReturned', seat: ownerOf(noble), noble, region });
}

/** WK-21.10 An heir given away while his Baron was asked keeps the Noble off the map: the next one is asked about. */
export function askReturnAgain(state: State): void {
  const step = topStep(state);
  if (step?.kind === 'returnNoble' && isHeldBack(state, step.noble)) state.stack.pop();
}

/** Where the cards that were moved lie after one more of them. */
function withMoved(
  state: State,
  moved: readonly HeldTroop[],
  { from, to, troop }: TransferTroop,
): HeldTroop[] {
  const troops = troop === NOBODY ? cardsOf(state, from) : [troop];
  return [...moved, ...troops.map(card => ({ holder: to, troop: card }))];
}

type Kinds =
  | 'settleBaron'
  | 'upkeepTransfer'
  | 'redistribute'
  | 'goOnSettling'
  | 'replaceStronghold'
  | 'returnNobles'
  | 'returnNoble';

export const returnRules: RuleBook<
  State,
  Pick<Steps, Kinds>,
  Pick<Actions, 'upkeepTransfer' | 'redistribute' | 'replaceStronghold' | 'returnNoble'>,
  Event
> = {
  /** WK-18.10 Transfers, redistribution, stronghold, Nobles, each Baron completely. */
  settleBaron: (state, { owner }) =>
    next(
      state,
      { kind: 'goOnSettling', owner, what: 'upkeepTransfer', moved: [] },
      { kind: 'goOnSettling', owner, what: 'redistribute', moved: [] },
      { kind: 'goOnSettling', owner, what: 'replaceStronghold', moved: [] },
      { kind: 'returnNobles', owner },
    ),

  /** Nobody is asked who has nothing to decide. */
  goOnSettling(state, { owner: seat, what, moved }) {
    if (what === 'upkeepTransfer' && upkeepTransfers(state, seat, moved).length > 0)
      next(state, { kind: 'upkeepTransfer', seat, moved });
    if (what === 'redistribute' && redistributions(state, seat, moved).length > 0)
      next(state, { kind: 'redistribute', seat, moved });
    const isLost = baronOf(state, seat).stronghold === NOBODY;
    if (what === 'replaceStronghold' && isLost && strongholdSites(state, seat).length > 0)
      next(state, { kind: 'replaceStronghold', seat });
  },

  upkeepTransfer: {
    choices: (state, { seat, moved }) => [...upkeepTransfers(state, seat, moved), DONE],
    choose(state, { seat, moved }, action, context) {
      if (action.type === 'done') return;
      const after = withMoved(state, moved, action);
      next(state, { kind: 'goOnSettling', owner: seat, what: 'upkeepTransfer', moved: after });
      giveTroops(state, action.from, action.to, action.troop, context);
    },
  },

  redistribute: {
    choices: (state, { seat, moved }) => [...redistributions(state, seat, moved), DONE],
    choose(state, { seat, moved }, action, context) {
      if (action.type === 'done') return;
      const after = withMoved(state, moved, action);
      next(state, { kind: 'goOnSettling', owner: seat, what: 'redistribute', moved: after });
      giveTroops(state, action.from, action.to, action.troop, context);
    },
  },

  /** WK-15.10, WK-15.11 */
  replaceStronghold: {
    choices: (state, { seat }) => [...strongholdSites(state, seat).map(chooseRegion), DECLINE],
    choose(state, { seat }, action, { tell }) {
      if (action.type === 'decline') return;
      baronOf(state, seat).stronghold = action.region;
      tell?.({ type: 'strongholdPlaced', seat, region: action.region });
    },
  },

  /** WK-16.19 to 16.21 */
  returnNobles(state, { owner }, context) {
    const [noble] = waiting(state, owner);
    const regions = returnRegions(state, owner);
    if (noble === undefined || regions.length === 0) return;
    next(state, { kind: 'returnNobles', owner });
    if (regions.length > 1) return next(state, { kind: 'returnNoble', seat: owner, noble });
    comeBack(state, noble, regions[0]!, context);
  },

  returnNoble: {
    choices: (state, { seat }) => returnRegions(state, seat).map(chooseRegion),
    choose: (state, { noble }, { region }, context) => comeBack(state, noble, region, context),
  },
};
