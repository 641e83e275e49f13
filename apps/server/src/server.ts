import { availableParallelism } from 'node:os';
import type { AddressInfo } from 'node:net';
import { Bots, botIsAwaited } from './bots/bots.ts';
import { localJobs, sharedJobs, type Jobs } from './bots/jobs.ts';
import { startThinkers } from './bots/pool.ts';
import type { ServerConfig } from './config.ts';
import { adminRoutes } from './http/admin-routes.ts';
import { createApp, type App } from './http/app.ts';
import { botRoutes } from './http/bot-routes.ts';
import { callerOf, mustBeFromHere, type Services } from './http/context.ts';
import { accountRoutes, connectionRoutes, tokenRoutes } from './http/me-routes.ts';
import { entranceRoutes, profileRoutes } from './http/people-routes.ts';
import { systemRoutes } from './http/system-routes.ts';
import { historyRoutes, noteRoutes, tableRoutes } from './http/table-routes.ts';
import { Limits } from './limits.ts';
import { Live } from './live/live.ts';
import { acceptSockets, LIVE_PATH, type Admission } from './live/sockets.ts';
import { NoticeBoard } from './notices/board.ts';
import { mailCarrier, pushCarrier } from './notices/carriers.ts';
import { Outbox } from './notices/outbox.ts';
import { Passkeys } from './people/passkeys.ts';
import { mustNotBeSuspended, Sessions } from './people/sessions.ts';
import { Ties } from './people/ties.ts';
import { Users } from './people/users.ts';
import { Refusal } from './refusal.ts';
import type { Shelf } from './shelf.ts';
import type { Database } from './storage/database.ts';
import { openPostgres } from './storage/postgres.ts';
import { openSqlite } from './storage/sqlite.ts';
import { House } from './tables/house.ts';
import { Office } from './tables/office.ts';
import { findMigrations, migrateTables, type Migration } from './tables/migrate.ts';
import { Upkeep } from './tables/upkeep.ts';

export interface PalioServer {
  readonly app: App;
  readonly services: Services;
  readonly upkeep: Upkeep;
  listen(port: number, host: string): Promise<number>;
  close(): Promise<void>;
}

const DEFAULT_SHELF = new URL('./shelf.ts', import.meta.url).href;

const openDatabase = (place: ServerConfig['database']): Promise<Database> =>
  'url' in place ? openPostgres(place.url) : openSqlite(place.file);

const openJobs = async (place: ServerConfig['database']): Promise<Jobs> =>
  'url' in place ? sharedJobs(place.url, availableParallelism()) : localJobs();

/** Who opens a socket: from this site or with a token, and not too often. */
function admission(services: Services): Admission {
  const { config, limits, now } = services;
  return async request => {
    const protocol = 'encrypted' in request.socket ? 'https' : 'http';
    const forwarded = config.behindProxy
      ? String(request.headers['x-forwarded-proto'] ?? protocol)
      : protocol;
    const isLive = request.url === LIVE_PATH || request.url?.startsWith(`${LIVE_PATH}?`);
    if (!isLive) throw new Refusal('not-found');
    if (request.headers.authorization === undefined) mustBeFromHere(services, request.headers, forwarded);
    const proxied = config.behindProxy
      ? String(request.headers['x-forwarded-for'] ?? '')
          .split(',')[0]!
          .trim()
      : '';
    const address = proxied === '' ? (request.socket.remoteAddress ?? 'unknown') : proxied;
    const caller = await callerOf(services, request.headers, forwarded);
    limits.take('connect', caller?.user.id ?? address);
    if (caller !== undefined) mustNotBeSuspended(caller.user, now());
    const isStillWelcome = async (): Promise<boolean> => {
      const again = await callerOf(services, request.headers, forwarded).catch(() => undefined);
      return (again?.user.suspended_until ?? 0) <= now() && again?.user.id === caller?.user.id;
    };
    return { user: caller?.user, address, isStillWelcome };
  };
}

function addRoutes(app: App, services: Services): void {
  const groups = [
    systemRoutes,
    entranceRoutes,
    profileRoutes,
    accountRoutes,
    connectionRoutes,
    tokenRoutes,
    tableRoutes,
    historyRoutes,
    noteRoutes,
    botRoutes,
    adminRoutes,
  ];
  for (const add of groups) add(app, services);
}

/** Puts a server together; it answers once it listens. */
export async function createServer(config: ServerConfig): Promise<PalioServer> {
  const now = config.now ?? Date.now;
  const complain = config.complain ?? ((message, cause) => console.error(`palio: ${message}`, cause));
  const { shelf } = (await import(config.shelf ?? DEFAULT_SHELF)) as { shelf: Shelf };
  const database = await openDatabase(config.database);
  const users = new Users(database, now);
  const sessions = new Sessions(database, users, now);
  const ties = new Ties(database, now);
  const limits = new Limits(config.unlimited ?? false, now);
  const notices = new NoticeBoard(database, now);
  const house = new House({ database, shelf, now });
  const upkeep = new Upkeep(house);
  upkeep.botIsAwaited = botIsAwaited;
  const office = new Office({ house, users, ties, newSeed: config.newSeed, unlimited: config.unlimited });
  const live = new Live({ house, office, ties, notices, limits, database, complain });
  const outbox = new Outbox({
    database,
    now,
    mail: config.mail === undefined ? undefined : await mailCarrier(config.mail),
    push: config.push === undefined ? undefined : await pushCarrier(config.push, database),
    origin: config.origin ?? '',
  });
  const thinkers = startThinkers(config.shelf ?? DEFAULT_SHELF);
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
    limits,
    notices,
    outbox,
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

/** What the rules of this version would do to the games that are open; nothing is changed. */
export async function checkUpgrade(config: ServerConfig): Promise<Migration[]> {
  const { shelf } = (await import(config.shelf ?? DEFAULT_SHELF)) as { shelf: Shelf };
  const database = await openDatabase(config.database);
  try {
    return await findMigrations(new House({ database, shelf, now: Date.now }));
  } finally {
    await database.close();
  }
}
