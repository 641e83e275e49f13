import { topStep, type Context, type Seat } from '@palio/kernel';
import { changeFaith } from './barons.ts';
import { discardEvent } from './decks.ts';
import type { Event } from './events.ts';
import { eventIdOf, faithCostOf } from './events-drawn.ts';
import { baronOf, changeNoble, NOBODY, nobleOf, type LastingEvent, type State } from './state.ts';

/** WK-21.25 Whether the open question is his, alone or with others in secret. */
function isAsked(state: State, seat: Seat): boolean {
  const step = topStep(state);
  if (step === undefined) return false;
  if ('seat' in step) return step.seat === seat;
  const { assembly, battle } = state;
  if (step.kind === 'commitVotes' || step.kind === 'writeVotes')
    return assembly?.attending.includes(seat) === true;
  if (step.kind === 'discardFate') return battle?.attacker.seat === seat || battle?.defender.seat === seat;
  return step.kind === 'plan';
}

/** WK-21.25 Permanent Events whose consequence has not happened, while he has the Faith and the word. */
export function removable(state: State, seat: Seat): LastingEvent[] {
  if (!state.table.miraclesCanHappen || !isAsked(state, seat)) return [];
  const { faith, lasting } = baronOf(state, seat);
  return lasting.filter(
    ({ event, noble }) => faith > faithCostOf(event) && (noble === NOBODY || !nobleOf(state, noble).gone),
  );
}

/** WK-21.25 */
export function removeEvent(
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
