import type { Database } from '../storage/database.ts';
import { storedRows } from '../tables/archive.ts';
import type { Entry } from '../tables/entries.ts';
import type { Ties } from './ties.ts';
import type { User } from './users.ts';

interface SaidLine {
  readonly table: string;
  readonly at: number;
  readonly room: unknown;
  readonly text?: string;
  readonly phrase?: string;
}

/** What somebody has said at one table. */
async function saidAt(database: Database, table: string, person: string): Promise<SaidLine[]> {
  const rows = await storedRows(database, table, 0);
  return rows.flatMap(({ at, body }) =>
    // Most rows say nothing: only those that do are read.
    body.includes('"said"')
      ? (JSON.parse(body) as Entry[]).flatMap(entry => {
          if (entry.type !== 'said' || entry.from.id !== person) return [];
          const { room, text, phrase } = entry;
          return {
            table,
            at,
            room,
            ...(text !== undefined && { text }),
            ...(phrase !== undefined && { phrase }),
          };
        })
      : [],
  );
}

/** The tables that anything is kept about: where he sits or sat, and what he has said, written or wished there. */
const tablesOf = (database: Database, person: string): Promise<{ table_id: string }[]> =>
  database.read(
    `SELECT table_id FROM seats WHERE user_id = $1 UNION SELECT table_id FROM result_seats WHERE user_id = $1
      UNION SELECT table_id FROM notes WHERE user_id = $1 UNION SELECT table_id FROM table_wishes WHERE user_id = $1
      UNION SELECT table_id FROM speakers WHERE user_id = $1`,
    [person],
  );

/** Everything that is kept about somebody, for himself. No secret is in it, not even as a hash. */
export async function exportOf(database: Database, ties: Ties, user: User): Promise<Record<string, unknown>> {
  const { id } = user;
  const mine = (columns: string, table: string, owner = 'user_id'): Promise<unknown[]> =>
    database.read(`SELECT ${columns} FROM ${table} WHERE ${owner} = $1`, [id]);
  const { password: _password, ...account } = user;
  const said: SaidLine[] = [];
  for (const { table_id } of await tablesOf(database, id))
    said.push(...(await saidAt(database, table_id, id)));
  return {
    account,
    sessions: await mine('created_at, seen_at, device', 'sessions'),
    passkeys: await mine('name, created_at', 'passkeys'),
    tokens: await mine('name, user_id, created_at, used_at', 'tokens', 'owner_id'),
    bots: await mine('id, name, created_at, seen_at', 'users', 'deleted = 0 AND owner_id'),
    tables: await mine('table_id, seat, role, status, updated_at', 'seats'),
    results: await mine('table_id, game, ended_at, seat, rank, rating_change', 'result_seats'),
    ratings: await mine('game, mu, sigma, games, wins, rated_at', 'ratings'),
    said,
    notes: await mine('table_id, text, updated_at', 'notes'),
    notices: await mine('kind, table_id, at, read_at', 'notices'),
    noticesOfTables: await mine('table_id, notices', 'table_wishes'),
    push: await mine('endpoint, created_at', 'push_subscriptions'),
    reports: await mine('at, about_id, table_id, reason, text, closed_at', 'reports', 'by_id'),
    friends: await ties.list(id, 'friend'),
    blocked: await ties.list(id, 'block'),
    muted: await ties.list(id, 'mute'),
  };
}
