import type { Goods } from './names.ts';
import type { KeySpace } from './steps.ts';
import type { TileId } from './tiles.ts';

/** What a player may point at; `whyNot` says which rule forbids it. */
export type Target =
  | { readonly type: 'die'; readonly value: number }
  /** Depot 0 is the black depot with its inns. */
  | { readonly type: 'depotTile'; readonly depot: number; readonly tile: TileId }
  | { readonly type: 'storedTile'; readonly tile: TileId; readonly from: KeySpace | 'partner' }
  /** A space of the own duchy; `tile` is the stored tile dragged there, if any. */
  | { readonly type: 'space'; readonly space: number; readonly tile: TileId | null }
  | { readonly type: 'goods'; readonly goods: Goods }
  | { readonly type: 'workers' }
  | { readonly type: 'depot'; readonly depot: number }
  | { readonly type: 'shield'; readonly depot: number; readonly shield: number }
  | { readonly type: 'castle'; readonly space: number }
  | { readonly type: 'endTurn' | 'decline' | 'hireWorkers' }
  | { readonly type: 'setDie'; readonly die: number }
  | { readonly type: 'copyMonasteries'; readonly duchy: number };
