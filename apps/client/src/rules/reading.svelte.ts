import { orTell } from '../home/shelf-work.ts';
import type RuleDialog from './RuleDialog.svelte';

interface Reading {
  readonly game: string;
  readonly rule: string;
  readonly Dialog: typeof RuleDialog;
}

// Whoever reads a rule goes on reading, whatever happens at the table meanwhile: so it hangs on no prompt.
let reading: Reading | undefined = $state.raw();

export const ruleBeingRead = (): Reading | undefined => reading;

/** Shows a rule where the reader stands; the rules travel when somebody first asks for one. */
export const readRule = (game: string, rule: string): Promise<void> =>
  orTell(async () => {
    const { default: Dialog } = await import('./RuleDialog.svelte');
    reading = { game, rule, Dialog };
  });

export function putRuleAway(): void {
  reading = undefined;
}
