import type { AnyAction, Reason } from '@palio/kernel';
import { settings } from '../settings/settings.svelte.ts';
import type { Snapshot } from '../worker/protocol.ts';
import type { TableBoard } from './load-board.ts';

const listOf = (given: AnyAction | readonly AnyAction[]): readonly AnyAction[] =>
  Array.isArray(given) ? given : [given as AnyAction];

/** What a player has chosen, from the first touch to the second yes, wherever the game is played. */
export abstract class Chooser {
  /** Chosen, waiting for a second yes. */
  pending: readonly AnyAction[] | undefined = $state.raw();
  /** Why the last try is not possible; `null` if the rules only say that it is not. */
  reason: Reason | null | undefined = $state.raw();

  /** Grows with every try, and when what was tried is over. */
  #tries = 0;

  abstract readonly board: TableBoard | undefined;
  abstract readonly snapshot: Snapshot | undefined;
  abstract readonly mayAct: boolean;

  /** Carries out what was chosen. */
  protected abstract play(actions: readonly AnyAction[]): void;

  /** Plays one action or the actions of one gesture, or asks once more where the settings say so. */
  readonly act = (given: AnyAction | readonly AnyAction[]): void => {
    const actions = listOf(given);
    if (!this.mayAct || actions.length === 0) return;
    if (!this.#isPending(actions) && this.asksAgain(actions)) this.pending = actions;
    else this.play(actions);
  };

  /** Asks once more whatever the settings say: the board has shown what it will bring. */
  readonly propose = (given: AnyAction | readonly AnyAction[]): void => {
    const actions = listOf(given);
    if (this.mayAct) this.pending = actions.length === 0 ? undefined : actions;
  };

  readonly confirm = (): void => {
    if (this.pending !== undefined && this.mayAct) this.play(this.pending);
  };

  readonly cancel = (): void => {
    this.#tries++;
    this.pending = undefined;
    this.reason = undefined;
  };

  /** Tells why the last try is not possible; for an earlier one, or an earlier question, the answer comes too late. */
  protected async explain(asked: Promise<Reason | undefined>): Promise<void> {
    const number = ++this.#tries;
    const reason = await asked;
    if (number === this.#tries) this.reason = reason ?? null;
  }

  /** The same once more is the yes. */
  #isPending(actions: readonly AnyAction[]): boolean {
    return this.pending !== undefined && JSON.stringify(actions) === JSON.stringify(this.pending);
  }

  /** Whether a second yes is wanted. */
  protected asksAgain(actions: readonly AnyAction[]): boolean {
    const { confirm } = settings();
    if (confirm !== 'final') return confirm === 'always';
    return actions.some(action => this.board?.needsConfirmation(action, this.snapshot?.view) === true);
  }
}
