/** Work that waits for the bots: names of tables. */
export interface Jobs {
  add(table: string): void;
  start(play: (table: string) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** For one process: nothing has to be kept, the tables themselves say what waits. */
export function localJobs(): Jobs {
  const playing = new Set<string>();
  const again = new Set<string>();
  let play: ((table: string) => Promise<void>) | undefined;
  const run = async (table: string): Promise<void> => {
    playing.add(table);
    again.delete(table);
    try {
      await play?.(table);
    } catch {
      // Whoever looks after the tables asks again in a while.
    } finally {
      playing.delete(table);
      if (again.has(table)) void run(table);
    }
  };
  return {
    add(table) {
      if (playing.has(table)) again.add(table);
      else void run(table);
    },
    start(given) {
      play = given;
      return Promise.resolve();
    },
    close() {
      play = undefined;
      again.clear();
      return Promise.resolve();
    },
  };
}

const QUEUE = 'bot-turns';
/** A job whose process has died is given to another one after this. */
const EXPIRES_SECONDS = 60;

/** For several processes: a queue in PostgreSQL, so that any process may think for any table. */
export async function sharedJobs(url: string, concurrency: number): Promise<Jobs> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({ connectionString: url, schema: 'palio_jobs', max: 3, useListenNotify: true });
  // What fails is due again; the tables say so themselves.
  boss.on('error', () => undefined);
  await boss.start();
  await boss.createQueue(QUEUE, {
    policy: 'short',
    notify: true,
    retryLimit: 1,
    expireInSeconds: EXPIRES_SECONDS,
    deleteAfterSeconds: 60,
  });
  return {
    add(table) {
      boss.send(QUEUE, { table }, { singletonKey: table }).catch(() => undefined);
    },
    async start(play) {
      await boss.work<{ table: string }>(
        QUEUE,
        { pollingIntervalSeconds: 0.5, localConcurrency: concurrency },
        async jobs => {
          for (const { data } of jobs) await play(data.table);
        },
      );
    },
    close: () => boss.stop({ graceful: false }),
  };
}
