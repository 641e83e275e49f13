import type { Chance } from '@palio/kernel';
import { playersLeft } from './barons.ts';
import { AGENDA_FIGURES, EVENT_FIGURES, SETUP } from './figures.ts';
import { NOBODY, withMore, without, withSorted, type State } from './state.ts';
import type { Agenda, EventCard } from './terms.ts';
import { isMercenary, TROOPS, type Troop } from './troops.ts';

const copies = (list: readonly { readonly copies: number }[]): number[] =>
  list.flatMap((entry, index) => Array.from({ length: entry.copies }, () => index));

type Bags = Pick<
  State,
  'eventTop' | 'eventBag' | 'eventDiscard' | 'agendaBag' | 'agendaDiscard' | 'mercenaryDeck'
>;

/** WK-2.1 Nobody knows an order of these decks, so none is kept: sorted bags, drawn from at random. */
export const fullBags = (): Bags => ({
  eventTop: NOBODY,
  eventBag: copies(EVENT_FIGURES),
  eventDiscard: [],
  agendaBag: copies(AGENDA_FIGURES.agendas),
  agendaDiscard: [],
  mercenaryDeck: TROOPS.map((figure, troop) => (isMercenary(troop) ? figure.copies : 0)),
});

/** WK-2.2, WK-7.12 The next Event lies on top, its back in sight; an empty deck is made anew of the discards. */
export function drawTopEvent(state: State, chance: Chance): void {
  if (state.eventBag.length === 0) {
    state.eventBag = state.eventDiscard.toSorted((a, b) => a - b);
    state.eventDiscard = [];
  }
  state.eventTop = state.eventBag.length === 0 ? NOBODY : chance.pick(state.eventBag);
  state.eventBag = without(state.eventBag, state.eventTop);
}

export function discardEvent(state: State, event: EventCard): void {
  state.eventDiscard = [...state.eventDiscard, event];
  if (state.eventTop === NOBODY) {
    // Every other Event was out: this one is the whole deck.
    state.eventTop = event;
    state.eventDiscard = without(state.eventDiscard, event);
  }
}

export function discardAgenda(state: State, agenda: Agenda): void {
  state.agendaDiscard = withSorted(state.agendaDiscard, agenda);
}

/** WK-2.13, WK-9.8, WK-22.2 Fills the slots of the Current Agendas. */
export function drawAgendas(state: State, chance: Chance): void {
  const agendas = state.agendas.slice();
  while (agendas.length < SETUP.agendaSlots) {
    if (state.agendaBag.length === 0) {
      state.agendaBag = state.agendaDiscard;
      state.agendaDiscard = [];
    }
    if (state.agendaBag.length === 0) break;
    const agenda = chance.pick(state.agendaBag);
    state.agendaBag = without(state.agendaBag, agenda);
    agendas.push(agenda);
  }
  state.agendas = agendas;
}

function drawTroop(state: State, isWanted: (troop: Troop) => boolean, chance: Chance): Troop {
  let total = 0;
  state.mercenaryDeck.forEach((count, troop) => (total += isWanted(troop) ? count : 0));
  if (total === 0) return NOBODY;
  let left = chance.below(total);
  let troop = 0;
  for (; ; troop++) {
    const count = isWanted(troop) ? state.mercenaryDeck[troop]! : 0;
    if (left < count) break;
    left -= count;
  }
  state.mercenaryDeck = withMore(state.mercenaryDeck, troop, -1);
  return troop;
}

/** The top Mercenary of the deck, or NOBODY. */
export const drawMercenary = (state: State, chance: Chance): Troop => drawTroop(state, isMercenary, chance);

/** WK-2.10 */
export const drawStartingMercenary = (state: State, strength: number, chance: Chance): Troop =>
  drawTroop(state, troop => isMercenary(troop) && TROOPS[troop]!.strength === strength, chance);

/** WK-2.12, WK-10.9, WK-10.10 One card more than there are Barons, as far as the deck goes. */
export function drawOffer(state: State, chance: Chance): void {
  const offer: Troop[] = [];
  for (let i = 0; i <= playersLeft(state); i++) {
    const troop = drawMercenary(state, chance);
    if (troop !== NOBODY) offer.push(troop);
  }
  state.offer = offer;
}
