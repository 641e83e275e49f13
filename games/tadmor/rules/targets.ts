import type { Seat } from '@palio/kernel';
import type {
  Bundle,
  ColourId,
  KingdomAction,
  MissionId,
  PieceId,
  PlaceId,
  RareGoodId,
  RegionId,
  ResourceId,
  TileId,
} from './names.ts';

/** What a player may point at; `whyNot` says which rule forbids it. */
export type Target =
  /** A space or an own private tile; with the piece dragged there, if any. */
  | { readonly type: 'place'; readonly at: PlaceId; readonly piece: PieceId | null }
  /** A tile of the display, of the box, or of a player. */
  | { readonly type: 'tile'; readonly tile: TileId }
  | { readonly type: 'mission'; readonly mission: MissionId }
  | { readonly type: 'pile'; readonly colour: ColourId }
  | { readonly type: 'rareGood'; readonly good: RareGoodId }
  | { readonly type: 'tower'; readonly seat: Seat }
  | { readonly type: 'temple' }
  | { readonly type: 'trade'; readonly give: ResourceId; readonly get: Bundle }
  | { readonly type: 'resource'; readonly resource: ResourceId }
  | { readonly type: 'buyResource'; readonly resource: ResourceId }
  | { readonly type: 'region'; readonly region: RegionId }
  | { readonly type: 'audience'; readonly as: KingdomAction }
  | { readonly type: 'payTax' | 'done' | 'pass' };
