import type { Seat } from '@palio/kernel';
import type { City, Region, Way } from './map.ts';
import type { BattleKind, Fate, Holder, Noble, TargetKind } from './terms.ts';
import type { Troop } from './troops.ts';

/** Marches, battles, sieges, cities and the fate of Nobles. */
export type WarEvent =
  | { readonly type: 'regionNamed'; readonly seat: Seat; readonly region: Region }
  | {
      readonly type: 'passageAsked' | 'attackAsked';
      readonly seat: Seat;
      readonly by: Seat;
      readonly region: Region;
    }
  | {
      readonly type: 'passageAnswered' | 'attackAnswered';
      readonly seat: Seat;
      readonly by: Seat;
      readonly consent: boolean;
    }
  | {
      readonly type: 'nobleMoved';
      readonly seat: Seat;
      readonly noble: Noble;
      readonly regions: readonly Region[];
      readonly way: Way;
    }
  | {
      readonly type: 'troopsTaken';
      readonly seat: Seat;
      readonly from: Holder;
      readonly to: Holder;
      readonly troops: readonly Troop[];
      readonly tokens: number;
    }
  | { readonly type: 'nobleLeft'; readonly seat: Seat; readonly noble: Noble; readonly region: Region }
  | { readonly type: 'siegeLifted'; readonly seat: Seat; readonly region: Region }
  | {
      readonly type: 'battleBegan';
      readonly seat: Seat;
      readonly against: number;
      readonly region: Region;
      readonly target: TargetKind;
      readonly kind: BattleKind;
      readonly nobles: readonly Noble[];
    }
  | { readonly type: 'commanderNamed'; readonly seat: Seat; readonly noble: Noble }
  | { readonly type: 'handsDrawn'; readonly attacker: number; readonly defender: number }
  | { readonly type: 'handDrawn'; readonly seat: Seat; readonly cards: readonly Fate[] }
  | { readonly type: 'cardsDiscarded'; readonly attacker: number; readonly defender: number }
  | { readonly type: 'handsRevealed'; readonly attacker: readonly Fate[]; readonly defender: readonly Fate[] }
  | { readonly type: 'abilityUsed'; readonly seat: Seat; readonly noble: Noble }
  | { readonly type: 'casualties'; readonly attacker: number; readonly defender: number }
  | { readonly type: 'tokenPut'; readonly seat: Seat; readonly holder: Holder; readonly tokens: number }
  | {
      readonly type: 'wallsBreached';
      readonly region: Region;
      readonly breaches: number;
      readonly city: City;
    }
  | { readonly type: 'victoriesCounted'; readonly attacker: number; readonly defender: number }
  | {
      readonly type: 'battleEnded';
      readonly result:
        | 'attackerFull'
        | 'attackerPartial'
        | 'stalemate'
        | 'defenderPartial'
        | 'defenderFull'
        | 'reduced'
        | 'uncounted';
    }
  | { readonly type: 'siegeLaid'; readonly seat: Seat; readonly region: Region }
  | { readonly type: 'siegeCompleted'; readonly seat: Seat; readonly region: Region }
  | { readonly type: 'cityCaptured' | 'cityRazed'; readonly seat: number; readonly city: City }
  | { readonly type: 'cityNeutral'; readonly seat: Seat; readonly city: City }
  | { readonly type: 'cityKept'; readonly seat: Seat; readonly city: City }
  | { readonly type: 'cityCeded'; readonly seat: Seat; readonly to: Seat; readonly city: City }
  | { readonly type: 'fortificationLost' | 'cityFortified'; readonly city: City }
  | { readonly type: 'wallsRepaired'; readonly seat: Seat; readonly city: City; readonly breaches: number }
  | { readonly type: 'strongholdFell'; readonly seat: Seat; readonly victor: number }
  | { readonly type: 'baronEliminated'; readonly seat: Seat }
  | {
      readonly type: 'nobleRetreated';
      readonly seat: Seat;
      readonly noble: Noble;
      readonly region: Region;
      readonly home: boolean;
    }
  | { readonly type: 'nobleDied'; readonly seat: Seat; readonly noble: Noble; readonly heir: boolean }
  | {
      readonly type: 'troopsDeserted' | 'troopsLost';
      readonly seat: Seat;
      readonly holder: Holder;
      readonly troops: readonly Troop[];
    }
  | { readonly type: 'nobleExhausted' | 'nobleRefreshed'; readonly seat: Seat; readonly noble: Noble }
  | { readonly type: 'tokensRemoved'; readonly seat: Seat; readonly holder: Holder; readonly tokens: number }
  | { readonly type: 'nobleLanded'; readonly seat: Seat; readonly noble: Noble; readonly region: Region }
  | { readonly type: 'nobleReturned'; readonly seat: Seat; readonly noble: Noble; readonly region: Region };
