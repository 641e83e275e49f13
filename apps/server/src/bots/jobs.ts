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
/**
 * A job whose process gives no sign of life for so long is given to another one; those who look after the queue come
 * by as often. What is done is forgotten a few minutes later.
 */
const SIGN_OF_LIFE_SECONDS = 10;
const FORGOTTEN_SECONDS = 300;
/** Longer than a job may last, with all its decisions. */
const EXPIRES_SECONDS = 3600;
/**
 * Whoever is free looks for more so soon. Word of a new job comes at once, but only once: without looking, a thread
 * that was busy then would leave what waits alone for half a minute.
 */
const LOOK_SECONDS = 0.5;
/** A line to the database that is silent for so long is given up; the library hands this on. */
const LINE = { query_timeout: 10_000 };

/** For several processes: a queue in PostgreSQL, so that any process may think for any table. */
export async function sharedJobs(url: string, concurrency: number): Promise<Jobs> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    connectionString: url,
    schema: 'palio_jobs',
    max: 3,
    ...LINE,
    useListenNotify: true,
    superviseIntervalSeconds: SIGN_OF_LIFE_SECONDS,
    monitorIntervalSeconds: SIGN_OF_LIFE_SECONDS,
    maintenanceIntervalSeconds: FORGOTTEN_SECONDS,
  });
  // What fails is due again; the tables say so themselves.
  boss.on('error', () => undefined);
  await boss.start();
  await boss.createQueue(QUEUE, { policy: 'short', notify: true });
  return {
    add(table) {
      boss
        .send(
          QUEUE,
          { table },
          {
            singletonKey: table,
            // While somebody plays the bots of a table nobody else thinks about the same decisions.
            group: { id: table },
            retryLimit: 1,
            heartbeatSeconds: SIGN_OF_LIFE_SECONDS,
            expireInSeconds: EXPIRES_SECONDS,
            deleteAfterSeconds: 60,
          },
        )
        .catch(() => undefined);
    },
    async start(play) {
      await boss.work<{ table: string }>(
        QUEUE,
        {
          pollingIntervalSeconds: LOOK_SECONDS,
          notifyPollingIntervalSeconds: LOOK_SECONDS,
          localConcurrency: concurrency,
          groupConcurrency: 1,
        },
        async jobs => {
          for (const { data } of jobs) await play(data.table);
        },
      );
    },
    close: () => boss.stop({ graceful: false }),
  };
}
