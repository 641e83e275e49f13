import type { Province } from '../rules/names.ts';

/** What the player points at, looks at or has picked up: shared by map and panels. Only one table is on the page. */
class Table {
  /** Under the pointer or the keyboard's focus. */
  pointed: Province | undefined = $state();
  /** Tapped to be looked at. */
  inspected: Province | undefined = $state();
  /** Own units that are about to move, by id; all in one province. */
  selected: readonly number[] = $state.raw([]);
  /** Provinces that are lit, from a panel. */
  lit: readonly Province[] = $state.raw([]);
  showYields = $state(true);
  /** The panel of the present decision is folded away to see the map. */
  isFolded = $state(false);

  toggle(unit: number): void {
    this.selected = this.selected.includes(unit)
      ? this.selected.filter(id => id !== unit)
      : [...this.selected, unit];
  }
}

export const table = new Table();
