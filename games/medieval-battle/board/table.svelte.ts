import type { Hex } from '../rules/state.ts';
import type { Action } from '../rules/steps.ts';
import type { Gesture } from './gestures.ts';
import type { Legal } from './props.ts';

/** What the player has half chosen or looks at: shared by the field and the panel that calculates. Only one table is on the page. */
class Table {
  /** Ways to do what was tapped; the one at `way` is drawn and confirmed by a second tap. */
  ways: readonly Gesture[] = $state.raw([]);
  way = $state(0);
  /** Under the pointer or the keyboard's focus. */
  pointed: Hex | undefined = $state();
  /** Tapped to be looked at. */
  inspected: Hex | undefined = $state();
  /** Unit that was picked to enter in a regroup. */
  entering: number | undefined = $state();
  showEnemyZones = $state(false);
  showOwnZones = $state(false);
  showLabels = $state(false);

  /** Actions still to come of a gesture, each carried out when the rules offer it. */
  #queue: readonly Action[] = [];

  readonly chosen: Gesture | undefined = $derived(this.ways[this.way]);

  propose(ways: readonly Gesture[]): void {
    this.ways = ways;
    this.way = 0;
  }

  drop(): void {
    this.ways = [];
    this.way = 0;
    this.inspected = undefined;
  }

  /** Carries out the first action; the others follow with `goOn`. */
  start(actions: readonly Action[], act: (action: Action) => void): void {
    this.drop();
    const [first, ...rest] = actions;
    this.#queue = rest;
    if (first !== undefined) act(first);
  }

  /** Waits for something other than an action, such as an undo, before the first one. */
  wish(actions: readonly Action[]): void {
    this.#queue = actions;
  }

  /** To be called with every new list of legal actions. What is no longer legal ends the gesture. */
  goOn(legal: readonly Legal[], act: (action: Action) => void): void {
    const [first, ...rest] = this.#queue;
    if (first === undefined || legal.length === 0) return;
    const key = JSON.stringify(first);
    const isLegal = legal.some(({ action }) => JSON.stringify(action) === key);
    this.#queue = isLegal ? rest : [];
    if (isLegal) act(first);
  }
}

export const table = new Table();
