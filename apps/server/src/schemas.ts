import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { firstProblem } from './problems.ts';
import { Refusal } from './refusal.ts';

export interface Checker<Type> {
  /** The value if it is as it must be; otherwise a refusal that says where it is not. */
  (value: unknown): Type;
}

const NUL = '\u0000';

/**
 * Whether a text somewhere in a value holds U+0000, which PostgreSQL cannot store. Not by recursion: what is nested
 * deeply must not exhaust the stack.
 */
function holdsNul(value: unknown): boolean {
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') {
      if (next.includes(NUL)) return true;
    } else if (typeof next === 'object' && next !== null)
      for (const [name, part] of Object.entries(next)) waiting.push(name, part);
  }
  return false;
}

/** A schema made into a fast check. */
export function checker<Schema extends TSchema>(schema: Schema): Checker<Static<Schema>> {
  const compiled = Compile(schema);
  return value => {
    if (compiled.Check(value)) {
      if (holdsNul(value)) throw new Refusal('bad-request', 'the request holds a text with U+0000');
      return value;
    }
    const { message, where, isName } = firstProblem(schema, value);
    if (isName === true) throw new Refusal('bad-name', undefined, where);
    throw new Refusal('bad-request', `${where === '' ? 'the request' : where.slice(1)} ${message}`, where);
  };
}

/** Whether a value is as a schema says. */
export function fits<Schema extends TSchema>(schema: Schema): (value: unknown) => value is Static<Schema> {
  const compiled = Compile(schema);
  return (value): value is Static<Schema> => compiled.Check(value);
}

/** For the parts of an address, which are all text: numbers and yes/no are read first. */
export function textChecker<Schema extends TSchema>(schema: Schema): Checker<Static<Schema>> {
  const check = checker(schema);
  return value => check(Value.Convert(schema, value));
}
