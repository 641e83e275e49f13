import { Type, type Static } from 'typebox';

/** What every refusal looks like, over HTTP and over the socket. */
export const ErrorBody = Type.Object(
  {
    error: Type.Object({
      code: Type.String({ description: 'One of the codes of the catalogue, for programs and translations.' }),
      message: Type.String({ description: 'What is wrong, for people.' }),
      where: Type.Optional(Type.String({ description: 'Where in the request the fault lies.' })),
      until: Type.Optional(Type.Integer({ description: 'Until when somebody is suspended.' })),
      reason: Type.Optional(Type.String({ description: 'Why he is, as it was written for him.' })),
    }),
  },
  { $id: 'Error' },
);
export type ErrorBody = Static<typeof ErrorBody>;
