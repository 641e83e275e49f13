import { PalioError } from './errors.ts';

/** Corrections of an owner of the box: file name without ending -> partial content. */
export type Corrections = Readonly<Record<string, unknown>>;

const corrections = new Map<string, Corrections>();

/** Must be called before the game's own modules are loaded; its tables are built once, from the corrected figures. */
export function correctFigures(game: string, given: Corrections): void {
  corrections.set(game, given);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Lists are corrected entry by entry through an object whose keys are ids or indexes, or replaced whole by a list. */
function merge(original: unknown, correction: unknown, path: string): unknown {
  if (Array.isArray(original) && isObject(correction)) {
    const copy: unknown[] = [...(original as unknown[])];
    for (const [key, value] of Object.entries(correction)) {
      const at = copy.findIndex((entry, i) =>
        isObject(entry) && 'id' in entry ? entry['id'] === key : String(i) === key,
      );
      if (at < 0) throw new PalioError('bad-figures', 'no such entry to correct', `${path}.${key}`);
      copy[at] = merge(copy[at], value, `${path}.${key}`);
    }
    return copy;
  }
  if (!isObject(original) || !isObject(correction)) return correction;
  const copy: Record<string, unknown> = { ...original };
  for (const [key, value] of Object.entries(correction))
    copy[key] = merge(original[key], value, `${path}.${key}`);
  return copy;
}

/**
 * The content of a figure file with the owner's corrections. Words and boards read their figures through this:
 * whoever loads them has let the rules check the same corrections before.
 */
export function corrected<T>(game: string, file: string, original: T): T {
  const correction = corrections.get(game)?.[file];
  return correction === undefined ? original : (merge(original, correction, `${game}/${file}.json`) as T);
}
