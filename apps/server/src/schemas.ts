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
/** No action of any game comes near it. */
const DEEPEST = 40;

/**
 * What no schema says: U+0000, which PostgreSQL cannot store, and parts within parts within parts, on which whatever
 * goes through them by recursion would fail. Level by level, not by recursion, for that very reason.
 */
function faultIn(value: unknown): string | undefined {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return 'is nested too deeply';
    const below: unknown[] = [];
    for (const part of level)
      if (typeof part === 'string') {
        if (part.includes(NUL)) return 'holds a text with U+0000';
      } else if (typeof part === 'object' && part !== null)
        for (const [name, inner] of Object.entries(part)) below.push(name, inner);
    level = below;
  }
  return undefined;
}

/** A schema made into a fast check. */
export function checker<Schema extends TSchema>(schema: Schema): Checker<Static<Schema>> {
  const compiled = Compile(schema);
  return value => {
    if (compiled.Check(value)) {
      const fault = faultIn(value);
      if (fault !== undefined) throw new Refusal('bad-request', `the request ${fault}`);
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
