import type { Chance, Viewer } from '@palio/kernel';
import { deckCards } from './marauders.ts';
import { bitOf, countOf, type Missions } from './mission-cards.ts';
import type { State } from './state.ts';

/** The card with this place among the missions, lowest first. */
function nthOf(missions: Missions, place: number): number {
  let bits = missions;
  for (let skip = place; skip > 0; skip--) bits &= bits - 1;
  return 32 - Math.clz32(bits & -bits);
}

/**
 * What a viewer cannot know (digest section 6): the hands of the others, which lie with the deck in one pool,
 * and the face-down marauder card. Decks and piles keep no order, so there is none to deal again.
 */
export function imagine(state: State, viewer: Viewer, chance: Chance): void {
  let pool = state.deck;
  state.players.forEach((player, seat) => {
    if (seat !== viewer) pool |= player.hand;
  });
  state.players.forEach((player, seat) => {
    if (seat === viewer || player.hand === 0) return;
    const count = countOf(player.hand);
    player.hand = 0;
    for (let card = 0; card < count; card++) {
      const mission = nthOf(pool, chance.below(countOf(pool)));
      player.hand |= bitOf(mission);
      pool &= ~bitOf(mission);
    }
  });
  state.deck = pool;
  if (state.raider >= 0 && state.raider !== viewer) state.raidCard = chance.pick(deckCards(state));
}
