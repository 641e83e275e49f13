import type { Seat } from '@palio/kernel';
import type { ArmyKind, ExtraSource, NationId, Province, ResourceId, Stock, TrackId } from './names.ts';

/** What a player may point at; `whyNot` says which rule forbids it. */
export type Target =
  | { readonly type: 'nation'; readonly nation: NationId }
  | { readonly type: 'province'; readonly province: Province }
  /** An army or princess dragged to a province. */
  | { readonly type: 'move'; readonly unit: number; readonly to: Province }
  | { readonly type: 'unit'; readonly unit: number }
  | { readonly type: 'tech'; readonly track: TrackId }
  | { readonly type: 'army'; readonly kind: ArmyKind }
  | { readonly type: 'fort' }
  | { readonly type: 'upgrade'; readonly unit: number; readonly kind: ArmyKind }
  | { readonly type: 'war'; readonly on: Seat }
  | { readonly type: 'peace'; readonly to: Seat }
  | { readonly type: 'bank'; readonly give: ResourceId; readonly get: ResourceId }
  | { readonly type: 'buyVp' }
  | { readonly type: 'openRoute'; readonly to: Seat }
  | { readonly type: 'propose'; readonly to: Seat }
  | { readonly type: 'accept' }
  | { readonly type: 'counter' }
  /** An offer as it is drafted; the rules may not know of it yet. */
  | { readonly type: 'send'; readonly give: Stock; readonly want: Stock }
  | { readonly type: 'feedAll' }
  | { readonly type: 'unify' }
  | { readonly type: 'pass' }
  | { readonly type: 'extra'; readonly source: ExtraSource }
  | { readonly type: 'shift'; readonly from: TrackId; readonly to: TrackId };
