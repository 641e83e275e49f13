import type { Seat } from '@palio/kernel';
import type { Region } from './map.ts';
import type { Area, Card } from './names.ts';
import type { Fate, Holder, Noble } from './terms.ts';
import type { Troop } from './troops.ts';
import type { CourtEvent } from './events-at-court.ts';
import type { WarEvent } from './events-of-war.ts';

export type * from './events-at-court.ts';
export type * from './events-of-war.ts';

export const ENDINGS = ['prestige', 'cities', 'lastBaron', 'roundLimit'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Why crowns, Faith, Votes or Prestige come and go. */
export type Cause =
  | 'levyTaxes'
  | 'versatileStrategy'
  | 'rallySupport'
  | 'serveTheChurch'
  | 'marker'
  | 'toll'
  | 'event'
  | 'cancel'
  | 'redirect'
  | 'blessing'
  | 'investment'
  | 'expedition'
  | 'repair'
  | 'fortify'
  | 'muster'
  | 'taxation'
  | 'law'
  | 'charge'
  | 'office'
  | 'wages'
  | 'assembly'
  | 'ballot'
  | 'motion'
  | 'hire'
  | 'raze'
  | 'stronghold'
  | 'revolt'
  | 'upkeep'
  | 'deal'
  | 'miracle';

/** What a Fate card was revealed for. */
export type FatePurpose =
  | 'chairman'
  | 'head'
  | 'raze'
  | 'noble'
  | 'city'
  | 'nationality'
  | 'expedition'
  | 'revolt'
  | 'deserter'
  | 'proposer'
  | 'tie'
  | 'battle';

/** What the log and the board are told. Regions, cities, Nobles and cards are indexes of their tables. */
export type Event =
  | WarEvent
  | CourtEvent
  | { readonly type: 'troopsAssigned'; readonly seat: Seat; readonly holders: readonly Holder[] }
  | { readonly type: 'strongholdPlaced'; readonly seat: Seat; readonly region: Region }
  | { readonly type: 'noblePlaced'; readonly seat: Seat; readonly noble: Noble; readonly region: Region }
  | { readonly type: 'roundStarted'; readonly round: number }
  | { readonly type: 'planned'; readonly counts: readonly (readonly number[])[] }
  | { readonly type: 'stackOpened'; readonly stack: number }
  | { readonly type: 'cardRevealed'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'neutralRevealed'; readonly card: number }
  | { readonly type: 'cardAllocated'; readonly seat: Seat; readonly card: Card; readonly area: Area }
  | { readonly type: 'cardReturned'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'areaFilled'; readonly area: Area }
  | { readonly type: 'draftStarted' | 'draftEnded' | 'fateShuffled' | 'stormsBegan' | 'floodsBegan' }
  | {
      readonly type: 'crowns' | 'faith' | 'votes' | 'prestige';
      readonly seat: Seat;
      readonly change: number;
      readonly cause: Cause;
    }
  | { readonly type: 'chairmanChanged' | 'headChanged'; readonly seat: Seat }
  | { readonly type: 'markerPlaced'; readonly seat: Seat; readonly spot: number; readonly fee: number }
  | { readonly type: 'fateRevealed'; readonly card: Fate; readonly purpose: FatePurpose }
  | { readonly type: 'wagesPaid'; readonly seat: Seat; readonly crowns: number; readonly unpaid: number }
  | {
      readonly type: 'hired';
      readonly seat: Seat;
      readonly troops: readonly Troop[];
      readonly crowns: number;
    }
  | { readonly type: 'hireDeclined'; readonly seat: Seat }
  | { readonly type: 'troopAssigned'; readonly seat: Seat; readonly troop: Troop; readonly holder: Holder }
  | { readonly type: 'upkeepStarted' | 'lastRound' }
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'gameEnded'; readonly ending: Ending };
