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

/** A way into a file as the schemas name it too: `units.json, list.id.field`. */
const below = (path: string, key: string): string =>
  path.includes(', ') ? `${path}.${key}` : `${path}, ${key}`;

const fail = (path: string, problem: string): never => {
  throw new PalioError('bad-figures', problem, path);
};

const idOf = (entry: unknown): unknown => (isObject(entry) ? entry['id'] : undefined);

/** Rules find things by their ids: one that is gone or there twice would be found out late, and far from its cause. */
function mustKeepIds(original: readonly unknown[], replaced: readonly unknown[], path: string): void {
  const ids = original.map(idOf);
  if (ids.includes(undefined) || new Set(ids).size < ids.length) return;
  const given = replaced.map(idOf);
  const twice = given.find((id, i) => given.indexOf(id) < i);
  if (twice !== undefined) fail(path, `the id ${JSON.stringify(twice)} is there twice`);
}

/** Lists are corrected entry by entry through an object whose keys are ids or indexes, or replaced whole by a list. */
function merge(original: unknown, correction: unknown, path: string): unknown {
  if (Array.isArray(original) && isObject(correction)) {
    const copy: unknown[] = [...(original as unknown[])];
    for (const [key, value] of Object.entries(correction)) {
      const at = copy.findIndex((entry, i) =>
        isObject(entry) && 'id' in entry ? entry['id'] === key : String(i) === key,
      );
      if (at < 0) fail(below(path, key), 'no such entry to correct');
      copy[at] = merge(copy[at], value, below(path, key));
      if (isObject(copy[at]) && idOf(copy[at]) !== idOf(original[at]))
        fail(below(below(path, key), 'id'), 'an id stays as it is');
    }
    return copy;
  }
  if (Array.isArray(original) && Array.isArray(correction)) mustKeepIds(original, correction, path);
  if (!isObject(original) || !isObject(correction)) return correction;
  const merged = Object.entries(correction).map(
    ([key, value]) =>
      [
        key,
        merge(Object.hasOwn(original, key) ? original[key] : undefined, value, below(path, key)),
      ] as const,
  );
  return { ...original, ...Object.fromEntries(merged) };
}

/**
 * The content of a figure file with the owner's corrections. Words and boards read their figures through this:
 * whoever loads them has let the rules check the same corrections before.
 */
export function corrected<T>(game: string, file: string, original: T): T {
  const correction = corrections.get(game)?.[file];
  return correction === undefined ? original : (merge(original, correction, `${game}/${file}.json`) as T);
}
