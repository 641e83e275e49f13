import type { Database, Statement } from '../storage/database.ts';
import { derivedId } from '../ids.ts';
import type { NoticeFor } from './derive.ts';

interface Wishes {
  readonly id: string;
  readonly push: number;
  readonly mail: string | null;
  readonly mail_notices: string;
}

/** Digests leave at seven in the morning, UTC. */
const DIGEST_HOUR = 7;
const DAY = 24 * 3600 * 1000;

export function nextDigest(now: number): number {
  const today = Math.floor(now / DAY) * DAY + DIGEST_HOUR * 3600 * 1000;
  return today > now ? today : today + DAY;
}

function outboxRow(
  { person, notice }: NoticeFor,
  channel: 'push' | 'mail' | 'digest',
  dueAt: number,
): Statement {
  return {
    sql: `INSERT INTO outbox (id, user_id, channel, notice, due_at, attempts, claimed_until)
      VALUES ($1, $2, $3, $4, $5, 0, 0) ON CONFLICT (id) DO NOTHING`,
    values: [derivedId(notice.id, channel), person, channel, JSON.stringify(notice), dueAt],
  };
}

/** What people wish to be told about single tables, by person and table. */
async function wishesAbout(
  database: Database,
  notices: readonly NoticeFor[],
  people: readonly string[],
): Promise<Map<string, string>> {
  const tables = [...new Set(notices.flatMap(({ notice }) => notice.table ?? []))];
  if (tables.length === 0) return new Map();
  const list = (from: number, count: number): string =>
    Array.from({ length: count }, (_, i) => `$${from + i}`).join(', ');
  const rows = await database.read<{ user_id: string; table_id: string; notices: string }>(
    `SELECT user_id, table_id, notices FROM table_wishes
      WHERE user_id IN (${list(1, people.length)}) AND table_id IN (${list(1 + people.length, tables.length)})`,
    [...people, ...tables],
  );
  return new Map(rows.map(row => [`${row.user_id} ${row.table_id}`, row.notices]));
}

/** Notices for the page, and letters for those who wish them elsewhere too. Written twice they are there once. */
export async function noticeRows(
  database: Database,
  notices: readonly NoticeFor[],
  now: number,
): Promise<Statement[]> {
  if (notices.length === 0) return [];
  const people = [...new Set(notices.map(({ person }) => person))];
  const places = people.map((_, i) => `$${i + 1}`).join(', ');
  const wishes = await database.read<Wishes>(
    `SELECT id, push, mail, mail_notices FROM users WHERE deleted = 0 AND id IN (${places})`,
    people,
  );
  const perTable = await wishesAbout(database, notices, people);
  return notices.flatMap(given => {
    const { person, notice } = given;
    const wish = wishes.find(({ id }) => id === person);
    const how = perTable.get(`${person} ${notice.table}`) ?? 'usual';
    if (wish === undefined || how === 'none') return [];
    const isOut = how === 'usual';
    return [
      {
        sql: `INSERT INTO notices (id, user_id, kind, table_id, game, from_name, at) VALUES ($1, $2, $3, $4, $5, $6, $7)
          ON CONFLICT (id) DO NOTHING`,
        values: [notice.id, person, notice.kind, notice.table, notice.game, notice.from, notice.at],
      },
      ...(isOut && wish.push === 1 ? [outboxRow(given, 'push', now)] : []),
      ...(isOut && wish.mail !== null && wish.mail_notices === 'each' ? [outboxRow(given, 'mail', now)] : []),
      ...(isOut && wish.mail !== null && wish.mail_notices === 'digest'
        ? [outboxRow(given, 'digest', nextDigest(now))]
        : []),
    ];
  });
}
