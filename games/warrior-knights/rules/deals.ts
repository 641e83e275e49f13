import { topStep, type Asides, type Context, type Seat } from '@palio/kernel';
import type { Action, FreeAction } from './actions.ts';
import { changeCrowns, changeFaith, seatsInPlay } from './barons.ts';
import { endLine } from './death.ts';
import { discardEvent } from './decks.ts';
import type { Event } from './events.ts';
import { eventIdOf, faithCostOf } from './events-drawn.ts';
import { SETUP } from './figures.ts';
import { PROMISES, type PromiseId } from './names.ts';
import {
  ALWAYS_ASK,
  ANSWERS,
  baronOf,
  changeNoble,
  NO_HEIR,
  NOBODY,
  nobleOf,
  ownerOf,
  STANDING,
  withEntry,
  type Answer,
  type Deal,
  type LastingEvent,
  type StandingId,
  type State,
} from './state.ts';
import type { Noble } from './terms.ts';

/** Answers that make sense: nobody can promise Faith or crowns in advance, only keep them. */
export const ANSWERS_TO: Readonly<Record<StandingId, readonly Answer[]>> = {
  passage: ANSWERS,
  attack: ANSWERS,
  faith: ['ask', 'no'],
  laws: ['ask', 'yes'],
  agendas: ['ask', 'yes'],
  invest: ['ask', 'no'],
  deals: ['ask', 'no'],
};

const STANDING_ACTIONS: readonly (readonly FreeAction[])[] = STANDING.map(question =>
  ANSWERS_TO[question].map(answer => ({ type: 'standing' as const, question, answer })),
);

/** Most crowns one offer can speak of; larger sums take several. */
const MOST_CROWNS = 20;
const MOST_PROMISES = 2;

export const dealBetween = (state: State, from: Seat, to: Seat): Deal | undefined =>
  state.deals.find(deal => deal.from === from && deal.to === to);

const holdsHeir = (state: State, seat: Seat, noble: Noble): boolean =>
  noble === NOBODY || nobleOf(state, noble).heir === seat;

/** WK-19.4 Both can still give what the offer says. */
export function canBeAccepted(state: State, { from, to, crowns, heirGiven, heirAsked }: Deal): boolean {
  const payer = crowns > 0 ? from : to;
  return (
    baronOf(state, payer).crowns >= Math.abs(crowns) &&
    holdsHeir(state, from, heirGiven) &&
    holdsHeir(state, to, heirAsked)
  );
}

/** WK-21.7, WK-21.8 Heirs this Baron holds, his own included. */
const heirsHeldBy = (state: State, seat: Seat): Noble[] =>
  state.nobles.flatMap(({ heir, gone }, noble) => (heir === seat && !gone ? noble : []));

const range = (most: number): number[] =>
  Array.from({ length: Math.min(most, MOST_CROWNS) }, (_, i) => i + 1);

/** Promises that can still be added. */
const further = (promises: readonly PromiseId[]): PromiseId[] =>
  promises.length < MOST_PROMISES ? PROMISES.filter(promise => !promises.includes(promise)) : [];

/** The parts of an offer: each is set once, so that drawing up comes to an end. */
function draftActions(state: State, deal: Deal): FreeAction[] {
  const { from, to, crowns, promises, wants, heirGiven, heirAsked } = deal;
  const actions: FreeAction[] = [];
  if (crowns === 0) {
    for (const sum of range(baronOf(state, from).crowns))
      actions.push({ type: 'offerCrowns', to, crowns: sum });
    for (const sum of range(baronOf(state, to).crowns))
      actions.push({ type: 'offerCrowns', to, crowns: -sum });
  }
  for (const promise of further(promises)) actions.push({ type: 'offerPromise', to, promise });
  for (const promise of further(wants)) actions.push({ type: 'wantPromise', to, promise });
  if (state.table.heirExchange) {
    if (heirGiven === NOBODY)
      for (const noble of heirsHeldBy(state, from)) actions.push({ type: 'offerHeir', to, noble });
    if (heirAsked === NOBODY)
      for (const noble of heirsHeldBy(state, to)) actions.push({ type: 'wantHeir', to, noble });
  }
  const isEmpty =
    crowns === 0 && promises.length + wants.length === 0 && heirGiven === NOBODY && heirAsked === NOBODY;
  if (!isEmpty) actions.push({ type: 'sendOffer', to });
  actions.push({ type: 'dropOffer', to });
  return actions;
}

/** WK-19.4 to 19.6 */
function dealActions(state: State, seat: Seat): FreeAction[] {
  const actions: FreeAction[] = [];
  for (const deal of state.deals)
    if (deal.to === seat && deal.sent) {
      if (canBeAccepted(state, deal)) actions.push({ type: 'acceptOffer', from: deal.from });
      actions.push({ type: 'refuseOffer', from: deal.from });
    }
  const draft = state.deals.find(({ from, sent }) => from === seat && !sent);
  if (draft !== undefined) return [...actions, ...draftActions(state, draft)];
  for (const other of seatsInPlay(state)) {
    if (other === seat) continue;
    if (dealBetween(state, seat, other) !== undefined) actions.push({ type: 'dropOffer', to: other });
    else if (baronOf(state, seat).offersMade < SETUP.negotiation.offersPerCard)
      actions.push({ type: 'openOffer', to: other });
  }
  return actions;
}

/** WK-21.25 Permanent Events whose consequence has not happened, while he has the Faith and the word. */
function removable(state: State, seat: Seat): LastingEvent[] {
  const step = topStep(state);
  if (!state.table.miraclesCanHappen || step === undefined || !('seat' in step) || step.seat !== seat)
    return [];
  const { faith, lasting } = baronOf(state, seat);
  return lasting.filter(
    ({ event, noble }) => faith > faithCostOf(event) && (noble === NOBODY || !nobleOf(state, noble).gone),
  );
}

/** WK-21.9 Heirs of other Barons that this one holds. */
const hostages = (state: State, seat: Seat): Noble[] =>
  state.table.heirExchange ? heirsHeldBy(state, seat).filter(noble => ownerOf(noble) !== seat) : [];

function change(state: State, seat: Seat, to: Seat, part: Partial<Deal>): void {
  state.deals = state.deals.map(deal => (deal.from === seat && deal.to === to ? { ...deal, ...part } : deal));
}

function remove(state: State, from: Seat, to: Seat): void {
  state.deals = state.deals.filter(deal => deal.from !== from || deal.to !== to);
}

/** WK-21.10 An heir changes hands; a dead Noble whose heir comes home may return. */
function giveHeir(state: State, noble: Noble, from: Seat, to: Seat, { tell }: Context<Event>): void {
  if (noble === NOBODY) return;
  changeNoble(state, noble, { heir: to });
  if (to === ownerOf(noble)) changeNoble(state, noble, { awaitsHeir: false });
  tell?.({ type: 'heirGiven', seat: from, to, noble });
}

/** WK-19.4 Only the crowns (and heirs) move, at once. */
function accept(state: State, seat: Seat, from: Seat, context: Context<Event>): void {
  const deal = dealBetween(state, from, seat)!;
  remove(state, from, seat);
  context.tell?.({ type: 'offerAccepted', seat, other: from });
  changeCrowns(state, from, -deal.crowns, 'deal', context);
  changeCrowns(state, seat, deal.crowns, 'deal', context);
  giveHeir(state, deal.heirGiven, from, seat, context);
  giveHeir(state, deal.heirAsked, seat, from, context);
}

function openOffer(state: State, seat: Seat, to: Seat): void {
  baronOf(state, seat).offersMade++;
  const empty = { crowns: 0, promises: [], wants: [], heirGiven: NOBODY, heirAsked: NOBODY };
  state.deals = [...state.deals, { from: seat, to, sent: false, ...empty }];
}

/** A Baron who wants no deals has refused before he reads. */
function send(state: State, seat: Seat, to: Seat, { tell }: Context<Event>): void {
  const { sent: _sent, from: _from, to: _to, ...parts } = dealBetween(state, seat, to)!;
  tell?.({ type: 'offerSent', seat, other: to, ...parts });
  change(state, seat, to, { sent: true });
  if (baronOf(state, to).standing[STANDING.indexOf('deals')] !== 'no') return;
  remove(state, seat, to);
  tell?.({ type: 'offerRefused', seat: to, other: seat });
}

/** WK-21.9, WK-21.11 */
function killHeir(state: State, seat: Seat, noble: Noble, { tell }: Context<Event>): void {
  const { awaitsHeir } = nobleOf(state, noble);
  changeNoble(state, noble, { heir: NO_HEIR });
  tell?.({ type: 'heirKilled', seat, noble });
  if (awaitsHeir) endLine(state, noble);
}

/** WK-21.25 */
function removeEvent(
  state: State,
  seat: Seat,
  { event, noble }: LastingEvent,
  context: Context<Event>,
): void {
  const baron = baronOf(state, seat);
  changeFaith(state, seat, -(faithCostOf(event) + 1), 'miracle', context);
  const at = baron.lasting.findIndex(held => held.event === event && held.noble === noble);
  baron.lasting = baron.lasting.filter((_, i) => i !== at);
  discardEvent(state, event);
  if (eventIdOf(event) === 'heretic') baron.heretic = false;
  else changeNoble(state, noble, { heir: seat });
  context.tell?.({ type: 'miracle', seat, event });
}

function drawUp(state: State, seat: Seat, action: FreeAction): void {
  if (!('to' in action)) return;
  const deal = dealBetween(state, seat, action.to);
  if (deal === undefined) return;
  if (action.type === 'offerCrowns') change(state, seat, action.to, { crowns: action.crowns });
  if (action.type === 'offerPromise')
    change(state, seat, action.to, { promises: [...deal.promises, action.promise] });
  if (action.type === 'wantPromise')
    change(state, seat, action.to, { wants: [...deal.wants, action.promise] });
  if (action.type === 'offerHeir') change(state, seat, action.to, { heirGiven: action.noble });
  if (action.type === 'wantHeir') change(state, seat, action.to, { heirAsked: action.noble });
}

const isFree = (action: Action): action is FreeAction => TYPES.includes(action.type as FreeAction['type']);

const TYPES: readonly FreeAction['type'][] = [
  'openOffer',
  'offerCrowns',
  'offerPromise',
  'wantPromise',
  'offerHeir',
  'wantHeir',
  'sendOffer',
  'dropOffer',
  'acceptOffer',
  'refuseOffer',
  'standing',
  'killHeir',
  'removeEvent',
];

/** What a Baron may do as long as nobody deals and nothing is settled in advance: made once for each seat. */
const USUAL: readonly (readonly (readonly FreeAction[])[])[] = Array.from({ length: 7 }, (_, seats) =>
  Array.from({ length: seats }, (__, seat) => [
    ...Array.from({ length: seats }, (___, to) => to)
      .filter(to => to !== seat)
      .map(to => ({ type: 'openOffer' as const, to })),
    ...STANDING_ACTIONS.flatMap(own =>
      own.filter(action => action.type === 'standing' && action.answer !== 'ask'),
    ),
  ]),
);

function isUsual({ table, deals, barons }: State, seat: Seat): boolean {
  const { standing, offersMade } = barons[seat]!;
  if (deals.length > 0 || standing !== ALWAYS_ASK || offersMade >= SETUP.negotiation.offersPerCard)
    return false;
  return !table.heirExchange && !table.miraclesCanHappen && !table.playerElimination;
}

export const freeActions: Asides<State, Action, Event> = {
  types: TYPES,
  choices(state, seat) {
    const baron = state.barons[seat];
    if (baron === undefined || baron.eliminated) return [];
    if (isUsual(state, seat)) return USUAL[state.table.seats]![seat]!.slice();
    const actions: FreeAction[] = dealActions(state, seat);
    for (const [i, own] of STANDING_ACTIONS.entries())
      for (const action of own)
        if (action.type === 'standing' && action.answer !== baron.standing[i]) actions.push(action);
    for (const noble of hostages(state, seat)) actions.push({ type: 'killHeir', noble });
    const struck = removable(state, seat).map(({ event, noble }) => ({ event, noble }));
    for (const [i, lasting] of struck.entries())
      if (struck.findIndex(other => other.event === lasting.event && other.noble === lasting.noble) === i)
        actions.push({ type: 'removeEvent', ...lasting });
    return actions;
  },
  choose(state, seat, action, context) {
    if (!isFree(action)) return;
    switch (action.type) {
      case 'openOffer':
        openOffer(state, seat, action.to);
        return context.tell?.({ type: 'offerOpened', seat, other: action.to });
      case 'sendOffer':
        return send(state, seat, action.to, context);
      case 'dropOffer':
        remove(state, seat, action.to);
        return context.tell?.({ type: 'offerDropped', seat, other: action.to });
      case 'acceptOffer':
        return accept(state, seat, action.from, context);
      case 'refuseOffer':
        remove(state, action.from, seat);
        return context.tell?.({ type: 'offerRefused', seat, other: action.from });
      case 'standing': {
        const { question, answer } = action;
        const baron = baronOf(state, seat);
        baron.standing = withEntry(baron.standing, STANDING.indexOf(question), answer);
        return context.tell?.({ type: 'standingAnswer', seat, question, answer });
      }
      case 'killHeir':
        return killHeir(state, seat, action.noble, context);
      case 'removeEvent':
        return removeEvent(state, seat, action, context);
      case 'offerCrowns':
      case 'offerPromise':
      case 'wantPromise':
      case 'offerHeir':
      case 'wantHeir':
        return drawUp(state, seat, action);
    }
  },
};
