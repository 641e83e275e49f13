import type { Database } from '../storage/database.ts';

/** Whether somebody has asked for help at a table: those who run the server look only at such tables. */
export async function isReported(database: Database, table: string): Promise<boolean> {
  return (await database.read('SELECT id FROM reports WHERE table_id = $1 LIMIT 1', [table])).length > 0;
}
