import { next, type Context, type Seat } from '@palio/kernel';
import { isDestroyed } from './armies.ts';
import { loseOffice } from './death.ts';
import { discardAgenda } from './decks.ts';
import type { Event } from './events.ts';
import { SETUP } from './figures.ts';
import { baronOf, changeNoble, nobleOf, noblesOf, without, type State } from './state.ts';
import type { Agenda, Noble } from './terms.ts';

/** WK-9.19 */
export function giveCharge(state: State, seat: Seat, agenda: Agenda, { tell }: Context<Event>): void {
  const baron = baronOf(state, seat);
  tell?.({ type: 'chargeGiven', seat, agenda });
  baron.charges = [...baron.charges, agenda];
  // WK-9.19 One of the older three must go.
  if (baron.charges.length > SETUP.maxChargesPerBaron) next(state, { kind: 'dropCharge', seat, agenda });
}

export function loseCharge(state: State, seat: Seat, agenda: Agenda, { tell }: Context<Event>): void {
  const baron = baronOf(state, seat);
  baron.charges = without(baron.charges, agenda);
  discardAgenda(state, agenda);
  tell?.({ type: 'chargeLost', seat, agenda });
}

/** WK-9.21 Nobles who can hold an Office: not one who never returns. */
export const officeHolders = (state: State, seat: Seat): Noble[] =>
  noblesOf(seat).filter(noble => !nobleOf(state, noble).gone);

/** WK-9.22, WK-9.25 */
export function giveOffice(state: State, noble: Noble, agenda: Agenda, context: Context<Event>): void {
  loseOffice(state, noble, context);
  changeNoble(state, noble, { office: agenda });
  context.tell?.({ type: 'officeGiven', seat: noble >> 2, noble, agenda });
  if (isDestroyed(state, noble)) next(state, { kind: 'die', noble, deserted: false });
}
