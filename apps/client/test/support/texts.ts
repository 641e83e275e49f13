/** Every text under its path; functions are called with samples, so that each gives a sentence. */
export function texts(part: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function') {
    return [[path, String((part as (...values: unknown[]) => unknown)(3, 5, 7, 9))]];
  }
  return Object.entries(part as object).flatMap(([key, value]) =>
    texts(value, path === '' ? key : `${path}.${key}`),
  );
}
