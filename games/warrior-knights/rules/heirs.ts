import type { Context, Seat } from '@palio/kernel';
import { isHeldBack } from './armies.ts';
import { endLine } from './death.ts';
import type { Event } from './events.ts';
import { changeNoble, NO_HEIR, NOBODY, ownerOf, type State } from './state.ts';
import type { Noble } from './terms.ts';

/** WK-21.7, WK-21.8 Heirs this Baron holds, his own included. */
export const heirsHeldBy = (state: State, seat: Seat): Noble[] =>
  state.nobles.flatMap(({ heir, gone }, noble) => (heir === seat && !gone ? noble : []));

/** WK-21.9 Heirs of other Barons that this one holds. */
export const hostages = (state: State, seat: Seat): Noble[] =>
  state.table.heirExchange ? heirsHeldBy(state, seat).filter(noble => ownerOf(noble) !== seat) : [];

/** WK-21.10 An heir changes hands; a dead Noble may return once his heir is at home, and only then. */
export function giveHeir(state: State, noble: Noble, from: Seat, to: Seat, { tell }: Context<Event>): void {
  if (noble === NOBODY) return;
  changeNoble(state, noble, { heir: to });
  tell?.({ type: 'heirGiven', seat: from, to, noble });
}

/** WK-21.9, WK-21.11 */
export function killHeir(state: State, seat: Seat, noble: Noble, context: Context<Event>): void {
  const wasHeldBack = isHeldBack(state, noble);
  changeNoble(state, noble, { heir: NO_HEIR });
  context.tell?.({ type: 'heirKilled', seat, noble });
  if (wasHeldBack) endLine(state, noble, context);
}
