const BADGE = /^\(\d+\) /;

/** The title of a page with the number of things that wait, as tabs show it. */
export function badged(title: string, count: number): string {
  const plain = title.replace(BADGE, '');
  return count === 0 ? plain : `(${count}) ${plain}`;
}
