import { ordinal, rate, rating } from 'openskill';
import type { Database, Statement } from '../storage/database.ts';
import type { Table } from './table.ts';

export interface StoredRating {
  readonly user_id: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  readonly wins: number;
  readonly version: number;
  readonly rated_at: number;
}

/** What one can be sure of, on a scale where a newcomer has 0 and a strong player above 1000. */
export const shownRating = ({ mu, sigma }: Pick<StoredRating, 'mu' | 'sigma'>): number =>
  Math.max(0, Math.round(ordinal({ mu, sigma }) * 40));

const NEWCOMER = { ...rating(), games: 0, wins: 0, version: 0, rated_at: 0 };

function ratingRow(user: string, game: string, after: Omit<StoredRating, 'user_id'>): Statement {
  return {
    sql: `INSERT INTO ratings (user_id, game, mu, sigma, games, wins, version, shown, rated_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
      ON CONFLICT (user_id, game) DO UPDATE SET mu = $3, sigma = $4, games = $5, wins = $6, version = $7, shown = $8,
      rated_at = $9 WHERE ratings.version = $7 - 1`,
    values: [
      user,
      game,
      after.mu,
      after.sigma,
      after.games,
      after.wins,
      after.version,
      shownRating(after),
      after.rated_at,
    ],
    mustChange: 1,
  };
}

const oneGameOn = (
  { games, wins, version, rated_at }: Omit<StoredRating, 'user_id'>,
  skill: Pick<StoredRating, 'mu' | 'sigma'>,
  hasWon: boolean,
  endedAt: number,
): Omit<StoredRating, 'user_id'> => ({
  ...skill,
  games: games + 1,
  wins: wins + (hasWon ? 1 : 0),
  version: version + 1,
  // Games may be listed in another order than they ended.
  rated_at: Math.max(rated_at, endedAt),
});

/** The result of a finished game and what it does to ratings; none of it happens if it has happened before. */
export async function resultRows(database: Database, table: Table): Promise<Statement[]> {
  const { setup, seats, result, endedAt } = table.state;
  if (result === undefined || endedAt === undefined) return [];
  const people = seats.flatMap(({ person, kind }, seat) =>
    kind === 'person' && person !== undefined ? [{ seat, person, rank: result.ranks[seat]! }] : [],
  );
  const isRated = setup.rated && people.length > 1 && people.every(({ person }) => person.kind === 'member');
  const ids = people.map(({ person }) => person.id);
  const [stored, here] = isRated
    ? await Promise.all([ratingsOf(database, ids, setup.game), thoseStillHere(database, ids)])
    : [[], []];
  const before = people.map(({ person }) => stored.find(row => row.user_id === person.id) ?? NEWCOMER);
  const after = isRated
    ? rate(
        before.map(({ mu, sigma }) => [{ mu, sigma }]),
        { rank: people.map(({ rank }) => rank) },
      ).map(team => team[0]!)
    : [];
  const change = (i: number): number | null =>
    after[i] === undefined ? null : shownRating(after[i]) - shownRating(before[i]!);
  return [
    {
      sql: 'INSERT INTO results (table_id, game, ended_at, rated, result, people) VALUES ($1, $2, $3, $4, $5, $6)',
      values: [
        table.id,
        setup.game,
        endedAt,
        isRated ? 1 : 0,
        JSON.stringify(result),
        JSON.stringify(seats.map(seat => seat.person ?? null)),
      ],
    },
    ...people.map(({ seat, person, rank }, i) => ({
      sql: `INSERT INTO result_seats (table_id, seat, user_id, game, ended_at, rank, rating_change)
        VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      values: [table.id, seat, person.id, setup.game, endedAt, rank, change(i)],
    })),
    ...after.flatMap(({ mu, sigma }, i) => {
      const { person, rank } = people[i]!;
      if (!here.includes(person.id)) return [];
      return [ratingRow(person.id, setup.game, oneGameOn(before[i]!, { mu, sigma }, rank === 1, endedAt))];
    }),
    // Last, so that those who finish games elsewhere wait for this row as short as can be.
    ...(setup.visibility === 'public' ? [oneMoreGame(setup.game)] : []),
  ];
}

const oneMoreGame = (game: string): Statement => ({
  sql: `INSERT INTO game_counts (game, finished) VALUES ($1, 1)
    ON CONFLICT (game) DO UPDATE SET finished = game_counts.finished + 1`,
  values: [game],
});

/** Whoever has deleted his account during the game has no rating any more and gets none. */
async function thoseStillHere(database: Database, people: readonly string[]): Promise<readonly string[]> {
  const places = people.map((_, i) => `$${i + 1}`).join(', ');
  const rows = await database.read<{ id: string }>(
    `SELECT id FROM users WHERE deleted = 0 AND id IN (${places})`,
    people,
  );
  return rows.map(({ id }) => id);
}

async function ratingsOf(
  database: Database,
  people: readonly string[],
  game: string,
): Promise<StoredRating[]> {
  const places = people.map((_, i) => `$${i + 2}`).join(', ');
  return database.read<StoredRating>(
    `SELECT user_id, mu, sigma, games, wins, version, rated_at FROM ratings WHERE game = $1 AND user_id IN (${places})`,
    [game, ...people],
  );
}
