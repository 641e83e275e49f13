import { Type, type Static } from 'typebox';
import { exact, Moment, nullable, oneOf, Person } from './parts.ts';

/** Who has finished fewer rated games of a title has no place yet: a rating says little after one evening. */
export const LEAST_RATED_GAMES = 3;
/** As many lines as are told at once. */
export const LONGEST_RANKING = 50;

/** A point in the ranking, as the server writes it: rating, games and id of whoever stands there. */
const RankingPoint = Type.String({
  pattern: '^\\d{1,9}\\.\\d{1,9}\\.[0-9A-Za-z]{8,32}$',
  description: 'As it came as `next` or as `mine.from`.',
});

export const RankingQuery = exact({
  from: Type.Optional(RankingPoint),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LONGEST_RANKING })),
  /** My friends and I, with our places among ourselves. */
  among: Type.Optional(oneOf(['friends'])),
});
export type RankingQuery = Static<typeof RankingQuery>;

export const RankingLine = Type.Object(
  {
    place: Type.Integer({ description: 'From 1; the same for all who have the same rating.' }),
    person: Person,
    rating: Type.Integer({ description: 'As in a profile.' }),
    games: Type.Integer({ description: 'Rated games that were finished.' }),
    wins: Type.Integer(),
    lastAt: Moment,
  },
  { $id: 'RankingLine' },
);
export type RankingLine = Static<typeof RankingLine>;

/** Where I stand, or how many rated games I have to finish before I do. */
export const OwnRank = Type.Object(
  {
    line: nullable(RankingLine),
    missing: Type.Integer(),
    from: nullable(Type.String({ description: 'The ranking from a few places above me.' })),
  },
  { $id: 'OwnRank' },
);
export type OwnRank = Static<typeof OwnRank>;

/** Who plays a game best: members with enough rated games, the highest rating first. */
export const Ranking = Type.Object(
  {
    least: Type.Integer({ description: `Rated games that a place takes: ${LEAST_RATED_GAMES}.` }),
    ranked: Type.Integer({ description: 'People who have a place, also if only my friends are asked for.' }),
    rated: Type.Integer({ description: 'People who have finished a rated game, with or without a place.' }),
    finished: Type.Integer({ description: 'Games that were finished at public tables, rated or not.' }),
    lines: Type.Array(RankingLine),
    next: nullable(Type.String({ description: 'Where the ranking goes on, if it does.' })),
    mine: nullable(OwnRank),
  },
  { $id: 'Ranking' },
);
export type Ranking = Static<typeof Ranking>;
