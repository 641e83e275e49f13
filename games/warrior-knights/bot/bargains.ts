import type { Seat } from '@palio/kernel';
import { baronOf, type Action, type Deal, type State } from '../rules/index.ts';
import { prospects } from './evaluate.ts';

/** What a crown is worth in the prospects of a Baron. */
const CROWN = 0.05;
/** A promise of another is worth little: it binds nobody. One's own costs nothing but a good name. */
const PROMISE = 0.08;

/** Whether the offer is good for the one who receives it, and not better for the one who makes it. */
export function isWelcome(state: State, deal: Deal): boolean {
  const scores = prospects(state);
  const gain = deal.crowns * CROWN + deal.promises.length * PROMISE - deal.wants.length * PROMISE;
  const isLeader = scores[deal.from] === Math.max(...scores);
  if (deal.heirAsked >= 0) return false;
  return gain > (isLeader ? 0.1 : 0);
}

/** Answers what others have offered. */
export function answerOffers(state: State, seat: Seat, actions: readonly Action[]): Action | undefined {
  for (const deal of state.deals) {
    if (deal.to !== seat || !deal.sent) continue;
    const accept = actions.find(action => action.type === 'acceptOffer' && action.from === deal.from);
    const refuse = actions.find(action => action.type === 'refuseOffer' && action.from === deal.from);
    if (accept !== undefined && isWelcome(state, deal)) return accept;
    if (refuse !== undefined) return refuse;
  }
  return undefined;
}

/** The Baron whose leave will be asked for next: a few crowns make him friendly. */
function gatekeeper(state: State, seat: Seat): Seat | undefined {
  const step = state.stack.at(-1);
  if (step?.kind !== 'battleTarget' || baronOf(state, seat).crowns < 6) return undefined;
  return state.barons.findIndex(
    ({ eliminated }, other) =>
      !eliminated &&
      other !== seat &&
      state.nobles.some(
        ({ place, region }, noble) => noble >> 2 === other && place === 1 && region === step.region,
      ),
  );
}

/** Two crowns for leave to attack where another stands by: drawn up in parts, then sent. */
export function makeOffer(state: State, seat: Seat, actions: readonly Action[]): Action | undefined {
  const draft = state.deals.find(({ from, sent }) => from === seat && !sent);
  if (draft !== undefined) {
    const pay = actions.find(action => action.type === 'offerCrowns' && action.crowns === 2);
    const want = actions.find(action => action.type === 'wantPromise' && action.promise === 'allowAttack');
    const send = actions.find(action => action.type === 'sendOffer');
    const drop = actions.find(action => action.type === 'dropOffer' && action.to === draft.to);
    return (
      (draft.crowns === 0 ? pay : undefined) ?? (draft.wants.length === 0 ? want : undefined) ?? send ?? drop
    );
  }
  const other = gatekeeper(state, seat);
  if (other === undefined || other < 0 || baronOf(state, seat).offersMade > 0) return undefined;
  return actions.find(action => action.type === 'openOffer' && action.to === other);
}
