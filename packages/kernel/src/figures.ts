import { corrected } from './corrections.ts';
import { conform, type Shape } from './shape.ts';

/** Where a figure comes from: the rulebook, another public source, or designed here. */
export const PROVENANCES = ['seed', 'public', 'reconstructed'] as const;
export type Provenance = (typeof PROVENANCES)[number];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The figures of one file, corrected by the owner if he did, and checked either way. */
export function figuresOf<T>(game: string, file: string, original: unknown, shape: Shape<T>): T {
  return conform(shape, corrected(game, file, original), 'bad-figures', `${game}/${file}.json`);
}

export interface Figure {
  readonly path: string;
  readonly value: string | number | boolean | null;
  readonly provenance: Provenance | undefined;
}

/** What is said about figures, beside the figures themselves. */
const isRemark = (key: string): boolean =>
  key === 'provenance' || key.endsWith('Provenance') || key === 'note' || key === 'notes';

/** The figures without provenance and notes: two files that differ in words only are the same to the rules. */
export function bareFigures(content: unknown): unknown {
  if (Array.isArray(content)) return content.map(bareFigures);
  if (!isObject(content)) return content;
  const figures = Object.entries(content).filter(([key]) => !isRemark(key));
  return Object.fromEntries(figures.map(([key, value]) => [key, bareFigures(value)]));
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
    if (isRemark(key)) return [];
    const beside = content[`${key}Provenance`];
    const named = isObject(own) ? own[key] : undefined;
    const source = (typeof beside === 'string' ? beside : typeof named === 'string' ? named : general) as
      | Provenance
      | undefined;
    return figureList(value, path === '' ? key : `${path}.${key}`, source);
  });
}
