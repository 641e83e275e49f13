import { Name } from '@palio/protocol';
import { Value } from 'typebox/value';
import type { TSchema } from 'typebox';

/** The parts of a JSON schema that our messages use. */
interface Plain {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Plain[];
  readonly properties?: Readonly<Record<string, Plain>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly items?: Plain;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

export interface Problem {
  readonly message: string;
  readonly where: string;
  /** A name nobody can have: people type them, so they are told what a name is. */
  readonly isName?: boolean;
}

/** Fields by which the alternatives of a union are told apart. */
const TAGS = ['type', 'as', 'kind', 'what'];

const NAME: Plain = Name;

const fits = (schema: Plain, value: unknown): boolean => Value.Check(schema as TSchema, value);

function expectation({
  type,
  enum: values,
  const: only,
  minimum,
  maximum,
  minLength,
  maxLength,
}: Plain): string {
  if (only !== undefined) return `must be ${JSON.stringify(only)}`;
  if (values !== undefined) return `must be one of ${values.join(', ')}`;
  if (type === 'integer') return `must be a whole number${range(minimum, maximum)}`;
  if (type === 'string')
    return `must be a text${range(minLength, maxLength, ' characters')} of the right form`;
  return type === undefined ? 'is not as it must be' : `must be ${type}`;
}

const range = (low?: number, high?: number, unit = ''): string =>
  low === undefined && high === undefined ? '' : ` from ${low ?? 0} to ${high ?? 'many'}${unit}`;

/** The alternatives that a value means to be. */
function meant(schemas: readonly Plain[], value: unknown): readonly Plain[] {
  const given = Object(value) as Readonly<Record<string, unknown>>;
  const tag = TAGS.find(name => schemas.some(schema => schema.properties?.[name]?.const !== undefined));
  if (tag === undefined) return schemas;
  return schemas.filter(({ properties }) => {
    const named = properties?.[tag];
    return named !== undefined && fits(named, given[tag]);
  });
}

/**
 * The first thing that is wrong with a value that does not fit its schema. Looks only where the fault is: telling a
 * stranger why his message is refused must not cost more than reading a good one.
 */
export function firstProblem(schema: Plain, value: unknown, where = ''): Problem {
  if (schema.anyOf !== undefined) {
    const [first] = meant(schema.anyOf, value);
    if (first === undefined) return { message: 'is of no known kind', where };
    return firstProblem(first, value, where);
  }
  if (schema.properties !== undefined && value !== null && typeof value === 'object' && !Array.isArray(value))
    return fieldProblem(schema, value as Readonly<Record<string, unknown>>, where);
  if (schema.items !== undefined && Array.isArray(value)) {
    const { items } = schema;
    const at = value.findIndex(item => !fits(items, item));
    if (at >= 0) return firstProblem(items, value[at], `${where}/${at}`);
    return { message: 'has too few or too many parts', where };
  }
  const isName = typeof value === 'string' && schema.pattern === NAME.pattern;
  return { message: expectation(schema), where, isName };
}

function fieldProblem(schema: Plain, value: Readonly<Record<string, unknown>>, where: string): Problem {
  const { properties = {}, required = [], additionalProperties } = schema;
  for (const name of required)
    if (!Object.hasOwn(value, name)) return { message: 'is missing', where: `${where}/${name}` };
  for (const [name, part] of Object.entries(value)) {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const path = `${where}/${name.slice(0, 40)}`;
    if (known === undefined) {
      if (additionalProperties === false) return { message: 'is not known here', where: path };
    } else if (!fits(known, part)) return firstProblem(known, part, path);
  }
  return { message: 'is not as it must be', where };
}
