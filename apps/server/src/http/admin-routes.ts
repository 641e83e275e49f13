import { exact, Health, Id, Nothing, SuspendBody, TableLine, UserLine, type Person } from '@palio/protocol';
import { Type } from 'typebox';
import { nameKey } from '../people/users.ts';
import { mustBeThere } from '../refusal.ts';
import { runErrand } from '../tables/commands/index.ts';
import { linesIn } from '../tables/lists.ts';
import { about, PREFIX, type App } from './app.ts';
import { mustBeAdmin, type Services } from './context.ts';
import { healthOf } from './health.ts';

const ById = exact({ id: Id });
const Search = exact({ search: Type.Optional(Type.String({ maxLength: 40 })) });

/** For those who run the server. */
export function adminRoutes(app: App, services: Services): void {
  const { database, house, sessions, users } = services;

  app.get(
    `${PREFIX}/admin/users`,
    about('admin', 'Users', Type.Array(UserLine), { querystring: Search }),
    async request => {
      mustBeAdmin(services, request);
      const rows = await database.read<
        Person & {
          created_at: number;
          seen_at: number;
          suspended_until: number | null;
          suspended_reason: string | null;
        }
      >(
        `SELECT id, name, kind, created_at, seen_at, suspended_until, suspended_reason FROM users
        WHERE deleted = 0 AND name_key LIKE $1 ORDER BY seen_at DESC LIMIT 200`,
        [`%${nameKey(request.query.search ?? '').replaceAll(/[%_]/g, '')}%`],
      );
      return rows.map(({ created_at, seen_at, suspended_until, suspended_reason, ...person }) => ({
        person,
        createdAt: created_at,
        seenAt: seen_at,
        suspendedUntil: suspended_until,
        suspendedReason: suspended_reason,
      }));
    },
  );

  app.post(
    `${PREFIX}/admin/users/:id/suspend`,
    about('admin', 'Suspend somebody for a time, or no longer', Nothing, { params: ById, body: SuspendBody }),
    async request => {
      mustBeAdmin(services, request);
      const { id } = request.params;
      const { until, reason } = request.body;
      const suspending = database.write([
        {
          sql: 'UPDATE users SET suspended_until = $1, suspended_reason = $2 WHERE id = $3 AND deleted = 0',
          values: [until, until === null ? null : (reason ?? null), id],
          mustChange: 1,
        },
      ]);
      await mustBeThere(suspending);
      for (const each of [id, ...(await users.botsOf(id)).map(bot => bot.id)]) await sessions.changed(each);
      return {};
    },
  );

  app.get(
    `${PREFIX}/admin/tables`,
    about('admin', 'Tables', Type.Array(TableLine), { querystring: Search }),
    async request => {
      mustBeAdmin(services, request);
      const rows = await database.read<{ line: string }>(
        "SELECT line FROM tables WHERE status IN ('open', 'running') AND (id = $1 OR $1 = '') ORDER BY updated_at DESC LIMIT 200",
        [request.query.search ?? ''],
      );
      return (await linesIn(database, rows)).map(line => ({ ...line, yourTurn: false }));
    },
  );

  app.post(
    `${PREFIX}/admin/tables/:id/cancel`,
    about('admin', 'Call off a table', Nothing, { params: ById }),
    async request => {
      mustBeAdmin(services, request);
      const errand = { type: 'cancel', reason: 'admin' } as const;
      await house.run(request.params.id, undefined, undefined, table => runErrand(table, errand));
      return {};
    },
  );

  app.get(`${PREFIX}/admin/health`, about('admin', 'How the server is', Health, {}), request => {
    mustBeAdmin(services, request);
    return healthOf(services);
  });
}
