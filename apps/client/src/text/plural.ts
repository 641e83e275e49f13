/** A number with its noun, in languages with one plural. */
export const plural = (count: number, one: string, other: string): string =>
  `${count} ${count === 1 ? one : other}`;
