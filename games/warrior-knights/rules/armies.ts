import { next, type Context, type Seat } from '@palio/kernel';
import type { Event } from './events.ts';
import { AGENDA_FIGURES, SETUP } from './figures.ts';
import { cityAt, NO_CITY, type Region } from './map.ts';
import { AGENDAS, type AgendaId } from './names.ts';
import {
  baronOf,
  changeCity,
  changeNoble,
  cityOf,
  GARRISON,
  NO_OFFICE,
  NOBODY,
  nobleOf,
  noblesOf,
  OFF_MAP,
  ON_LAND,
  ownerOf,
  withMore,
  type State,
} from './state.ts';
import type { Agenda, Holder, Noble } from './terms.ts';
import { isMercenary, totalStrength, withoutTroop, withTroop, type Troop } from './troops.ts';

export const isGarrison = (holder: Holder): boolean => holder >= GARRISON;

export const cardsOf = (state: State, holder: Holder): readonly Troop[] =>
  holder >= GARRISON ? state.barons[holder - GARRISON]!.garrison : state.nobles[holder]!.cards;

export const tokensOn = (state: State, holder: Holder): number =>
  holder >= GARRISON ? state.barons[holder - GARRISON]!.garrisonTokens : state.nobles[holder]!.tokens;

export const hasOffice = (state: State, noble: Noble, office: AgendaId): boolean => {
  const held = state.nobles[noble]!.office;
  return held !== NO_OFFICE && AGENDAS[held] === office;
};

const MAINTAINED: readonly number[] = AGENDA_FIGURES.agendas.map(({ id, amount = 0 }) =>
  id === 'constable' || id === 'captainOfTheGuard' || id === 'marshal' ? amount : 0,
);

/** WK-9.24 Troops that come with an Office. */
export const maintainedBy = (office: Agenda): number => (office === NO_OFFICE ? 0 : MAINTAINED[office]!);

/** WK-1.4 */
export function troopsOf(state: State, holder: Holder): number {
  const cards = totalStrength(cardsOf(state, holder));
  return holder >= GARRISON ? cards : cards + maintainedBy(state.nobles[holder]!.office);
}

export const netStrength = (state: State, holder: Holder): number =>
  Math.max(0, troopsOf(state, holder) - SETUP.tokenStrength * tokensOn(state, holder));

/** WK-1.14 */
export function isDestroyed(state: State, holder: Holder): boolean {
  const tokens = tokensOn(state, holder);
  return tokens > 0 && tokens * SETUP.tokenStrength >= troopsOf(state, holder);
}

export function setCards(state: State, holder: Holder, cards: readonly Troop[]): void {
  if (holder >= GARRISON) baronOf(state, holder - GARRISON).garrison = cards;
  else changeNoble(state, holder, { cards });
}

export function setTokens(state: State, holder: Holder, tokens: number): void {
  if (holder >= GARRISON) baronOf(state, holder - GARRISON).garrisonTokens = tokens;
  else changeNoble(state, holder, { tokens });
}

export const addTroop = (state: State, holder: Holder, troop: Troop): void =>
  setCards(state, holder, withTroop(cardsOf(state, holder), troop));

export const removeTroop = (state: State, holder: Holder, troop: Troop): void =>
  setCards(state, holder, withoutTroop(cardsOf(state, holder), troop));

/** WK-8.11, WK-16.10 Shuffled into the deck, which has no order. */
export function toMercenaryDeck(state: State, troops: readonly Troop[]): void {
  for (const troop of troops)
    if (isMercenary(troop)) state.mercenaryDeck = withMore(state.mercenaryDeck, troop, 1);
}

export const isOnLand = (state: State, noble: Noble, region: Region): boolean => {
  const { place, region: at } = state.nobles[noble]!;
  return place === ON_LAND && at === region;
};

/** WK-21.10 He is dead, and another Baron holds his heir. */
export const isHeldBack = (state: State, noble: Noble): boolean => {
  const { awaitsHeir, heir } = nobleOf(state, noble);
  return awaitsHeir && heir !== ownerOf(noble);
};

/** The Nobles of a Baron on land in a region. */
export function noblesAt(state: State, seat: Seat, region: Region): Noble[] {
  const found: Noble[] = [];
  for (const noble of noblesOf(seat)) if (isOnLand(state, noble, region)) found.push(noble);
  return found;
}

export function hasNobleAt(state: State, seat: Seat, region: Region): boolean {
  for (const noble of noblesOf(seat)) if (isOnLand(state, noble, region)) return true;
  return false;
}

/** Barons other than this one with a Noble on land in the region. */
export function othersAt(state: State, seat: Seat, region: Region): Seat[] {
  const found: Seat[] = [];
  for (let other = 0; other < state.table.seats; other++)
    if (other !== seat && hasNobleAt(state, other, region)) found.push(other);
  return found;
}

/** WK-12.3, WK-14.9 He stands in a city of his own Baron that is under siege. */
export function isShutIn(state: State, seat: Seat, region: Region): boolean {
  const city = cityAt(region);
  if (city === NO_CITY) return false;
  const { owner, besieger } = cityOf(state, city);
  return owner === seat && besieger !== NOBODY;
}

/** WK-14.8 A besieger without a Noble on land in the region has gone. */
export function liftSieges(state: State, seat: Seat, region: Region, { tell }: Context<Event>): void {
  if (region === NOBODY || hasNobleAt(state, seat, region)) return;
  const city = cityAt(region);
  if (city !== NO_CITY && cityOf(state, city).besieger === seat) {
    changeCity(state, city, { besieger: NOBODY, siegeRound: 0 });
    tell?.({ type: 'siegeLifted', seat, region });
  }
  for (const baron of state.barons)
    if (baron.stronghold === region && baron.besieger === seat) {
      baron.besieger = NOBODY;
      baron.siegeRound = 0;
      tell?.({ type: 'siegeLifted', seat, region });
    }
}

/** WK-11.16, WK-16.15 Without Troop cards he leaves the map; he is not dead. */
export function goOffMap(state: State, noble: Noble, context: Context<Event>): void {
  const { region, place } = nobleOf(state, noble);
  if (place === OFF_MAP) return;
  const seat = ownerOf(noble);
  changeNoble(state, noble, {
    place: OFF_MAP,
    region: NOBODY,
    exhausted: false,
    fever: false,
    stormbound: false,
  });
  context.tell?.({ type: 'nobleLeft', seat, noble, region });
  liftSieges(state, seat, region, context);
}

/** WK-8.14, WK-8.15, WK-9.25 What follows when an army has lost troops outside a battle. */
export function afterLoss(state: State, holder: Holder, deserted: boolean, context: Context<Event>): void {
  const cards = cardsOf(state, holder);
  if (isGarrison(holder)) {
    if (cards.length === 0) setTokens(state, holder, 0);
    else if (isDestroyed(state, holder)) next(state, { kind: 'garrisonDestroyed', owner: ownerOf(holder) });
    return;
  }
  if (isDestroyed(state, holder)) next(state, { kind: 'die', noble: holder, deserted });
  else if (cards.length === 0) goOffMap(state, holder, context);
}

/** A Mercenary leaves an army for the deck. */
export function desert(
  state: State,
  holder: Holder,
  troops: readonly Troop[],
  { tell }: Context<Event>,
): void {
  if (troops.length === 0) return;
  for (const troop of troops) removeTroop(state, holder, troop);
  toMercenaryDeck(state, troops);
  tell?.({ type: 'troopsDeserted', seat: ownerOf(holder), holder, troops });
}
