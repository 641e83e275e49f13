import { DatabaseSync } from 'node:sqlite';

/** So long a server that is just ending may take to let go of its file. */
const PATIENCE_MS = 5000;
const SQLITE_BUSY = 5;

/**
 * Keeps a file to this process: what another one wrote to it would not be seen here, as nothing tells us of it. The
 * lock is the operating system's, on an empty file beside it, and is gone with the process however that ends.
 */
export function lockFile(file: string): () => void {
  const lock = new DatabaseSync(`${file}.lock`);
  try {
    lock.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}; BEGIN EXCLUSIVE`);
  } catch (cause) {
    lock.close();
    if ((cause as { errcode?: number }).errcode !== SQLITE_BUSY) throw cause;
    throw new Error('another Palio is running on this file; several need a PostgreSQL', { cause });
  }
  return () => lock.close();
}
