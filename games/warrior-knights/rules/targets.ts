import type { Seat } from '@palio/kernel';
import type { City, Region } from './map.ts';
import type { Area, Card } from './names.ts';
import type { Agenda, BattleKind, Fate, Holder, Noble, TargetKind } from './terms.ts';
import type { Troop } from './troops.ts';

/** What a player may point at; `whyNot` says which rule forbids it. */
export type Target =
  /** A region of the map; with a Noble, that he goes there. */
  | { readonly type: 'region'; readonly region: Region; readonly noble: Noble | null }
  | { readonly type: 'noble'; readonly noble: Noble }
  | { readonly type: 'city'; readonly city: City }
  | { readonly type: 'stronghold'; readonly owner: Seat }
  /** A battle against walls or a Baron in the region of the question. */
  | {
      readonly type: 'attack';
      readonly target: TargetKind;
      readonly against: number;
      readonly kind: BattleKind;
    }
  | { readonly type: 'card'; readonly card: Card; readonly stack: number }
  | { readonly type: 'spot'; readonly spot: number }
  | { readonly type: 'area'; readonly area: Area }
  | { readonly type: 'baron'; readonly baron: Seat }
  | { readonly type: 'agenda'; readonly agenda: Agenda }
  | { readonly type: 'votes'; readonly votes: number }
  | { readonly type: 'expedition'; readonly track: number; readonly crowns: number }
  | { readonly type: 'fate'; readonly card: Fate }
  /** A Mercenary of the offer. */
  | { readonly type: 'offer'; readonly troop: Troop }
  /** A Troop card of an army, and where it is to go. */
  | { readonly type: 'troop'; readonly from: Holder; readonly troop: Troop; readonly to: Holder | null }
  | { readonly type: 'fortify' | 'repair'; readonly city: City }
  | { readonly type: 'raze' | 'faith' | 'decline' | 'done' | 'marker' | 'heir' | 'miracle' }
  /** An offer of crowns or of what can never be given. */
  | { readonly type: 'deal'; readonly with: Seat; readonly crowns: number }
  | { readonly type: 'gift'; readonly what: 'votes' | 'faith' | 'prestige' | 'troops' | 'cities' | 'cards' };
