import {
  LEAST_RATED_GAMES,
  type OwnRank,
  type Person,
  type Ranking,
  type RankingLine,
} from '@palio/protocol';
import type { Database, Value } from '../storage/database.ts';

/** A point in the order of a ranking: the highest rating first, then more games, then the id. */
interface Point {
  readonly shown: number;
  readonly games: number;
  readonly user: string;
}

interface StoredLine extends Point {
  readonly name: string;
  readonly kind: Person['kind'];
  readonly wins: number;
  readonly rated_at: number;
}

/** Larger than any rating or count, and still a number of four bytes. */
const MOST = 2_000_000_000;
const FIRST: Point = { shown: MOST, games: MOST, user: '' };
/** Neighbours that are shown above whoever looks for himself. */
const ABOVE = 5;

const ENOUGH = `ratings.game = $1 AND ratings.games >= ${LEAST_RATED_GAMES}`;
const BEFORE = `ratings.shown >= $3
  AND (ratings.shown > $3 OR ratings.games > $4 OR (ratings.games = $4 AND ratings.user_id < $5))`;
const FROM = `ratings.shown <= $3
  AND (ratings.shown < $3 OR ratings.games < $4 OR (ratings.games = $4 AND ratings.user_id >= $5))`;
/** From the few friends to their ratings, not through the ratings of everybody. */
const FRIENDS = `(SELECT other_id AS id FROM ties WHERE user_id = $6 AND kind = 'friend' UNION SELECT $6) friends
  CROSS JOIN ratings`;
/** Guests and bots have no ratings; whoever deletes his account loses them. Who is suspended has no place meanwhile. */
const MAY_STAND = "users.deleted = 0 AND users.kind = 'member' AND COALESCE(users.suspended_until, 0) <= $2";
const LINE =
  'ratings.user_id AS "user", users.name, users.kind, ratings.shown, ratings.games, ratings.wins, ratings.rated_at';

const pointFrom = (text: string): Point => {
  const [shown, games, user] = text.split('.') as [string, string, string];
  return { shown: Number(shown), games: Number(games), user };
};
const textOf = ({ shown, games, user }: Point): string => `${shown}.${games}.${user}`;

const lineOf = (
  place: number,
  { user, name, kind, shown, games, wins, rated_at }: StoredLine,
): RankingLine => ({
  place,
  person: { id: user, name, kind },
  rating: shown,
  games,
  wins,
  lastAt: rated_at,
});

/** How much a game is played. */
export async function figuresOf(
  database: Database,
  game: string,
  now: number,
): Promise<Pick<Ranking, 'ranked' | 'rated' | 'finished'>> {
  const [row] = await database.read<{ rated: number; enough: number; away: number; finished: number }>(
    `SELECT COUNT(*) AS rated, COALESCE(SUM(CASE WHEN games >= ${LEAST_RATED_GAMES} THEN 1 ELSE 0 END), 0) AS enough,
      (SELECT COUNT(*) FROM users CROSS JOIN ratings WHERE users.suspended_until > $2
        AND ratings.user_id = users.id AND ${ENOUGH}) AS away,
      COALESCE((SELECT finished FROM game_counts WHERE game = $1), 0) AS finished
      FROM ratings WHERE game = $1`,
    [game, now],
  );
  const { rated, enough, away, finished } = row!;
  return { ranked: enough - away, rated, finished };
}

/** Who plays a game best. All of it is read in the order of an index, however many people there are. */
export class RankingOf {
  readonly #database: Database;
  readonly #game: string;
  readonly #now: number;
  readonly #friendsOf: string | undefined;

  /** With `friendsOf` only that person and his friends. */
  constructor(database: Database, game: string, now: number, friendsOf?: string) {
    this.#database = database;
    this.#game = game;
    this.#now = now;
    this.#friendsOf = friendsOf;
  }

  /** So many from a point on, and where it goes on. */
  async lines(
    from: string | undefined,
    limit: number,
  ): Promise<{ lines: RankingLine[]; next: string | null }> {
    const rows = await this.#rows(from === undefined ? FIRST : pointFrom(from), limit + 1);
    const [first] = rows;
    if (first === undefined) return { lines: [], next: null };
    const { ahead, better } = from === undefined ? { ahead: 0, better: 0 } : await this.#before(first);
    let place = 1 + better;
    const lines = rows.slice(0, limit).map((row, i) => {
      if (row.shown !== rows[i - 1]?.shown && i > 0) place = ahead + i + 1;
      return lineOf(place, row);
    });
    const after = rows[limit];
    return { lines, next: after === undefined ? null : textOf(after) };
  }

  async ownRank(person: string): Promise<OwnRank> {
    const [row] = await this.#database.read<StoredLine>(
      `SELECT ${LINE} FROM ratings CROSS JOIN users WHERE users.id = ratings.user_id AND ratings.game = $1
        AND ${MAY_STAND} AND ratings.user_id = $3`,
      [this.#game, this.#now, person],
    );
    const missing = Math.max(0, LEAST_RATED_GAMES - (row?.games ?? 0));
    if (row === undefined || missing > 0) return { line: null, missing, from: null };
    const above = await this.#database.read<Point>(
      `SELECT ratings.shown, ratings.games, ratings.user_id AS "user" FROM ${this.#ratings} CROSS JOIN users
        WHERE users.id = ratings.user_id AND ${this.#enough} AND ${BEFORE} AND ${MAY_STAND}
        ORDER BY ratings.shown, ratings.games, ratings.user_id DESC LIMIT ${ABOVE}`,
      this.#values(row),
    );
    const { better } = await this.#before(row);
    return { line: lineOf(1 + better, row), missing, from: textOf(above.at(-1) ?? row) };
  }

  #rows(from: Point, limit: number): Promise<StoredLine[]> {
    return this.#database.read<StoredLine>(
      `SELECT ${LINE} FROM ${this.#ratings} CROSS JOIN users
        WHERE users.id = ratings.user_id AND ${this.#enough} AND ${FROM} AND ${MAY_STAND}
        ORDER BY ratings.shown DESC, ratings.games DESC, ratings.user_id LIMIT ${limit}`,
      this.#values(from),
    );
  }

  /** So many stand before a point, so many of them with a better rating: all in the index, less the few who are suspended. */
  async #before(point: Point): Promise<{ readonly ahead: number; readonly better: number }> {
    const counted =
      'COUNT(*) AS ahead, COALESCE(SUM(CASE WHEN ratings.shown > $3 THEN 1 ELSE 0 END), 0) AS better';
    const where = `${this.#enough} AND ${BEFORE}`;
    const [row] = await this.#database.read<{ ahead: number; better: number }>(
      `SELECT everybody.ahead - away.ahead AS ahead, everybody.better - away.better AS better
        FROM (SELECT ${counted} FROM ${this.#ratings} WHERE ${where}) everybody
        CROSS JOIN (SELECT ${counted} FROM users CROSS JOIN ${this.#ratings}
          WHERE users.suspended_until > $2 AND ratings.user_id = users.id AND ${where}) away`,
      this.#values(point),
    );
    return row!;
  }

  get #ratings(): string {
    return this.#friendsOf === undefined ? 'ratings' : FRIENDS;
  }

  get #enough(): string {
    return this.#friendsOf === undefined ? ENOUGH : `${ENOUGH} AND ratings.user_id = friends.id`;
  }

  #values({ shown, games, user }: Point): Value[] {
    const values = [this.#game, this.#now, shown, games, user];
    return this.#friendsOf === undefined ? values : [...values, this.#friendsOf];
  }
}
