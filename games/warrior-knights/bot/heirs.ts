import type { Seat } from '@palio/kernel';
import {
  baronOf,
  faithCostOf,
  hostages,
  isHeldBack,
  netStrength,
  NOBODY,
  ownerOf,
  type Action,
  type Noble,
  type State,
} from '../rules/index.ts';
import { prospects } from './evaluate.ts';
import { heirWorth, roundsLeft } from './worth.ts';

/** A hostage is worth less to whoever holds it than to its own Baron. */
const HOSTAGE = 0.5;

/** What it changes for a Baron to get this heir: one of his own comes home, another's is a hostage. */
export function heirGain(state: State, seat: Seat, noble: Noble): number {
  if (noble < 0) return 0;
  const worth = heirWorth(state, noble, netStrength(state, noble));
  return ownerOf(noble) === seat ? worth : HOSTAGE * worth;
}

/** Whether nobody but perhaps this Baron himself is ahead of the rival. */
function isFirstRival(state: State, seat: Seat, rival: Seat): boolean {
  const scores = prospects(state);
  return scores.every((score, other) => other === seat || score <= scores[rival]!);
}

/**
 * WK-21.9, WK-21.11 The heir of a dead Noble is killed if his Baron is the first rival: his Regulars are lost for good. As long as the Noble lives the hostage does the same and can still be sold, so killing gains nothing;
 * and what was promised to be returned is not killed.
 */
export function killHeir(state: State, seat: Seat, actions: readonly Action[]): Action | undefined {
  return actions.find(action => {
    if (action.type !== 'killHeir' || !isHeldBack(state, action.noble)) return false;
    const rival = ownerOf(action.noble);
    return !hasPromisedHeir(state, seat, rival) && isFirstRival(state, seat, rival);
  });
}

const hasPromisedHeir = ({ promises }: State, seat: Seat, to: Seat): boolean =>
  promises.some(given => given.from === seat && given.to === to && given.promise === 'returnHeir');

/** WK-21.8 A bot keeps its word: the heir that it promised to return goes home as a gift, offered once for each card. */
export function returnHeir(state: State, seat: Seat, actions: readonly Action[]): Action | undefined {
  if (!state.table.heirExchange) return undefined;
  for (let to = 0; to < state.table.seats; to++) {
    if (to === seat || !hasPromisedHeir(state, seat, to)) continue;
    const deal = state.deals.find(({ from, to: other }) => from === seat && other === to);
    if (deal?.sent === true) continue;
    const isHis = (action: Action): boolean =>
      action.type === 'offerHeir' && action.to === to && ownerOf(action.noble) === to;
    if (deal === undefined) {
      const holds = hostages(state, seat).some(noble => ownerOf(noble) === to);
      const open = actions.find(action => action.type === 'openOffer' && action.to === to);
      if (holds && open !== undefined && baronOf(state, seat).offersMade === 0) return open;
    } else {
      const send = actions.find(action => action.type === 'sendOffer' && action.to === to);
      const next = deal.heirGiven < 0 ? actions.find(isHis) : send;
      if (next !== undefined) return next;
    }
  }
  return undefined;
}

/** WK-23.2 What a Heretic loses in every round: no more Faith, and never Head of the Church. */
const HERETIC_PER_ROUND = 0.18;

/** WK-21.25 A lasting Event is undone if that is worth more than the Faith it costs. */
export function miracle(state: State, seat: Seat, actions: readonly Action[]): Action | undefined {
  return actions.find(action => action.type === 'removeEvent' && miracleGain(state, seat, action) > 0);
}

type RemoveEvent = Extract<Action, { readonly type: 'removeEvent' }>;

function miracleGain(state: State, seat: Seat, { event, noble }: RemoveEvent): number {
  const gain =
    noble === NOBODY
      ? HERETIC_PER_ROUND * roundsLeft(state)
      : heirWorth(state, noble, netStrength(state, noble));
  const baron = baronOf(state, seat);
  const before = prospects(state)[seat]!;
  baron.faith -= faithCostOf(event) + 1;
  const after = prospects(state)[seat]!;
  baron.faith += faithCostOf(event) + 1;
  return gain + after - before;
}
