import type { Seat } from '@palio/kernel';
import type { Action } from '../rules/steps.ts';
import type { TileId } from '../rules/tiles.ts';
import type { Offer } from './offers.ts';
import type { BurgundyProps } from './props.ts';

/** What the player has half chosen or looks at: shared by the board and the panel beside it. Only one table is on the page. */
class Table {
  die: number | undefined = $state();
  /** A stored tile that waits for its space, or a space that waits for its tile. */
  stored: string | undefined = $state();
  space: number | undefined = $state();
  /** What lies under the pointer or the keyboard's focus. */
  pointed: Offer | undefined = $state.raw();
  tile: TileId | undefined = $state();
  /** Whose duchy is shown large instead of the own one. */
  visited: Seat | undefined = $state();

  drop(): void {
    this.stored = undefined;
    this.space = undefined;
    this.pointed = undefined;
    this.tile = undefined;
  }

  /** Another board is on the page: nothing is chosen or visited there yet. */
  begin(): void {
    this.drop();
    this.die = undefined;
    this.visited = undefined;
  }

  carryOut(actions: Action | readonly Action[], act: BurgundyProps['act']): void {
    this.drop();
    this.die = undefined;
    act(actions);
  }
}

export const table = new Table();
