import type { Seat } from '@palio/kernel';
import {
  battleResultOf,
  compulsoryDiscards,
  meritOf,
  oddsWith,
  sideOfSeat,
  type Action,
  type State,
} from '../rules/index.ts';

/** Discards the card it can best do without, or stops when every card helps. */
export function discard(state: State, seat: Seat, actions: readonly Action[]): Action | undefined {
  const { battle } = state;
  if (battle === null) return undefined;
  const side = battle[sideOfSeat(battle, seat)];
  const offered = actions.flatMap(action => (action.type === 'discard' ? action.card : []));
  let best: Action | undefined;
  let highest = -Infinity;
  const seen = new Set<string>();
  for (const action of actions) {
    if (action.type !== 'discard' && action.type !== 'done') continue;
    const result = action.type === 'discard' ? battleResultOf(action.card) : 'done';
    if (seen.has(result)) continue;
    seen.add(result);
    const kept = offered.filter(card => action.type !== 'discard' || card !== action.card);
    const merit = meritOf(oddsWith(state, seat, kept)) + (action.type === 'done' ? 0.01 : 0);
    if (merit > highest) {
      highest = merit;
      best = action;
    }
  }
  const discarded = side.hand.length - offered.length;
  return discarded < compulsoryDiscards(side) && best?.type === 'done' ? actions[0] : best;
}
