import type { Way } from './gestures.ts';

/** What the player points at, looks at or has half chosen: shared by map and panels. Only one table is on the page. */
class Table {
  /** Under the pointer or the keyboard's focus. */
  pointed: number | undefined = $state();
  pointedNoble: number | undefined = $state();
  /** Tapped to be looked at. */
  inspected: number | undefined = $state();
  /** Several things can be done where the player tapped. */
  ways: readonly Way[] = $state.raw([]);
  /** Baron whose places are lit, from a panel. */
  lit: number | undefined = $state();
  /** The scene is folded away to see the map. */
  isFolded = $state(false);
  /** The part of the board that a small screen shows. */
  side: 'map' | 'armies' = $state('map');

  drop(): void {
    this.ways = [];
    this.inspected = undefined;
  }
}

export const table = new Table();
