import { PalioError } from './errors.ts';
import { conform, type Shape } from './shape.ts';

/** Where a figure comes from: the rulebook, another public source, or designed here. */
export const PROVENANCES = ['seed', 'public', 'reconstructed'] as const;
export type Provenance = (typeof PROVENANCES)[number];

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

/** The figures of one file, corrected by the owner if he did, and checked either way. */
export function figuresOf<T>(game: string, file: string, original: unknown, shape: Shape<T>): T {
  const source = `${game}/${file}.json`;
  const correction = corrections.get(game)?.[file];
  return conform(
    shape,
    correction === undefined ? original : merge(original, correction, source),
    'bad-figures',
    source,
  );
}

export interface Figure {
  readonly path: string;
  readonly value: string | number | boolean | null;
  readonly provenance: Provenance | undefined;
}

/**
 * Every single figure with its provenance. `provenance` holds for all below it; as an object it names fields.
 * A key such as `recruitCostProvenance` speaks for its sibling `recruitCost`.
 */
export function figureList(content: unknown, path = '', inherited?: Provenance): Figure[] {
  if (Array.isArray(content))
    return content.flatMap((entry: unknown, i) => {
      const name = isObject(entry) && typeof entry['id'] === 'string' ? entry['id'] : i;
      return figureList(entry, `${path}[${name}]`, inherited);
    });
  if (!isObject(content)) return [{ path, value: content as Figure['value'], provenance: inherited }];
  const own = content['provenance'];
  const general = typeof own === 'string' ? (own as Provenance) : inherited;
  return Object.entries(content).flatMap(([key, value]) => {
    if (key === 'provenance' || key.endsWith('Provenance') || key === 'note' || key === 'notes') return [];
    const beside = content[`${key}Provenance`];
    const named = isObject(own) ? own[key] : undefined;
    const source = (typeof beside === 'string' ? beside : typeof named === 'string' ? named : general) as
      | Provenance
      | undefined;
    return figureList(value, path === '' ? key : `${path}.${key}`, source);
  });
}
