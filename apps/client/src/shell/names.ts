/** "Ada", "Ada and Guido", "Ada, Guido and Bianca". */
export function inWords(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')}${and}${last}`;
}
