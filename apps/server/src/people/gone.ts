import type { Database } from '../storage/database.ts';

/** A person in a stored text, as `personOf` has him. In what people say quotes are escaped, so it cannot look like one. */
const PERSON = /("id":"([^"\\]+)","name":)"(?:[^"\\]|\\.)*"/g;

/**
 * Stored texts as they may be shown: journals, snapshots and lists keep the names of their day, but who has deleted
 * his account since is called by the name that was left to him.
 */
export async function withoutGone(database: Database, texts: readonly string[]): Promise<readonly string[]> {
  const ids = new Set<string>();
  for (const text of texts) for (const [, , id] of text.matchAll(PERSON)) ids.add(id!);
  if (ids.size === 0) return texts;
  const places = Array.from(ids, (_, i) => `$${i + 1}`).join(', ');
  const rows = await database.read<{ id: string; name: string }>(
    `SELECT id, name FROM users WHERE deleted = 1 AND id IN (${places})`,
    [...ids],
  );
  if (rows.length === 0) return texts;
  const names = new Map(rows.map(({ id, name }) => [id, JSON.stringify(name)]));
  return texts.map(text =>
    text.replaceAll(PERSON, (whole: string, begin: string, id: string) => {
      const name = names.get(id);
      return name === undefined ? whole : begin + name;
    }),
  );
}
