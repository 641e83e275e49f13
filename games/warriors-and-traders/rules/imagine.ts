/**
 * WT-1.8 Everything on the table is public. What is secret for a moment (start tokens, damage, votes) are
 * sealed choices, which the kernel draws again by itself.
 */
export function imagine(): void {
  return undefined;
}
