import type { Goods } from './names.ts';
import type { KeySpace } from './steps.ts';
import type { TileId } from './tiles.ts';

/** The value of the die in the hand, if there is one: a board lets go of a die as freely as it picks it up, and the rules hear of it only here. */
interface WithDie {
  readonly inHand?: number | undefined;
}

/** What a player may point at; `whyNot` says which rule forbids it. */
export type Target =
  | { readonly type: 'die'; readonly value: number }
  /** Depot 0 is the black depot with its inns. */
  | ({ readonly type: 'depotTile'; readonly depot: number; readonly tile: TileId } & WithDie)
  | ({ readonly type: 'storedTile'; readonly tile: TileId; readonly from: KeySpace | 'partner' } & WithDie)
  /** A space of the own duchy; `tile` is the stored tile dragged there, if any. */
  | ({ readonly type: 'space'; readonly space: number; readonly tile: TileId | null } & WithDie)
  | ({ readonly type: 'goods'; readonly goods: Goods } & WithDie)
  | { readonly type: 'workers' }
  | { readonly type: 'depot'; readonly depot: number }
  | { readonly type: 'shield'; readonly depot: number; readonly shield: number }
  | { readonly type: 'castle'; readonly space: number }
  | { readonly type: 'endTurn' | 'decline' | 'hireWorkers' }
  | { readonly type: 'setDie'; readonly die: number }
  | { readonly type: 'copyMonasteries'; readonly duchy: number };
