import type { Database } from '../storage/database.ts';
import type { StoredLine } from '../tables/summary.ts';

/** Whether somebody can still follow an invitation: he is asked to sit down there, or sits there already. */
const isAskedAt = ({ status, seats }: StoredLine, somebody: string): boolean =>
  (status === 'open' || status === 'running') &&
  seats.some(
    ({ person, vacant, offered }) => offered?.id === somebody || (person?.id === somebody && vacant !== true),
  );

/**
 * The tables among these to which somebody is still invited. A table that was called off, or has begun without him,
 * invites nobody any more.
 */
export async function standingInvitations(
  database: Database,
  somebody: string,
  tables: readonly string[],
): Promise<ReadonlySet<string>> {
  if (tables.length === 0) return new Set();
  const places = tables.map((_, i) => `$${i + 1}`).join(', ');
  const rows = await database.read<{ id: string; line: string }>(
    `SELECT id, line FROM tables WHERE id IN (${places})`,
    [...tables],
  );
  const standing = rows.filter(({ line }) => isAskedAt(JSON.parse(line) as StoredLine, somebody));
  return new Set(standing.map(({ id }) => id));
}
