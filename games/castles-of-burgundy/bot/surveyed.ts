import type { Board } from '../rules/boards.ts';
import type { Duchy, State } from '../rules/state.ts';
import type { Tile } from '../rules/tiles.ts';

/** What there is to know about a duchy before its future can be judged. */
export interface Survey {
  state: State;
  duchy: Duchy;
  index: number;
  board: Board;
  monasteries: number;
  /** Actions the owners still have, wild ones included; how many a phase has; what share of the game is left. */
  actions: number;
  perPhase: number;
  left: number;
  /** Ends of phases still to come. */
  phaseEnds: number;
  empty: number;
  /** Empty spaces next to a tile. */
  open: number;
  /** Points that are certain to come from what is being resolved. */
  promised: number;
  species: number;
  /** By area: spaces missing, and how many of them are next to a tile; building types that stand in it, as bits. */
  readonly missing: number[];
  readonly reachable: number[];
  readonly standing: number[];
  /** By family: spaces missing and reachable. */
  readonly familyMissing: number[];
  readonly familyOpen: number[];
  /** Number of buildings of each type. */
  readonly buildings: number[];
  /** Tiles waiting to be placed. */
  readonly stored: Tile[];
}
