import type { Notice, TableNotices } from '@palio/protocol';
import type { Database, Statement } from '../storage/database.ts';
import { derivedId } from '../ids.ts';
import type { NoticeFor } from './derive.ts';
import { patienceFor } from './patience.ts';

interface Wishes {
  readonly id: string;
  readonly push: number;
  /** Whether he has named a webhook. */
  readonly hooked: number;
  /** Whether letters reach him: there is an address, and it is his. */
  readonly reachable: number;
  readonly mail_notices: string;
}

/** Digests leave at seven in the morning, UTC. */
const DIGEST_HOUR = 7;
const DAY = 24 * 3600 * 1000;

export function nextDigest(now: number): number {
  const today = Math.floor(now / DAY) * DAY + DIGEST_HOUR * 3600 * 1000;
  return today > now ? today : today + DAY;
}

const HOUR = 3600 * 1000;
type Spaces = Readonly<Partial<Record<Notice['kind'], number>>>;
/** One person tells another the same thing about the same table only once in such a time. */
const NOTICES_APART: Spaces = { friend: DAY, muted: DAY, invited: HOUR };
/** Letters are rarer than notices in the page: at most one of a kind from one person to another, whatever table. */
const LETTERS_APART: Spaces = { ...NOTICES_APART, proposal: 10 * 60_000 };

const CHANNELS = ['push', 'hook', 'mail', 'digest'] as const;
type Channel = (typeof CHANNELS)[number];

/** A letter, unless the notice has been told already, perhaps by another process whose letter has left long ago. */
function outboxRow({ person, notice, by }: NoticeFor, channel: Channel, dueAt: number): Statement {
  const since = notice.at - (LETTERS_APART[notice.kind] ?? 0);
  return {
    sql: `INSERT INTO outbox (id, user_id, channel, notice, due_at, attempts, claimed_until)
      SELECT $1, $2, $3, $4, CAST($5 AS BIGINT), 0, 0 WHERE NOT EXISTS
        (SELECT 1 FROM notices WHERE id = $6 OR (user_id = $2 AND kind = $7 AND by_id = $8 AND at > $9))
      ON CONFLICT (id) DO NOTHING`,
    values: [
      derivedId(notice.id, channel),
      person,
      channel,
      JSON.stringify(notice),
      dueAt,
      notice.id,
      notice.kind,
      by ?? null,
      since,
    ],
  };
}

function noticeRow({ person, notice, by, isSeen = false }: NoticeFor): Statement {
  const { id, kind, table, game, from, at } = notice;
  const space = NOTICES_APART[kind];
  const values = [id, person, kind, table, game, from, at, by ?? null, isSeen ? at : null];
  const sql = `INSERT INTO notices (id, user_id, kind, table_id, game, from_name, at, by_id, read_at)
    SELECT $1, $2, $3, $4, $5, $6, CAST($7 AS BIGINT), $8, CAST($9 AS BIGINT)`;
  if (space === undefined) return { sql: `${sql} WHERE true ON CONFLICT (id) DO NOTHING`, values };
  return {
    sql: `${sql} WHERE NOT EXISTS (SELECT 1 FROM notices WHERE user_id = $2 AND kind = $3 AND by_id = $8 AND at > $10
      AND COALESCE(table_id, '') = COALESCE($4, '')) ON CONFLICT (id) DO NOTHING`,
    values: [...values, at - space],
  };
}

/** What people wish to be told about single tables, by person and table. */
async function wishesAbout(
  database: Database,
  notices: readonly NoticeFor[],
  people: readonly string[],
): Promise<Map<string, TableNotices['how']>> {
  const tables = [...new Set(notices.flatMap(({ notice }) => notice.table ?? []))];
  if (tables.length === 0) return new Map();
  const list = (from: number, count: number): string =>
    Array.from({ length: count }, (_, i) => `$${from + i}`).join(', ');
  const rows = await database.read<{ user_id: string; table_id: string; notices: TableNotices['how'] }>(
    `SELECT user_id, table_id, notices FROM table_wishes
      WHERE user_id IN (${list(1, people.length)}) AND table_id IN (${list(1 + people.length, tables.length)})`,
    [...people, ...tables],
  );
  return new Map(rows.map(row => [`${row.user_id} ${row.table_id}`, row.notices]));
}

/** Good to know for who speaks, but nothing to write to somebody about. */
const ONLY_IN_PAGE: ReadonlySet<Notice['kind']> = new Set(['muted']);

/** The ways by which letters leave for somebody, as he wishes in general or about one table. */
function channelsFor(wish: Wishes, how: TableNotices['how'], { kind }: Notice): Channel[] {
  if (ONLY_IN_PAGE.has(kind)) return [];
  const usual = {
    push: wish.push === 1,
    hook: wish.hooked === 1,
    mail: wish.mail_notices === 'each',
    digest: wish.mail_notices === 'digest',
  };
  const isWished = (channel: Channel): boolean => (how === 'usual' ? usual[channel] : how === channel);
  const reaches = {
    push: true,
    hook: wish.hooked === 1,
    mail: wish.reachable === 1,
    digest: wish.reachable === 1,
  };
  return CHANNELS.filter(channel => isWished(channel) && reaches[channel]);
}

/** A turn that is seen today may still wait tomorrow. */
const isForLater = (channel: Channel, { kind }: Notice): boolean =>
  channel === 'digest' && kind === 'your-turn';

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
    `SELECT id, push, CASE WHEN hook IS NULL THEN 0 ELSE 1 END AS hooked, CASE WHEN mail IS NULL THEN 0 ELSE mail_confirmed END AS reachable, mail_notices FROM users WHERE deleted = 0 AND id IN (${places})`,
    people,
  );
  const perTable = await wishesAbout(database, notices, people);
  return notices.flatMap(given => {
    const { person, notice } = given;
    const wish = wishes.find(({ id }) => id === person);
    const how = perTable.get(`${person} ${notice.table}`) ?? 'usual';
    if (wish === undefined || how === 'none') return [];
    const soon = now + patienceFor(notice.kind);
    const channels = channelsFor(wish, how, notice).filter(
      channel => !given.isSeen || isForLater(channel, notice),
    );
    // Who has seen it need not be told; only the digest of tomorrow may still have to name it.
    if (given.isSeen && channels.length === 0) return [];
    return [
      ...channels.map(channel => outboxRow(given, channel, channel === 'digest' ? nextDigest(now) : soon)),
      noticeRow(given),
    ];
  });
}
