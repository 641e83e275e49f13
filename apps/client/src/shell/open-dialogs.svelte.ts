import { untrack } from 'svelte';

/** Dialogs that are open, each above the one before. */
let open: readonly string[] = $state.raw([]);

/**
 * Whatever lies outside of it can neither be seen well nor be heard: what is told in passing must be told inside. None
 * where only the page is.
 */
export const topDialog = (): string | undefined => open.at(-1);

/** To be called when it opens; the answer, when it closes. */
export function dialogOpened(id: string): () => void {
  // Whoever opens one must not wake up because of it.
  open = [...untrack(() => open), id];
  return () => {
    open = untrack(() => open).filter(other => other !== id);
  };
}
