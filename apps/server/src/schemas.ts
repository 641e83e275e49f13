import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { firstProblem } from './problems.ts';
import { Refusal } from './refusal.ts';

export interface Checker<Type> {
  /** The value if it is as it must be; otherwise a refusal that says where it is not. */
  (value: unknown): Type;
}

/** A schema made into a fast check. */
export function checker<Schema extends TSchema>(schema: Schema): Checker<Static<Schema>> {
  const compiled = Compile(schema);
  return value => {
    if (compiled.Check(value)) return value;
    const { message, where } = firstProblem(schema, value);
    throw new Refusal('bad-request', `${where === '' ? 'the request' : where.slice(1)} ${message}`, where);
  };
}

/** For the parts of an address, which are all text: numbers and yes/no are read first. */
export function textChecker<Schema extends TSchema>(schema: Schema): Checker<Static<Schema>> {
  const check = checker(schema);
  return value => check(Value.Convert(schema, value));
}
