import type { Action } from '../../../rules/actions.ts';
import type { PromiseId } from '../../../rules/names.ts';
import type { Deal } from '../../../rules/state.ts';
import { NOBODY } from '../../figures.ts';

/** An offer as it is put together; crowns below zero are asked for. */
export interface Draft {
  readonly crowns: number;
  readonly promises: readonly PromiseId[];
  readonly wants: readonly PromiseId[];
  readonly heirGiven: number;
  readonly heirAsked: number;
}

export const EMPTY: Draft = { crowns: 0, promises: [], wants: [], heirGiven: NOBODY, heirAsked: NOBODY };

/** The rules let an offer hold so many promises on either side, and so many crowns. */
export const MOST_PROMISES = 2;
export const MOST_CROWNS = 20;

export const isEmpty = ({ crowns, promises, wants, heirGiven, heirAsked }: Draft): boolean =>
  crowns === 0 && promises.length + wants.length === 0 && heirGiven === NOBODY && heirAsked === NOBODY;

/** The same offer seen from the other side: where a counter-offer begins. */
export const mirrored = ({ crowns, promises, wants, heirGiven, heirAsked }: Deal): Draft => ({
  crowns: -crowns,
  promises: wants,
  wants: promises,
  heirGiven: heirAsked,
  heirAsked: heirGiven,
});

/** The small actions that make one offer; an offer that is answered by it is refused first. */
export function gestureOf(to: number, draft: Draft, answers: boolean): Action[] {
  const { crowns, promises, wants, heirGiven, heirAsked } = draft;
  const actions: Action[] = answers ? [{ type: 'refuseOffer', from: to }] : [];
  actions.push({ type: 'openOffer', to });
  if (crowns !== 0) actions.push({ type: 'offerCrowns', to, crowns });
  for (const promise of promises) actions.push({ type: 'offerPromise', to, promise });
  for (const promise of wants) actions.push({ type: 'wantPromise', to, promise });
  if (heirGiven !== NOBODY) actions.push({ type: 'offerHeir', to, noble: heirGiven });
  if (heirAsked !== NOBODY) actions.push({ type: 'wantHeir', to, noble: heirAsked });
  actions.push({ type: 'sendOffer', to });
  return actions;
}
