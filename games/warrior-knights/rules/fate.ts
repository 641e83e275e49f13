import type { Chance, Context, Seat } from '@palio/kernel';
import type { Event, FatePurpose } from './events.ts';
import { FATE_FIGURES } from './figures.ts';
import { cityNamed } from './map.ts';
import { BARONS, NATIONALITIES, RESULTS, SYMBOLS, TRACKS, type BattleResult } from './names.ts';
import { PUBLIC, type HandCard, type State } from './state.ts';
import type { Fate } from './terms.ts';

export interface FateFigure {
  readonly id: string;
  readonly baron: Seat;
  readonly symbol: number;
  readonly revolt: boolean;
  readonly battle: BattleResult;
  /** Index in RESULTS for each track. */
  readonly expeditions: readonly number[];
  readonly city: number;
  readonly nationality: number;
}

/** WK-3.1 What each card shows. */
export const FATES: readonly FateFigure[] = FATE_FIGURES.map(card => ({
  id: card.id,
  baron: BARONS.indexOf(card.baron),
  symbol: SYMBOLS.indexOf(card.symbol),
  revolt: card.revolt,
  battle: card.battle,
  expeditions: TRACKS.map(track => RESULTS.indexOf(card[track])),
  city: cityNamed(card.city),
  nationality: NATIONALITIES.indexOf(card.nationality),
}));

export const NO_FATE: Fate = -1;
export const fateOf = (card: Fate): FateFigure => FATES[card]!;
export const battleResultOf = (card: Fate): BattleResult => FATES[card]!.battle;

export function fateNamed(id: string): Fate {
  const card = FATES.findIndex(fate => fate.id === id);
  if (card < 0) throw new Error(`no Fate card ${id}`);
  return card;
}

/** WK-3.9 Nobody knows any place after this. */
export function shuffleFate(state: State, { chance, tell }: Context<Event>): void {
  chance.shuffle(state.fateDeck);
  state.fateKnown.fill(0);
  tell?.({ type: 'fateShuffled' });
}

/** For set-up, where nobody listens yet. */
export function shuffleFateQuietly(state: Pick<State, 'fateDeck' | 'fateKnown'>, chance: Chance): void {
  chance.shuffle(state.fateDeck);
  state.fateKnown.fill(0);
}

/** WK-3.8 Face down to the bottom; whoever saw it knows where it lies. */
export function toBottom(state: State, card: Fate, known: number): void {
  state.fateDeck.push(card);
  state.fateKnown.push(known);
}

/** WK-3.6 Reveals the top card for all to see. NO_FATE if there is none (WK-3.10). */
export function revealFate(state: State, purpose: FatePurpose, context: Context<Event>): Fate {
  const card = state.fateDeck.shift();
  if (card === undefined) return NO_FATE;
  state.fateKnown.shift();
  toBottom(state, card, PUBLIC);
  context.revealed();
  context.tell?.({ type: 'fateRevealed', card, purpose });
  return card;
}

/** WK-3.7 Reveals cards until one is valid; none at all if no card of the deck could be. */
export function revealUntil(
  state: State,
  purpose: FatePurpose,
  isValid: (fate: FateFigure) => boolean,
  context: Context<Event>,
): Fate {
  if (!state.fateDeck.some(card => isValid(fateOf(card)))) return NO_FATE;
  for (;;) {
    const card = revealFate(state, purpose, context);
    if (isValid(fateOf(card))) return card;
  }
}

/** A random one of the seats. */
export function seatByFate(state: State, seats: readonly Seat[], context: Context<Event>): Seat {
  if (seats.length === 1) return seats[0]!;
  const card = revealUntil(state, 'tie', ({ baron }) => seats.includes(baron), context);
  return card === NO_FATE ? seats[0]! : fateOf(card).baron;
}

/** WK-12.11 Draws for a hand; the drawer knows the card, others only if its place was known. */
export function drawForHand(state: State, seat: number, count: number): HandCard[] {
  const hand: HandCard[] = [];
  for (let i = 0; i < count && state.fateDeck.length > 0; i++) {
    const card = state.fateDeck.shift()!;
    const known = state.fateKnown.shift()!;
    hand.push({ card, known: seat < 0 ? known : known | (1 << seat) });
  }
  return hand;
}
