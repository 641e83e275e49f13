import type { Context, Seat } from '@palio/kernel';
import type { FreeAction } from './actions.ts';
import { changeCrowns, seatsInPlay } from './barons.ts';
import type { Event } from './events.ts';
import { SETUP } from './figures.ts';
import { giveHeir, heirsHeldBy } from './heirs.ts';
import { PROMISES, type PromiseId } from './names.ts';
import { baronOf, NOBODY, nobleOf, STANDING, type Deal, type State } from './state.ts';
import type { Noble } from './terms.ts';

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
export function dealActions(state: State, seat: Seat): FreeAction[] {
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

function change(state: State, seat: Seat, to: Seat, part: Partial<Deal>): void {
  state.deals = state.deals.map(deal => (deal.from === seat && deal.to === to ? { ...deal, ...part } : deal));
}

export function remove(state: State, from: Seat, to: Seat): void {
  state.deals = state.deals.filter(deal => deal.from !== from || deal.to !== to);
}

/** WK-19.3 What was promised stays in sight until the round ends; it binds nobody. */
function keepInMind(state: State, from: Seat, to: Seat, promises: readonly PromiseId[]): void {
  const isKnown = (promise: PromiseId): boolean =>
    state.promises.some(given => given.from === from && given.to === to && given.promise === promise);
  const fresh = promises.filter(promise => !isKnown(promise)).map(promise => ({ from, to, promise }));
  if (fresh.length > 0) state.promises = [...state.promises, ...fresh];
}

/** WK-19.4 Only the crowns (and heirs) move, at once. */
export function accept(state: State, seat: Seat, from: Seat, context: Context<Event>): void {
  const deal = dealBetween(state, from, seat)!;
  remove(state, from, seat);
  context.tell?.({ type: 'offerAccepted', seat, other: from });
  changeCrowns(state, from, -deal.crowns, 'deal', context);
  changeCrowns(state, seat, deal.crowns, 'deal', context);
  keepInMind(state, from, seat, deal.promises);
  keepInMind(state, seat, from, deal.wants);
  giveHeir(state, deal.heirGiven, from, seat, context);
  giveHeir(state, deal.heirAsked, seat, from, context);
}

export function openOffer(state: State, seat: Seat, to: Seat): void {
  baronOf(state, seat).offersMade++;
  const empty = { crowns: 0, promises: [], wants: [], heirGiven: NOBODY, heirAsked: NOBODY };
  state.deals = [...state.deals, { from: seat, to, sent: false, ...empty }];
}

/** A Baron who wants no deals has refused before he reads. */
export function send(state: State, seat: Seat, to: Seat, { tell }: Context<Event>): void {
  const { sent: _sent, from: _from, to: _to, ...parts } = dealBetween(state, seat, to)!;
  tell?.({ type: 'offerSent', seat, other: to, ...parts });
  change(state, seat, to, { sent: true });
  if (baronOf(state, to).standing[STANDING.indexOf('deals')] !== 'no') return;
  remove(state, seat, to);
  tell?.({ type: 'offerRefused', seat: to, other: seat });
}

export function drawUp(state: State, seat: Seat, action: FreeAction): void {
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
