import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import type { Actions } from './actions.ts';
import { chairmanOrder, changeCrowns, changeFaith, changeVotes, playersLeft } from './barons.ts';
import { chooseArea } from './choices.ts';
import type { Event } from './events.ts';
import { shuffleFate } from './fate.ts';
import { ACTION_FIGURES } from './figures.ts';
import { SPOTS } from './map.ts';
import {
  ASSEMBLY,
  CARD_COUNT,
  LEVY_TAXES,
  MOBILIZE_FORCES,
  NEUTRALS,
  SERVE_THE_CHURCH,
  STACKS,
  TAXATION,
  VERSATILE_STRATEGY,
  WAGES,
  type Area,
  type Card,
  type CardId,
  type NeutralId,
} from './names.ts';
import { plannedOn } from './planning.ts';
import {
  baronOf,
  changeNoble,
  NOBODY,
  nobleOf,
  noblesOf,
  OFF_MAP,
  ON_LAND,
  withMore,
  type CurrentCard,
  type State,
} from './state.ts';
import type { Steps } from './steps.ts';
import { claimChairman, claimHead } from './tokens.ts';

/** WK-5.9 Cards in an area. */
export function cardsIn(state: State, area: Area): number {
  let count = 0;
  for (const { allocated } of state.barons) count += plannedOn(allocated, area);
  return count;
}

/** WK-5.9, WK-21.19 */
export const areaThreshold = (state: State): number => 2 * playersLeft(state);
/** WK-5.10 */
export const markerThreshold = (state: State): number => playersLeft(state) + 1;
export const markersOn = (state: State): number => state.spots.filter(seat => seat !== NOBODY).length;

/** WK-6.15 Spots that may be used with so many Barons. */
export const isUsable = (state: State, spot: number): boolean =>
  SPOTS[spot]!.minPlayers <= Math.max(2, playersLeft(state));

/** WK-5.12 All cards of the area go back to their owners' hands. */
export function returnCards(state: State, area: Area): void {
  for (const baron of state.barons) {
    const hand = baron.hand.slice();
    const returned = baron.returned.slice();
    const allocated = baron.allocated.slice();
    for (let card = 0; card < CARD_COUNT; card++) {
      const at = area * CARD_COUNT + card;
      hand[card]! += allocated[at]!;
      returned[card]! += allocated[at]!;
      allocated[at] = 0;
    }
    baron.hand = hand;
    baron.returned = returned;
    baron.allocated = allocated;
  }
}

const cardsOnStack = (state: State, stack: number): number =>
  state.barons.reduce((sum, { planned }) => sum + plannedOn(planned, stack), state.neutralsIn[stack]!);

/** WK-6.1, WK-6.2 */
function taxedRegions(state: State, seat: Seat): number {
  const regions = new Set<number>();
  for (const noble of noblesOf(seat)) {
    const { place, region } = nobleOf(state, noble);
    if (place === ON_LAND) regions.add(region);
  }
  return regions.size;
}

type Resolve = (state: State, seat: Seat, context: Context<Event>) => void;

/** WK-6 What each Baron card begins with. */
const RESOLVE: Readonly<Record<CardId, Resolve>> = {
  levyTaxes: (state, seat, context) =>
    changeCrowns(state, seat, taxedRegions(state, seat) * ACTION_FIGURES.levyCrowns, 'levyTaxes', context),
  draftSoldiers: (state, seat) => next(state, { kind: 'draftSpot', seat, paid: false }),
  rallySupport(state, seat, context) {
    changeVotes(state, seat, ACTION_FIGURES.rallyVotes, 'rallySupport', context);
    claimChairman(state, seat, context);
  },
  serveTheChurch(state, seat, context) {
    changeFaith(state, seat, ACTION_FIGURES.serveFaith, 'serveTheChurch', context);
    claimHead(state, seat, context);
  },
  mobilizeForces: (state, seat) => next(state, { kind: 'mobilizeRegion', seat }),
  versatileStrategy: (state, seat) => next(state, { kind: 'versatile', seat }),
};

/** WK-7 */
const RESOLVE_NEUTRAL: Readonly<Record<NeutralId, (state: State, context: Context<Event>) => void>> = {
  importantEvent: state => next(state, { kind: 'chooseDrawer', seat: state.head }),
  fundExpeditions(state) {
    if (state.expeditions.some(({ space }) => space === 0))
      next(state, { kind: 'startExpedition', seat: state.chairman });
    else next(state, { kind: 'advanceExpeditions', started: NOBODY });
  },
  upgradeDefenses: state => next(state, { kind: 'upgradeDefenses', order: chairmanOrder(state) }),
  musterTroops: state => next(state, { kind: 'musterTroops', order: chairmanOrder(state) }),
  uncertainTimes: (state, context) => shuffleFate(state, context),
};

const BARON_CARD_IDS = ACTION_FIGURES.baronActions.map(({ id }) => id);

/** WK-5.1 Which card comes next is drawn at random: nobody knows the order of a shuffled stack. */
function revealFrom(state: State, stack: number, context: Context<Event>): void {
  const { chance, tell } = context;
  let left = chance.below(cardsOnStack(state, stack));
  for (const [seat, baron] of state.barons.entries())
    for (let card = 0; card < CARD_COUNT; card++) {
      const at = stack * CARD_COUNT + card;
      left -= baron.planned[at]!;
      if (left >= 0) continue;
      baron.planned = withMore(baron.planned, at, -1);
      state.current = currentCard(seat, card);
      tell?.({ type: 'cardRevealed', seat, card });
      next(state, { kind: 'finishCard', seat });
      return RESOLVE[BARON_CARD_IDS[card]!](state, seat, context);
    }
  revealNeutral(state, stack, context);
}

function revealNeutral(state: State, stack: number, context: Context<Event>): void {
  let left = context.chance.below(state.neutrals.reduce((sum, count) => sum + count, 0));
  let card = 0;
  while (left >= state.neutrals[card]!) left -= state.neutrals[card++]!;
  state.neutrals = withMore(state.neutrals, card, -1);
  state.neutralsIn = withMore(state.neutralsIn, stack, -1);
  context.tell?.({ type: 'neutralRevealed', card });
  RESOLVE_NEUTRAL[NEUTRALS[card]!](state, context);
}

const currentCard = (seat: Seat, card: Card): CurrentCard => ({
  seat,
  card,
  region: NOBODY,
  moved: [],
  sailed: [],
  fought: [],
  battled: false,
  passageRefused: [],
  attackRefused: [],
});

/** WK-6.10 */
function exhaustNobles(state: State, { moved, fought }: CurrentCard): void {
  for (const noble of [...moved, ...fought]) {
    const { place, exhausted } = nobleOf(state, noble);
    if (place !== OFF_MAP && !exhausted) changeNoble(state, noble, { exhausted: true });
  }
}

/** WK-5.5 to 5.7 */
export function areasFor({ card, moved, battled }: CurrentCard): Area[] {
  if (card === LEVY_TAXES) return [TAXATION];
  if (card === SERVE_THE_CHURCH) return [TAXATION, WAGES, ASSEMBLY];
  if (card !== MOBILIZE_FORCES) return card === 1 ? [WAGES] : [ASSEMBLY];
  const hasMoved = moved.length > 0;
  if (hasMoved === battled) return [WAGES, ASSEMBLY];
  return hasMoved ? [WAGES] : [ASSEMBLY];
}

function allocate(state: State, seat: Seat, card: Card, area: Area, { tell }: Context<Event>): void {
  const baron = baronOf(state, seat);
  baron.allocated = withMore(baron.allocated, area * CARD_COUNT + card, 1);
  state.current = null;
  tell?.({ type: 'cardAllocated', seat, card, area });
}

/** WK-5.11 Wages come before the Draft; after elimination several areas may be full at once. */
const TRIGGERED: readonly (readonly [Area, 'wages' | 'taxation' | 'assembly'])[] = [
  [WAGES, 'wages'],
  [TAXATION, 'taxation'],
  [ASSEMBLY, 'assembly'],
];

type Kinds = 'revealCard' | 'finishCard' | 'allocate' | 'triggers';

export const actionsPhaseRules: RuleBook<State, Pick<Steps, Kinds>, Pick<Actions, 'allocate'>, Event> = {
  /** WK-5.1, WK-5.2, WK-5.14 */
  revealCard(state, _step, context) {
    while (state.currentStack < STACKS.length && cardsOnStack(state, state.currentStack) === 0) {
      state.currentStack++;
      if (state.currentStack < STACKS.length)
        context.tell?.({ type: 'stackOpened', stack: state.currentStack });
    }
    state.current = null;
    for (const baron of state.barons) baron.offersMade = 0;
    if (state.currentStack === STACKS.length) return next(state, { kind: 'upkeep' });
    next(state, { kind: 'triggers' }, { kind: 'revealCard' });
    revealFrom(state, state.currentStack, context);
  },

  /** WK-5.3, WK-5.8 The card is allocated even if its owner made no use of it. */
  finishCard(state, { seat }, context) {
    const { current } = state;
    if (current === null) return;
    exhaustNobles(state, current);
    if (baronOf(state, seat).eliminated) {
      state.current = null;
      return;
    }
    if (current.card === VERSATILE_STRATEGY) {
      const baron = baronOf(state, seat);
      baron.hand = withMore(baron.hand, current.card, 1);
      baron.returned = withMore(baron.returned, current.card, 1);
      state.current = null;
      context.tell?.({ type: 'cardReturned', seat, card: current.card });
      return;
    }
    const areas = areasFor(current);
    if (areas.length === 1) allocate(state, seat, current.card, areas[0]!, context);
    else next(state, { kind: 'allocate', seat, card: current.card, areas });
  },

  allocate: {
    choices: (_state, { areas }) => areas.map(chooseArea),
    choose: (state, { seat, card }, { area }, context) => allocate(state, seat, card, area, context),
  },

  /** WK-5.9, WK-5.10, WK-21.19 */
  triggers(state, _step, { tell }) {
    for (const [area, kind] of TRIGGERED)
      if (cardsIn(state, area) >= areaThreshold(state)) {
        tell?.({ type: 'areaFilled', area });
        return next(state, { kind }, { kind: 'triggers' });
      }
    if (markersOn(state) >= markerThreshold(state))
      next(state, { kind: 'mercenaryDraft' }, { kind: 'triggers' });
  },
};
