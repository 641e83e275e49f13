/** A copy of a list with one entry changed. */
export function withEntry<Entry>(list: readonly Entry[], at: number, value: Entry): Entry[] {
  const copy = list.slice();
  copy[at] = value;
  return copy;
}

/** A copy of a list of numbers with one entry raised. */
export const withMore = (list: readonly number[], at: number, more: number): number[] =>
  withEntry(list, at, list[at]! + more);

/** A copy of a list without the first entry equal to this. */
export function without<Entry>(list: readonly Entry[], entry: Entry): Entry[] {
  const copy = list.slice();
  const at = copy.indexOf(entry);
  if (at >= 0) copy.splice(at, 1);
  return copy;
}

/** A copy of a sorted list with one entry more. */
export const withSorted = (list: readonly number[], entry: number): number[] =>
  [...list, entry].sort((a, b) => a - b);
