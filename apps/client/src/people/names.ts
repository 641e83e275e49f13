/** What the server takes for a name. */
const NAME = /^[\p{L}\p{N}_-]{2,24}$/u;

export const isName = (text: string): boolean => NAME.test(text);

/** The nearest name to what somebody has called himself elsewhere, if there is one. */
export function nameFrom(text: string): string | undefined {
  const near = text
    .trim()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^\p{L}\p{N}_-]/gu, '')
    .slice(0, 24);
  return isName(near) ? near : undefined;
}
