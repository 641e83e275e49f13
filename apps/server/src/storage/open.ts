import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { PalioError } from '@palio/kernel';
import type { ServerConfig } from '../config.ts';
import type { Database } from './database.ts';
import { lookIntoPostgres, openPostgres } from './postgres.ts';
import { openCopy } from './sqlite-copy.ts';
import { lockFile } from './sqlite-lock.ts';
import { openSqlite } from './sqlite.ts';
import type { Alarm } from './sqlite-writer.ts';

type Place = ServerConfig['database'];

/** Names a database to its owner, without the password that its address may contain. */
function nameOf(place: Place): string {
  if ('file' in place) return place.file;
  if (!URL.canParse(place.url)) return 'DATABASE_URL';
  const { host, pathname } = new URL(place.url);
  return `PostgreSQL at ${host}${pathname}`;
}

/** What is wrong with a database is told in one line, with its name. */
async function orSay(place: Place, open: () => Promise<Database>): Promise<Database> {
  try {
    return await open();
  } catch (cause) {
    // Where several addresses were tried in vain, there is a code and no message.
    const { message, code } = cause as NodeJS.ErrnoException;
    throw new PalioError('bad-arguments', message || String(code), nameOf(place));
  }
}

/** Opens a file for this process alone. */
async function openAlone(file: string, alarm: Alarm): Promise<Database> {
  mkdirSync(dirname(file), { recursive: true });
  const unlock = lockFile(file);
  try {
    const database = await openSqlite(file, alarm);
    const close = database.close.bind(database);
    database.close = () => close().finally(unlock);
    return database;
  } catch (cause) {
    unlock();
    throw cause;
  }
}

export const openDatabase = (place: Place, alarm: Alarm): Promise<Database> =>
  orSay(place, () => ('url' in place ? openPostgres(place.url) : openAlone(place.file, alarm)));

/** Opens a database to read what is in it; nothing in it is changed. */
export const lookIntoDatabase = (
  place: Place,
  complain: (message: string, cause: unknown) => void,
): Promise<Database> =>
  orSay(place, () => ('url' in place ? lookIntoPostgres(place.url, complain) : openCopy(place.file)));
