const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

const first = (known: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  known.find(([pattern]) => pattern.test(text))?.[1];

/** "Firefox, Linux" out of what a browser says about itself; what says nothing known stays as it is, shortened. */
export function deviceInWords(userAgent: string): string {
  const parts = [first(BROWSERS, userAgent), first(SYSTEMS, userAgent)].filter(part => part !== undefined);
  return parts.length === 0 ? userAgent.slice(0, 40) : parts.join(', ');
}
