import type { Person } from '@palio/protocol';
import type { Database } from '../storage/database.ts';

/** A person in a stored text, as `personOf` has him. In what people say quotes are escaped, so it cannot look like one. */
const PERSON = /("id":"([^"\\]+)","name":)"(?:[^"\\]|\\.)*"(,"kind":"\w+")?/g;

interface Named extends Person {
  readonly deleted: number;
}

/** Who has deleted his account keeps the kind he had: games with him that are not over are counted as they began. */
const writtenNow =
  ({ name, kind, deleted }: Named) =>
  (begin: string, before = ''): string =>
    begin + JSON.stringify(name) + (deleted === 1 || before === '' ? before : `,"kind":"${kind}"`);

const namesOf = (database: Database, ids: Iterable<string>): Promise<Named[]> => {
  const asked = [...ids];
  const places = asked.map((_, i) => `$${i + 1}`).join(', ');
  return database.read<Named>(`SELECT id, name, kind, deleted FROM users WHERE id IN (${places})`, asked);
};

/** Whether everybody of these is called as he is today. */
export async function areCalledSo(database: Database, people: readonly Person[]): Promise<boolean> {
  if (people.length === 0) return true;
  const rows = await namesOf(database, new Set(people.map(({ id }) => id)));
  const today = new Map(rows.map(row => [row.id, row]));
  return people.every(({ id, name, kind }) => {
    const known = today.get(id);
    return known === undefined || (known.name === name && (known.deleted === 1 || known.kind === kind));
  });
}

/**
 * Stored texts as they are shown: journals, snapshots and lists keep the names of their day, but everybody is called
 * by his name of today, and who has deleted his account by the name that was left to him.
 */
export async function withNamesOfToday(
  database: Database,
  texts: readonly string[],
): Promise<readonly string[]> {
  const ids = new Set<string>();
  for (const text of texts) for (const [, , id] of text.matchAll(PERSON)) ids.add(id!);
  if (ids.size === 0) return texts;
  const rows = await namesOf(database, ids);
  const known = new Map(rows.map(row => [row.id, writtenNow(row)]));
  return texts.map(text =>
    text.replaceAll(
      PERSON,
      (whole: string, begin: string, id: string, kind: string | undefined) =>
        known.get(id)?.(begin, kind) ?? whole,
    ),
  );
}
