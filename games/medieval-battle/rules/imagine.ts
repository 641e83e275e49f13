/**
 * The only secret of the game is the army being recruited (MB-4.1), and that is a sealed choice, which the
 * kernel draws again by itself. Everything else is public, reserves and off-board units included.
 */
export function imagine(): void {
  return undefined;
}
