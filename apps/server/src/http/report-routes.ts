import { exact, Id, Nothing, ReportLine, type Person } from '@palio/protocol';
import { Type } from 'typebox';
import { mustBeThere, Refusal } from '../refusal.ts';
import { talkAt } from '../tables/history.ts';
import { isReported } from '../tables/reported.ts';
import { about, PREFIX, type App } from './app.ts';
import { mustBeAdmin, type Services } from './context.ts';

const ById = exact({ id: Id });

/** What people have reported, for those who run the server. */
export function reportRoutes(app: App, services: Services): void {
  const { database, house, now } = services;

  app.get(`${PREFIX}/admin/reports`, about('admin', 'Reports', Type.Array(ReportLine), {}), async request => {
    mustBeAdmin(services, request);
    const rows = await database.read<StoredReport>(
      `SELECT reports.id, reports.at, reports.table_id, reports.reason, reports.text, reports.closed_at,
        (SELECT name FROM users WHERE id = reports.closed_by) AS closed_by,
        author.id AS author_id, author.name AS author_name, author.kind AS author_kind,
        subject.id AS subject_id, subject.name AS subject_name, subject.kind AS subject_kind
        FROM reports JOIN users author ON author.id = reports.by_id LEFT JOIN users subject ON subject.id = reports.about_id
        ORDER BY reports.closed_at IS NOT NULL, reports.at DESC LIMIT 200`,
    );
    return rows.map(row => ({
      id: row.id,
      at: row.at,
      by: { id: row.author_id, name: row.author_name, kind: row.author_kind },
      about:
        row.subject_id === null
          ? null
          : { id: row.subject_id, name: row.subject_name, kind: row.subject_kind },
      table: row.table_id,
      reason: row.reason,
      text: row.text,
      closedAt: row.closed_at,
      closedBy: row.closed_by,
    }));
  });

  app.post(
    `${PREFIX}/admin/reports/:id/close`,
    about('admin', 'A report is dealt with', Nothing, { params: ById }),
    async request => {
      const admin = mustBeAdmin(services, request);
      const closing = database.write([
        {
          sql: 'UPDATE reports SET closed_at = $1, closed_by = $2 WHERE id = $3',
          values: [now(), admin.id, request.params.id],
          mustChange: 1,
        },
      ]);
      await mustBeThere(closing);
      return {};
    },
  );

  app.get(
    `${PREFIX}/admin/tables/:id/talk`,
    about('admin', 'What was said at a table that was reported', Type.Array(Type.Unknown()), {
      params: ById,
    }),
    async request => {
      mustBeAdmin(services, request);
      const { id } = request.params;
      // Chat is read only where somebody has asked for help.
      if (!(await isReported(database, id))) throw new Refusal('forbidden', 'nobody has reported this table');
      return house.look(id, talkAt);
    },
  );
}

interface StoredReport {
  readonly id: string;
  readonly at: number;
  readonly table_id: string | null;
  readonly reason: string;
  readonly text: string;
  readonly closed_at: number | null;
  readonly closed_by: string | null;
  readonly author_id: string;
  readonly author_name: string;
  readonly author_kind: Person['kind'];
  readonly subject_id: string | null;
  readonly subject_name: string;
  readonly subject_kind: Person['kind'];
}
