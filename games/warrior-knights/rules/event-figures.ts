import { next, type Context } from '@palio/kernel';
import { isDestroyed, isHeldBack, setTokens, tokensOn } from './armies.ts';
import { endLine } from './death.ts';
import type { Event } from './events.ts';
import { EVENT_FIGURES } from './figures.ts';
import { EVENTS, type EventId } from './names.ts';
import { baronOf, changeNoble, NO_HEIR, ownerOf, type State } from './state.ts';
import type { DrawnEvent } from './steps.ts';
import type { Noble } from './terms.ts';

/** What the card in question does to the table. */
export type Effect = (state: State, drawn: DrawnEvent, context: Context<Event>) => void;

export const eventAmount = (id: EventId): number => EVENT_FIGURES[EVENTS.indexOf(id)]!.amount ?? 0;
export const eventExtra = (id: EventId): number => EVENT_FIGURES[EVENTS.indexOf(id)]!.extra ?? 0;

/** WK-1.14 Tokens outside a battle; whoever is destroyed dies at once. */
export function strike(state: State, noble: Noble, tokens: number, { tell }: Context<Event>): void {
  setTokens(state, noble, tokensOn(state, noble) + tokens);
  tell?.({ type: 'tokenPut', seat: ownerOf(noble), holder: noble, tokens });
  if (isDestroyed(state, noble)) next(state, { kind: 'die', noble, deserted: false });
}

/** WK-16.14, WK-21.13 The heir is lost wherever he is held; the card stays with its victim (WK-7.12). */
export function loseHeir(state: State, { event, noble }: DrawnEvent, context: Context<Event>): void {
  const seat = ownerOf(noble);
  const baron = baronOf(state, seat);
  const wasHeldBack = isHeldBack(state, noble);
  changeNoble(state, noble, { heir: NO_HEIR });
  baron.lasting = [...baron.lasting, { event, noble }];
  context.tell?.({ type: 'heirLost', seat, noble });
  // WK-21.11 He was dead already and waited for the heir.
  if (wasHeldBack) endLine(state, noble, context);
}
