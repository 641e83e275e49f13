import type { Chance, Viewer } from '@palio/kernel';
import { deckCards } from './marauders.ts';
import { ALL_MISSIONS, bitOf, countOf, type Missions } from './mission-cards.ts';
import type { State } from './state.ts';

/** The card with this place among the missions, lowest first. */
function nthOf(missions: Missions, place: number): number {
  let bits = missions;
  for (let skip = place; skip > 0; skip--) bits &= bits - 1;
  return 32 - Math.clz32(bits & -bits);
}

/**
 * TA-9.31 The cards by the deck they last came from, oldest first. A deck is made only when the former one is
 * drawn out, so who holds how many of each is public: draws are counted, and a card laid down is seen.
 */
function decksOf(state: State): Missions[] {
  const decks: Missions[] = [];
  let later = 0;
  for (const cards of [...(state.reshuffled ?? [])].reverse()) {
    decks.unshift(cards & ~later);
    later |= cards;
  }
  return [ALL_MISSIONS & ~later, ...decks];
}

/** Deals the cards of one deck again that the viewer cannot see; what nobody holds stays in the deck. */
function dealAgain(state: State, cards: Missions, viewer: Viewer, chance: Chance): void {
  let pool = state.deck & cards;
  state.players.forEach((player, seat) => {
    if (seat !== viewer) pool |= player.hand & cards;
  });
  state.deck &= ~cards;
  state.players.forEach((player, seat) => {
    const count = seat === viewer ? 0 : countOf(player.hand & cards);
    if (count === 0) return;
    player.hand &= ~cards;
    for (let card = 0; card < count; card++) {
      const mission = nthOf(pool, chance.below(countOf(pool)));
      player.hand |= bitOf(mission);
      pool &= ~bitOf(mission);
    }
  });
  state.deck |= pool;
}

/**
 * What a viewer cannot know (digest section 6): the hands of the others, which lie with the deck they came
 * from in one pool, and the face-down marauder card. Decks and piles keep no order, so there is none to deal
 * again.
 */
export function imagine(state: State, viewer: Viewer, chance: Chance): void {
  for (const cards of decksOf(state)) dealAgain(state, cards, viewer, chance);
  if (state.raider >= 0 && state.raider !== viewer) state.raidCard = chance.pick(deckCards(state));
}
