import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Database } from './database.ts';
import { openSqlite } from './sqlite.ts';

/** Opens a copy of a file, with the newest tables; the file itself is only read, and the copy is gone afterwards. */
export async function openCopy(file: string): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'palio-copy-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const copy = join(folder, 'palio.db');
  try {
    if (existsSync(file)) {
      const original = new DatabaseSync(file, { readOnly: true });
      await backup(original, copy);
      original.close();
    }
    const database = await openSqlite(copy);
    const [state] = await database.read<{ quick_check: string }>('PRAGMA quick_check(1)');
    if (state!.quick_check !== 'ok') {
      await database.close();
      throw new Error(`the file is damaged: ${state!.quick_check}`);
    }
    const close = database.close.bind(database);
    database.close = () => close().finally(remove);
    return database;
  } catch (cause) {
    remove();
    throw cause;
  }
}
