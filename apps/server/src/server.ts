import { availableParallelism } from 'node:os';
import type { AddressInfo } from 'node:net';
import { Bots, botIsAwaited } from './bots/bots.ts';
import { localJobs, sharedJobs, type Jobs } from './bots/jobs.ts';
import { startThinkers } from './bots/pool.ts';
import type { ServerConfig } from './config.ts';
import { accountRoutes } from './http/account-routes.ts';
import { adminRoutes } from './http/admin-routes.ts';
import { createApp, type App } from './http/app.ts';
import { botRoutes } from './http/bot-routes.ts';
import { connectionRoutes } from './http/connection-routes.ts';
import type { Services } from './http/context.ts';
import { gameRoutes } from './http/game-routes.ts';
import { hookRoutes } from './http/hook-routes.ts';
import { mailRoutes } from './http/mail-routes.ts';
import { noteRoutes } from './http/note-routes.ts';
import { entranceRoutes, profileRoutes } from './http/people-routes.ts';
import { rankingRoutes } from './http/ranking-routes.ts';
import { reportRoutes } from './http/report-routes.ts';
import { shareRoutes, watchRoutes } from './http/share-routes.ts';
import { systemRoutes } from './http/system-routes.ts';
import { tokenRoutes } from './http/token-routes.ts';
import { historyRoutes, tableRoutes } from './http/table-routes.ts';
import { Limits } from './limits.ts';
import { admission } from './live/admission.ts';
import { Live } from './live/live.ts';
import { Rights } from './live/rights.ts';
import { acceptSockets } from './live/sockets.ts';
import { NoticeBoard } from './notices/board.ts';
import { mailCarrier, pushCarrier } from './notices/carriers.ts';
import { complaining } from './notices/complaining.ts';
import { Hooks } from './notices/hooks.ts';
import { MailChecks } from './notices/mail-checks.ts';
import { MailStops } from './notices/mail-stops.ts';
import { Outbox } from './notices/outbox.ts';
import { Passkeys } from './people/passkeys.ts';
import { Sessions } from './people/sessions.ts';
import { Ties } from './people/ties.ts';
import { Users } from './people/users.ts';
import type { Shelf } from './shelf.ts';
import { lookIntoDatabase, openDatabase } from './storage/open.ts';
import type { Alarm } from './storage/sqlite-writer.ts';
import { House } from './tables/house.ts';
import { Office } from './tables/office.ts';
import { inspect, migrateTables, type Inspection } from './tables/migrate.ts';
import { Upkeep } from './tables/upkeep.ts';

export interface PalioServer {
  readonly app: App;
  readonly services: Services;
  readonly upkeep: Upkeep;
  listen(port: number, host: string): Promise<number>;
  close(): Promise<void>;
}

const DEFAULT_SHELF = new URL('./shelf.ts', import.meta.url).href;

const openJobs = async (place: ServerConfig['database']): Promise<Jobs> =>
  'url' in place ? sharedJobs(place.url, availableParallelism()) : localJobs();

/** Mail, push and posts to webhooks are sent only by servers that are set up for it. */
async function openOutbox(
  { mail, push, origin = '', complain }: ServerConfig,
  house: House,
  now: () => number,
  hooks: Hooks | undefined,
): Promise<Outbox> {
  return new Outbox({
    house,
    now,
    mail: mail === undefined ? undefined : complaining(await mailCarrier(mail), complain),
    push: push === undefined ? undefined : await pushCarrier(push, house.database),
    hooks,
    origin,
  });
}

function addRoutes(app: App, services: Services): void {
  const groups = [
    systemRoutes,
    entranceRoutes,
    profileRoutes,
    rankingRoutes,
    accountRoutes,
    mailRoutes,
    hookRoutes,
    connectionRoutes,
    tokenRoutes,
    tableRoutes,
    historyRoutes,
    gameRoutes,
    noteRoutes,
    shareRoutes,
    watchRoutes,
    botRoutes,
    adminRoutes,
    reportRoutes,
  ];
  for (const add of groups) add(app, services);
}

const complaintsOf = ({ complain }: ServerConfig): NonNullable<ServerConfig['complain']> =>
  complain ?? ((message, cause) => console.error(`palio: ${message}`, cause));

/** Nobody is served by a server that can store nothing: it says so and ends, as if it had been killed. */
const alarmOf = (config: ServerConfig): Alarm => ({
  complain: complaintsOf(config),
  giveUp(message, cause) {
    complaintsOf(config)(`${message}: the server ends`, cause);
    (config.giveUp ?? (() => process.exit(1)))();
  },
});

/** Puts a server together; it answers once it listens. */
export async function createServer(config: ServerConfig): Promise<PalioServer> {
  const now = config.now ?? Date.now;
  const complain = complaintsOf(config);
  const { shelf } = (await import(config.shelf ?? DEFAULT_SHELF)) as { shelf: Shelf };
  const database = await openDatabase(config.database, alarmOf(config));
  const users = new Users(database, now);
  const sessions = new Sessions(database, users, now);
  const ties = new Ties(database, now);
  const limits = new Limits(config.unlimited ?? false, now);
  const notices = new NoticeBoard(database, now);
  const house = new House({ database, shelf, now, complain });
  const upkeep = new Upkeep(house);
  upkeep.botIsAwaited = botIsAwaited;
  const office = new Office({ house, users, ties, newSeed: config.newSeed, unlimited: config.unlimited });
  const rights = new Rights({ database, limits });
  const live = new Live({ house, office, ties, notices, rights, limits, database, complain });
  const hooks = config.hooks === undefined ? undefined : new Hooks(config.hooks, database);
  const outbox = await openOutbox({ ...config, complain }, house, now, hooks);
  const thinkers = startThinkers({ shelf: config.shelf ?? DEFAULT_SHELF, complain });
  const jobs = await openJobs(config.database);
  const bots = new Bots(house, thinkers, jobs);
  const passkeys = new Passkeys(database, now);
  const parts = {
    database,
    users,
    sessions,
    passkeys,
    ties,
    house,
    office,
    live,
    rights,
    limits,
    notices,
    outbox,
    mailChecks: new MailChecks(database, now, config.mail !== undefined),
    mailStops: new MailStops(database),
    hooks,
    thinkers,
  };
  const services: Services = { config: { ...config, complain }, ...parts, now };
  const app = await createApp(services);
  addRoutes(app, services);
  await app.ready();
  const closeSockets = acceptSockets(app.server, live, admission(services));
  await migrateTables(house);
  await upkeep.recover();
  await jobs.start(id => bots.play(id));
  upkeep.start();
  outbox.start();
  return {
    app,
    services,
    upkeep,
    async listen(port, host) {
      await app.listen({ port, host });
      return (app.server.address() as AddressInfo).port;
    },
    async close() {
      rights.close();
      closeSockets();
      app.server.closeAllConnections();
      await app.close();
      await jobs.close();
      await upkeep.stop();
      await outbox.stop();
      await thinkers.close();
      await database.close();
    },
  };
}

/** Whether the open games can be read, and what the rules of this version would do to them; nothing is changed. */
export async function checkUpgrade(config: ServerConfig): Promise<Inspection> {
  const complain = complaintsOf(config);
  const { shelf } = (await import(config.shelf ?? DEFAULT_SHELF)) as { shelf: Shelf };
  const database = await lookIntoDatabase(config.database, complain);
  try {
    return await inspect(new House({ database, shelf, now: Date.now, complain }));
  } finally {
    await database.close();
  }
}
