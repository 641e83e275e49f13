import { Type, type Static, type TSchema, type TProperties } from 'typebox';

/** An object that knows all its fields: whatever else is sent is refused. */
export const exact = <Fields extends TProperties>(fields: Fields, options: object = {}) =>
  Type.Object(fields, { additionalProperties: false, ...options });

export const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>(Type.String({ enum: [...values] }));

export const Id = Type.String({ pattern: '^[0-9A-Za-z]{8,32}$', description: 'An id made by the server.' });
export const GameId = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });
/** No later than dates can say; databases know no larger whole numbers than that either. */
export const Moment = Type.Integer({
  minimum: 0,
  maximum: 8_640_000_000_000_000,
  description: 'Milliseconds since 1970.',
});
export const SeatNumber = Type.Integer({
  minimum: 0,
  maximum: 19,
  description: 'A place at the table, from 0.',
});
/** Letters of alphabets some of which look like Latin ones: who mixes the two can look like somebody else. */
const LATIN = '\\p{sc=Latn}';
const LIKE_LATIN = '[\\p{sc=Cyrl}\\p{sc=Grek}\\p{sc=Armn}\\p{sc=Cher}\\p{sc=Copt}\\p{sc=Lisu}]';
const MIXED = `(?!.*${LATIN}.*${LIKE_LATIN}|.*${LIKE_LATIN}.*${LATIN})`;
/**
 * Nothing that cannot be seen, and letters of one alphabet: two names must not look alike. The pattern counts first,
 * so that it never searches through what is long.
 */
export const Name = Type.String({
  minLength: 2,
  maxLength: 24,
  pattern: `^(?=.{2,24}$)(?!.*\\p{DI})${MIXED}[\\p{L}\\p{N}_-]+$`,
});
export const Language = oneOf(['en', 'it']);
export const BotLevel = oneOf(['easy', 'medium', 'hard']);

/** A command sent twice with the same key is carried out once. */
export const Key = Type.String({
  pattern: '^[\\w.:-]{1,64}$',
  description: 'Made by the client; a repeat is answered, not repeated.',
});

export const Options = Type.Record(
  Type.String({ pattern: '^[A-Za-z][A-Za-z0-9-]{0,39}$' }),
  Type.Union([Type.String({ maxLength: 400 }), Type.Number(), Type.Boolean()]),
  { maxProperties: 60 },
);

/** Somebody, as everybody may see him. */
export const Person = Type.Object(
  {
    id: Id,
    name: Type.String(),
    kind: oneOf(['guest', 'member', 'bot']),
  },
  { $id: 'Person' },
);
export type Person = Static<typeof Person>;

export const Nothing = Type.Object({}, { $id: 'Nothing' });
