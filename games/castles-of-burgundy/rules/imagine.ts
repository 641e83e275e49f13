/**
 * CB-40.3 Nobody knows an order of the supplies, goods and dice to come, so the state keeps none: unordered bags
 * hold what is left, and chance draws from them. Sealed choices are drawn again by the kernel. What remains is
 * the same for every viewer; goods sold are face down, but every sale was seen by all (CB-10.6).
 */
export function imagine(): void {
  return undefined;
}
