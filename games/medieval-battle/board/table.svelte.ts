import type { Hex } from '../rules/state.ts';
import type { Action } from '../rules/steps.ts';
import type { Gesture } from './gestures.ts';
import type { BattleProps, Legal } from './props.ts';

/** What the player points at or looks at: shared by the field and the panels. Only one table is on the page. */
class Table {
  /** Under the pointer or the keyboard's focus. */
  pointed: Hex | undefined = $state();
  /** Tapped to be looked at. */
  inspected: Hex | undefined = $state();
  /** Unit that was picked to enter in a regroup. */
  entering: number | undefined = $state();
  /** What was proposed by drawing a path, which no list knows. */
  drawn: Gesture | undefined = $state.raw();
  showEnemyZones = $state(false);
  showOwnZones = $state(false);
  showLabels = $state(false);

  /** To be done as soon as it is legal: after an undo. */
  #wish: Action | undefined;

  /** Takes back the choice before and makes this one instead. */
  changeTo(action: Action, undo: () => void): void {
    this.#wish = action;
    undo();
  }

  /** To be called with every new list of legal actions. */
  fulfilWish(legal: readonly Legal[], act: BattleProps['act']): void {
    if (this.#wish === undefined || legal.length === 0) return;
    const key = JSON.stringify(this.#wish);
    this.#wish = undefined;
    const wished = legal.find(({ action }) => JSON.stringify(action) === key);
    if (wished !== undefined) act(wished.action);
  }
}

export const table = new Table();
