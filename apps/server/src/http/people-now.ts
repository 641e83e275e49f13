import type { Person } from '@palio/protocol';
import type { Database } from '../storage/database.ts';

type Seated = readonly (Person | null)[];

/** Who sat there, under the names of today; who has deleted his account is nobody any more. */
export async function peopleNow(
  database: Database,
  games: readonly Seated[],
): Promise<(seated: Seated) => (Person | null)[]> {
  const ids = [...new Set(games.flat().flatMap(person => (person === null ? [] : [person.id])))];
  const places = ids.map((_, i) => `$${i + 1}`).join(', ');
  const rows =
    ids.length === 0
      ? []
      : await database.read<Person>(
          `SELECT id, name, kind FROM users WHERE deleted = 0 AND id IN (${places})`,
          ids,
        );
  const known = new Map(rows.map(({ id, name, kind }) => [id, { id, name, kind }]));
  return seated => seated.map(person => (person === null ? null : (known.get(person.id) ?? null)));
}
