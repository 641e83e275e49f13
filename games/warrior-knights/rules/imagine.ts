import type { Chance, Seat, Viewer } from '@palio/kernel';
import { colourOf } from './events-drawn.ts';
import { CARD_COUNT, STACKS, type Card } from './names.ts';
import { plannedOn } from './planning.ts';
import { baronOf, NOBODY, without, withSorted, type Battle, type HandCard, type State } from './state.ts';
import type { Fate } from './terms.ts';
import { bitOf } from './view.ts';

/** Fate cards in places this viewer has not followed are dealt again to those places. */
function imagineFate(state: State, bit: number, chance: Chance): void {
  const unknown: Fate[] = [];
  const collect = (card: Fate, known: number): void => {
    if ((known & bit) === 0) unknown.push(card);
  };
  state.fateDeck.forEach((card, at) => collect(card, state.fateKnown[at]!));
  const { battle } = state;
  for (const side of battle === null ? [] : [battle.attacker, battle.defender])
    for (const { card, known } of side.hand) collect(card, known);
  unknown.sort((a, b) => a - b);
  chance.shuffle(unknown);
  state.fateDeck.forEach((_, at) => {
    if ((state.fateKnown[at]! & bit) === 0) state.fateDeck[at] = unknown.pop()!;
  });
  if (battle === null) return;
  const redeal = (held: HandCard): HandCard =>
    (held.known & bit) === 0 ? { card: unknown.pop()!, known: held.known } : held;
  const dealt: Battle = {
    ...battle,
    attacker: { ...battle.attacker, hand: battle.attacker.hand.map(redeal) },
    defender: { ...battle.defender, hand: battle.defender.hand.map(redeal) },
  };
  state.battle = dealt;
}

/** What is in another's hand and what he has laid on the stacks is one unknown heap, but for cards seen to return. */
function imaginePlans(state: State, seat: Seat, chance: Chance): void {
  const baron = baronOf(state, seat);
  const counts = STACKS.map(stack => plannedOn(baron.planned, stack));
  if (counts.every(count => count === 0)) return;
  const heap: Card[] = [];
  for (let card = 0; card < CARD_COUNT; card++) {
    const hidden = STACKS.reduce(
      (sum, stack) => sum + baron.planned[stack * CARD_COUNT + card]!,
      baron.hand[card]! - baron.returned[card]!,
    );
    for (let i = 0; i < hidden; i++) heap.push(card);
  }
  chance.shuffle(heap);
  const planned = baron.planned.map(() => 0);
  const hand = baron.returned.slice();
  for (const [stack, count] of counts.entries())
    for (let i = 0; i < count; i++) planned[stack * CARD_COUNT + heap.pop()!]!++;
  for (const card of heap) hand[card]!++;
  baron.planned = planned;
  baron.hand = hand;
}

/** WK-2.2 Of the top Event only the colour is known. */
function imagineTopEvent(state: State, chance: Chance): void {
  if (state.eventTop === NOBODY) return;
  const colour = colourOf(state.eventTop);
  const all = withSorted(state.eventBag, state.eventTop);
  const top = chance.pick(all.filter(event => colourOf(event) === colour));
  state.eventTop = top;
  state.eventBag = without(all, top);
}

/** Deals again everything this viewer cannot know; the other decks are bags without an order. */
export function imagine(state: State, viewer: Viewer, chance: Chance): void {
  imagineFate(state, bitOf(viewer), chance);
  imagineTopEvent(state, chance);
  for (const seat of state.barons.keys()) if (seat !== viewer) imaginePlans(state, seat, chance);
}
