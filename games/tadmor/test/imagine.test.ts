import { fastChance, listen, type Seat } from '@palio/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bitOf,
  countOf,
  listOf,
  missionId,
  numberOf,
  tadmor as game,
  type Event,
  type Missions,
  type State,
} from '../rules/index.ts';
import { given } from './given.ts';

/**
 * What everybody can know of a hand, from what was told to all: how many of its cards came from which deck.
 * Whoever shows a card shows which deck it came from, since a deck holds no card of another.
 */
class Witness {
  private readonly decks: Missions[];
  private discards: Missions;
  private inDeck: number;
  /** Cards of the former deck that whoever is drawing has taken. */
  private before = 0;
  /** What lies fulfilled or returned before everybody. */
  private readonly laid: Missions[];
  /** What of it was there from the beginning, or has been told to all since. */
  private readonly told: Missions[];
  readonly held: number[][];

  constructor({ deck, discards, players }: State) {
    this.decks = [players.reduce((all, player) => all | player.hand, deck)];
    this.discards = discards;
    this.inDeck = countOf(deck);
    this.held = players.map(({ hand }) => [countOf(hand)]);
    this.laid = players.map(({ fulfilled, returned }) => fulfilled | returned);
    this.told = [...this.laid];
  }

  hear(event: Event): void {
    if (event.type === 'missionsShuffled') this.shuffled(event.count);
    else if (event.type === 'missionsDrawn') this.drawn(this.held[event.seat]!, event.count);
    else if (event.type === 'missionFulfilled') this.told[event.seat]! |= bitOf(numberOf(event.mission));
    else if (event.type === 'missionDiscarded') {
      this.shown(event.seat, numberOf(event.mission));
      this.discards |= bitOf(numberOf(event.mission));
    }
  }

  /** TA-9.29 A card that is fulfilled lies open before it is paid, and is told of afterwards. */
  see({ players }: State): void {
    players.forEach(({ fulfilled, returned }, seat) => {
      const laid = fulfilled | returned;
      for (const mission of listOf(laid & ~this.laid[seat]!)) this.shown(seat, mission);
      this.laid[seat] = laid;
    });
  }

  /** What lies open and nobody has been told of. */
  get untold(): Missions {
    return this.laid.reduce((all, laid, seat) => all | (laid & ~this.told[seat]!), 0);
  }

  get shuffles(): number {
    return this.decks.length - 1;
  }

  private shuffled(count: number): void {
    this.decks.push(this.discards);
    this.discards = 0;
    this.before = this.inDeck;
    this.inDeck = count;
    for (const counts of this.held) counts.push(0);
  }

  private drawn(counts: number[], count: number): void {
    if (this.before > 0) counts[counts.length - 2]! += this.before;
    counts[counts.length - 1]! += count - this.before;
    this.inDeck -= count - this.before;
    this.before = 0;
  }

  private shown(seat: Seat, mission: number): void {
    this.held[seat]![this.deckOf(mission)]!--;
  }

  deckOf(mission: number): number {
    return this.decks.findLastIndex(cards => (cards & bitOf(mission)) !== 0);
  }

  /** How many cards of each deck are in a hand. */
  countsOf(hand: Missions): number[] {
    const counts = this.decks.map(() => 0);
    for (const mission of listOf(hand)) counts[this.deckOf(mission)]!++;
    return counts;
  }
}

/** Plays as somebody who draws missions wherever he can and discards them, so that the deck comes round. */
function drawing(seats: number, seed: number, visit: (state: State, witness: Witness) => void): Witness {
  const chance = fastChance(seed);
  const state = game.setup({}, seats, chance);
  let witness: Witness | undefined;
  for (;;) {
    const [seat] = game.waitingFor(state);
    if (seat === undefined) return witness!;
    if (witness === undefined && state.turn > 0) {
      // Most cards lie in the discards, open to all, as late in a long game.
      for (const mission of listOf(state.deck).slice(2)) {
        state.deck &= ~bitOf(mission);
        state.discards |= bitOf(mission);
      }
      witness = new Witness(state);
    }
    const legal = game.legalActions(state, seat);
    const asides = game.asides(state, seat).filter(({ type }) => type === 'discardMission');
    const busy = legal.filter(({ type }) => type !== 'done' && type !== 'pass');
    const eager = busy.filter(action => /mission|temple|draw/i.test(JSON.stringify(action)));
    const ways = [asides, eager, busy].filter(some => some.length > 0 && chance.below(4) > 0);
    const listener = listen<Event>();
    game.playLegal(state, seat, chance.pick(ways[0] ?? legal), chance, listener);
    if (witness === undefined) continue;
    for (const { event, only } of listener.told) if (only === undefined) witness.hear(event);
    witness.see(state);
    visit(state, witness);
  }
}

const handOf = (state: State, seat: Seat): string[] => listOf(state.players[seat]!.hand).map(missionId);

describe('what a viewer may think possible', () => {
  test('TA-9.31 whoever has not drawn since the discards were shuffled holds none of them', () => {
    const table = given({
      at: 'construction',
      players: [{ hand: ['K1'] }, { hand: ['K5', 'K6', 'K7'] }],
      deck: [],
      discards: ['K2', 'K3', 'K4'],
      pieces: { 'pa-mission': '0c' },
    });
    table.play('draw by pa-mission');
    const [of0, of1] = [new Set<string>(), new Set<string>()];
    for (let deal = 1; deal <= 60; deal++) {
      for (const mission of handOf(game.imagine(table.state, 0, fastChance(deal)), 1)) of1.add(mission);
      const drawn = handOf(game.imagine(table.state, 1, fastChance(deal)), 0);
      for (const mission of drawn) of0.add(mission);
      expect(drawn).toContain('K1');
    }
    expect([...of1].sort()).toEqual(['K5', 'K6', 'K7']);
    expect([...of0].sort()).toEqual(['K1', 'K2', 'K3', 'K4']);
  });

  test('TA-9.31 every card imagined in a hand came from a deck that its owner drew so many cards from, and each of these is imagined', () => {
    let shuffles = 0;
    fc.assert(
      fc.property(fc.constantFrom(2, 3, 4), fc.integer({ min: 1, max: 1_000_000 }), (seats, seed) => {
        let since = 0;
        const seen = drawing(seats, seed, (state, witness) => {
          expect(state.players.map(({ hand }) => witness.countsOf(hand))).toEqual(witness.held);
          if (++since % 40 !== 0) return;
          for (let viewer = 0; viewer < seats; viewer++) expectPossible(state, viewer, witness);
        });
        shuffles += seen.shuffles;
        expect(seen.untold).toBe(0);
      }),
      // This game once had a card that lay fulfilled and was not paid yet.
      { numRuns: 20, examples: [[3, 936077]] },
    );
    expect(shuffles).toBeGreaterThan(10);
  });
});

/** So many deals bring every one of so few cards into every hand that can hold it. */
const DEALS = 200;
const FEW = 8;

function expectPossible(state: State, viewer: Seat, witness: Witness): void {
  const met: Missions[] = state.players.map(() => 0);
  for (let deal = 1; deal <= DEALS; deal++) {
    const imagined = game.imagine(state, viewer, fastChance(deal));
    imagined.players.forEach(({ hand }, seat) => {
      expect(witness.countsOf(hand)).toEqual(witness.held[seat]);
      met[seat]! |= hand;
    });
  }
  // All that lies face down for this viewer, by the deck it came from.
  const hidden = state.players.reduce(
    (all, { hand }, seat) => all | (seat === viewer ? 0 : hand),
    state.deck,
  );
  if (countOf(hidden) > FEW) return;
  witness.held.forEach((counts, seat) => {
    if (seat === viewer) return;
    const possible = listOf(hidden).filter(mission => counts[witness.deckOf(mission)]! > 0);
    expect(listOf(met[seat]! & hidden)).toEqual(possible);
  });
}
