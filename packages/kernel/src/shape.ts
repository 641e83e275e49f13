import { PalioError, type ErrorCode } from './errors.ts';

/** Checks plain data from outside. Throws what is wrong and where; what passes has the type. */
export interface Shape<T> {
  readonly check: (value: unknown, path: string, fail: Fail) => void;
  /** Never there; carries the type of what passes. */
  readonly type?: T;
}
export type Fail = (path: string, problem: string) => never;
export type ShapeType<S> = S extends Shape<infer T> ? T : never;

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

function shape<T>(check: (value: unknown, path: string, fail: Fail) => void): Shape<T> {
  return { check };
}

export const text = (pattern?: RegExp): Shape<string> =>
  shape((value, path, fail) => {
    if (typeof value !== 'string') fail(path, `must be a text, not ${show(value)}`);
    else if (pattern && !pattern.test(value))
      fail(path, `${show(value)} does not look like ${pattern.source}`);
  });

export const whole = (low = Number.MIN_SAFE_INTEGER, high = Number.MAX_SAFE_INTEGER): Shape<number> =>
  shape((value, path, fail) => {
    if (typeof value !== 'number' || !Number.isInteger(value))
      fail(path, `must be a whole number, not ${show(value)}`);
    else if (value < low || value > high) fail(path, `${value} is not between ${low} and ${high}`);
  });

export const flag: Shape<boolean> = shape((value, path, fail) => {
  if (typeof value !== 'boolean') fail(path, `must be true or false, not ${show(value)}`);
});

export const anything: Shape<unknown> = shape(() => undefined);

export const oneOf = <const Value extends string | number | boolean | null>(
  ...values: readonly Value[]
): Shape<Value> =>
  shape((value, path, fail) => {
    if (!values.includes(value as Value)) fail(path, `${show(value)} is none of ${values.join(', ')}`);
  });

export const either = <A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> =>
  shape((value, path, fail) => {
    const problems: string[] = [];
    for (const candidate of [first, second] as readonly Shape<unknown>[]) {
      try {
        candidate.check(value, path, (where, problem) => {
          throw new PalioError('bad-figures', problem, where);
        });
        return;
      } catch (error) {
        if (!(error instanceof PalioError)) throw error;
        problems.push(error.message);
      }
    }
    fail(path, problems.join(' or '));
  });

export const list = <Item>(item: Shape<Item>, low = 0, high = 100_000): Shape<Item[]> =>
  shape((value, path, fail) => {
    if (!Array.isArray(value)) return fail(path, `must be a list, not ${show(value)}`);
    if (value.length < low || value.length > high)
      fail(path, `has ${value.length} entries, not ${low} to ${high}`);
    value.forEach((entry, i) => item.check(entry, `${path}[${i}]`, fail));
  });

type Fields = Readonly<Record<string, Shape<unknown>>>;
type FieldTypes<F extends Fields> = { [Key in keyof F]: ShapeType<F[Key]> };

/** Unknown fields are faults: a misspelt figure must not be ignored. */
export const record = <F extends Fields, O extends Fields = Record<never, never>>(
  fields: F,
  optional?: O,
): Shape<FieldTypes<F> & Partial<FieldTypes<O>>> =>
  shape((value, path, fail) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
      return fail(path, `must be an object, not ${show(value)}`);
    const object = value as Readonly<Record<string, unknown>>;
    const at = (key: string): string => (path === '' ? key : `${path}.${key}`);
    for (const key of Object.keys(fields)) {
      if (!Object.hasOwn(object, key)) fail(at(key), 'is missing');
      fields[key]!.check(object[key], at(key), fail);
    }
    for (const key of Object.keys(object)) {
      if (Object.hasOwn(fields, key)) continue;
      if (optional === undefined || !Object.hasOwn(optional, key)) fail(at(key), 'is not known here');
      else optional[key]!.check(object[key], at(key), fail);
    }
  });

/** An object with arbitrary keys, all values alike. */
export const dictionary = <Value>(item: Shape<Value>, key?: Shape<string>): Shape<Record<string, Value>> =>
  shape((value, path, fail) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
      return fail(path, `must be an object, not ${show(value)}`);
    for (const [name, entry] of Object.entries(value)) {
      key?.check(name, `${path}.${name}`, fail);
      item.check(entry, path === '' ? name : `${path}.${name}`, fail);
    }
  });

/** Checks and returns the value with its type, or throws with the code, naming source and path. */
export function conform<T>(expected: Shape<T>, value: unknown, code: ErrorCode, source: string): T {
  expected.check(value, '', (path, problem) => {
    throw new PalioError(code, problem, path === '' ? source : `${source}, ${path}`);
  });
  return value as T;
}
