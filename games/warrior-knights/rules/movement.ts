import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import type { Actions, TakeTroop } from './actions.ts';
import {
  addTroop,
  afterLoss,
  cardsOf,
  goOffMap,
  hasOffice,
  isGarrison,
  isShutIn,
  liftSieges,
  noblesAt,
  removeTroop,
  setCards,
  setTokens,
  tokensOn,
} from './armies.ts';
import { payUpTo, standingAnswer } from './barons.ts';
import { DONE, YES_NO } from './choices.ts';
import type { Event } from './events.ts';
import { defyLaw, roadToll } from './laws.ts';
import { consentsFor, lawAgainstPath, movesOf, refusesPassage } from './moves.ts';
import {
  AT_SEA,
  baronOf,
  changeNoble,
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
import type { MoveOrder, Steps } from './steps.ts';
import { kindsIn } from './troops.ts';
import { MOBILIZE_FORCES } from './names.ts';

/** WK-24.19, WK-9.35 The toll is paid, or the Law is defied. */
function settleLaws(state: State, seat: Seat, order: MoveOrder, context: Context<Event>): void {
  if (order.defy) return defyLaw(state, seat, lawAgainstPath(state, order) ?? 'roadTolls', context);
  // A deal struck while somebody was asked may have emptied the purse.
  if (order.way === 'road') payUpTo(state, seat, roadToll(state), 'toll', context);
}

/** The move does not happen; with Versatile Strategy another may be tried. */
function turnBack(state: State, seat: Seat): void {
  if (state.current?.card !== MOBILIZE_FORCES) next(state, { kind: 'pickNoble', seat });
}

/** WK-11.7 Asks one Baron after the other; those with a standing consent are not asked. */
function askOrTravel(
  state: State,
  seat: Seat,
  order: MoveOrder,
  consents: readonly Seat[],
  context: Context<Event>,
): void {
  // Somebody may have said no for good while another was asked.
  if (consents.some(other => refusesPassage(state, other))) return turnBack(state, seat);
  const [asked, ...after] = consents.filter(other => standingAnswer(state, other, 'passage') === 'ask');
  if (asked !== undefined) {
    context.tell?.({ type: 'passageAsked', seat: asked, by: seat, region: order.regions.at(-1)! });
    return next(state, { kind: 'askPassage', seat: asked, after, order });
  }
  settleLaws(state, seat, order, context);
  const { noble, regions, way } = order;
  context.tell?.({ type: 'nobleMoved', seat, noble, regions, way });
  const { current } = state;
  if (current !== null) state.current = { ...current, moved: [...current.moved, noble] };
  next(state, { kind: 'travel', order, at: 0 });
}

/** WK-11.13, WK-11.15 What a travelling Noble may take where he is. */
export function takings(state: State, noble: Noble, region: number): TakeTroop[] {
  const seat = ownerOf(noble);
  if (isShutIn(state, seat, region)) return [];
  const givers: Holder[] = noblesAt(state, seat, region).filter(
    other => other !== noble && !nobleOf(state, other).exhausted,
  );
  if (baronOf(state, seat).stronghold === region) givers.push(GARRISON + seat);
  return givers.flatMap(from => {
    const cards = cardsOf(state, from);
    if (cards.length === 0) return [];
    if (tokensOn(state, from) > 0) return [{ type: 'take' as const, from, troop: NOBODY }];
    return kindsIn(cards).map(troop => ({ type: 'take' as const, from, troop }));
  });
}

/** Moves one Troop card, or a whole army with its tokens where `troop` is NOBODY. */
export function giveTroops(
  state: State,
  from: Holder,
  to: Holder,
  troop: number,
  context: Context<Event>,
): void {
  const all = troop === NOBODY;
  const troops = all ? cardsOf(state, from) : [troop];
  const tokens = all ? tokensOn(state, from) : 0;
  for (const card of troops) addTroop(state, to, card);
  if (all) {
    setCards(state, from, []);
    setTokens(state, to, tokensOn(state, to) + tokens);
    setTokens(state, from, 0);
  } else removeTroop(state, from, troop);
  context.tell?.({ type: 'troopsTaken', seat: ownerOf(to), from, to, troops, tokens });
  if (!isGarrison(from) && cardsOf(state, from).length === 0) goOffMap(state, from, context);
  // WK-1.14 Tokens that only an Office had outweighed may be too many for the new army.
  if (all) afterLoss(state, to, false, context);
}

/** WK-11.8, WK-24.28 He lies off the port, or lands at once as Admiral; either way he is exhausted. */
function embark(state: State, { noble, regions }: MoveOrder): void {
  const place = hasOffice(state, noble, 'admiral') ? ON_LAND : AT_SEA;
  changeNoble(state, noble, { place, region: regions[1]!, exhausted: true });
  const { current } = state;
  if (current !== null) state.current = { ...current, sailed: [...current.sailed, noble] };
}

type Kinds = 'mayMove' | 'moveNoble' | 'askPassage' | 'travel' | 'takeTroops' | 'leaveRegion';

export const movementRules: RuleBook<
  State,
  Pick<Steps, Kinds>,
  Pick<Actions, 'moveNoble' | 'askPassage' | 'takeTroops'>,
  Event
> = {
  /** Nobody is asked who can move nobody into the named region. */
  mayMove(state, { mover: seat }) {
    const to = state.current?.region ?? NOBODY;
    if (noblesOf(seat).some(noble => movesOf(state, noble, to).length > 0))
      next(state, { kind: 'moveNoble', seat, noble: NOBODY });
  },

  /** WK-6.7, WK-6.8 With Mobilize Forces one after the other into the named region, with Versatile Strategy one. */
  moveNoble: {
    choices(state, { seat, noble }) {
      const to = state.current?.region ?? NOBODY;
      const movers = noble === NOBODY ? noblesOf(seat) : [noble];
      return [...movers.flatMap(mover => movesOf(state, mover, to)), DONE];
    },
    choose(state, { seat }, action, context) {
      if (action.type === 'done') return;
      if (state.current?.card === MOBILIZE_FORCES) next(state, { kind: 'mayMove', mover: seat });
      const { type: _, ...order } = action;
      askOrTravel(state, seat, order, consentsFor(state, seat, order.regions), context);
    },
  },

  askPassage: {
    choices: () => [...YES_NO],
    choose(state, { seat: asked, after, order }, { type }, context) {
      const seat = ownerOf(order.noble);
      const consent = type === 'yes';
      context.tell?.({ type: 'passageAnswered', seat: asked, by: seat, consent });
      if (consent) return askOrTravel(state, seat, order, after, context);
      const { current } = state;
      if (current !== null)
        state.current = { ...current, passageRefused: [...current.passageRefused, asked] };
      turnBack(state, seat);
    },
  },

  travel(state, { order, at }) {
    const { noble, regions } = order;
    const { place } = nobleOf(state, noble);
    // The tokens of an army he took over have killed him.
    if (place === OFF_MAP) return;
    if (place === ON_LAND && takings(state, noble, regions[at]!).length > 0)
      next(state, { kind: 'takeTroops', seat: ownerOf(noble), order, at });
    else next(state, { kind: 'leaveRegion', order, at });
  },

  /** WK-11.13 */
  takeTroops: {
    choices: (state, { order, at }) => [...takings(state, order.noble, order.regions[at]!), DONE],
    choose(state, { order, at }, action, context) {
      if (action.type === 'done') return next(state, { kind: 'leaveRegion', order, at });
      next(state, { kind: 'travel', order, at });
      giveTroops(state, action.from, order.noble, action.troop, context);
    },
  },

  leaveRegion(state, { order, at }, context) {
    const { noble, regions, way } = order;
    if (at === regions.length - 1) return;
    if (way === 'sea') embark(state, order);
    else changeNoble(state, noble, { region: regions[at + 1]! });
    next(state, { kind: 'travel', order, at: at + 1 });
    liftSieges(state, ownerOf(noble), regions[at]!, context);
  },
};
