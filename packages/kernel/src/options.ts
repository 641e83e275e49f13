import { PalioError } from './errors.ts';

interface OptionBase {
  readonly id: string;
  /** The rule that describes it, for a link. */
  readonly rule?: string;
  /** Shown only while another option has one of these values; otherwise the default holds. */
  readonly when?: { readonly option: string; readonly is: readonly OptionValue[] };
}

export type OptionSpec = OptionBase &
  (
    | { readonly kind: 'flag'; readonly default: boolean }
    | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
    | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
    | {
        readonly kind: 'text';
        readonly default: string;
        /** Says what is wrong with a value, or nothing. */
        check(value: string): string | undefined;
      }
  );

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

function problemWith(spec: OptionSpec, value: OptionValue): string | undefined {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'must be yes or no';
    case 'choice':
      return spec.values.includes(String(value)) ? undefined : `must be one of ${spec.values.join(', ')}`;
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max
        ? undefined
        : `must be a whole number from ${spec.min} to ${spec.max}`;
    case 'text':
      return typeof value === 'string' ? spec.check(value) : 'must be a text';
  }
}

/** Turns what a command line or a record says into a value of the option's kind. */
export function optionFromText(spec: OptionSpec, text: string): OptionValue {
  if (spec.kind === 'flag' && /^(yes|true|on|no|false|off)$/.test(text)) return /^(yes|true|on)$/.test(text);
  if (spec.kind === 'number' && /^-?\d+$/.test(text)) return Number(text);
  return text;
}

export function optionToText(value: OptionValue): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

/** Fills in defaults and refuses what the game does not know. */
export function completeOptions(specs: readonly OptionSpec[], given: Options): Options {
  const known = new Map(specs.map(spec => [spec.id, spec]));
  for (const id of Object.keys(given))
    if (!known.has(id))
      throw new PalioError(
        'bad-option',
        `is not an option of this game (${[...known.keys()].join(', ') || 'it has none'})`,
        id,
      );
  const complete: Record<string, OptionValue> = {};
  for (const spec of specs) {
    const value = given[spec.id] ?? spec.default;
    const problem = problemWith(spec, value);
    if (problem !== undefined)
      throw new PalioError('bad-option', `${JSON.stringify(value)} ${problem}`, spec.id);
    complete[spec.id] = value;
  }
  return complete;
}
