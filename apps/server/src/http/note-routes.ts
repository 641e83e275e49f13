import { exact, Id, NoteBody, Nothing, ReportBody, TableNotices } from '@palio/protocol';
import { newId } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import { mayLook } from '../tables/state.ts';
import { about, PREFIX, type App } from './app.ts';
import { mustBePerson, type Services } from './context.ts';
import { lookAs } from './look.ts';

const ByTable = exact({ id: Id });

/** Notes that nobody else reads, and reports. */
export function noteRoutes(app: App, services: Services): void {
  const { database, now, limits, users } = services;
  noticeRoutes(app, services);

  app.get(
    `${PREFIX}/tables/:id/note`,
    about('tables', 'My note', NoteBody, { params: ByTable }),
    async request => {
      const { id } = mustBePerson(services, request);
      const [note] = await database.read<{ text: string }>(
        'SELECT text FROM notes WHERE user_id = $1 AND table_id = $2',
        [id, request.params.id],
      );
      return { text: note?.text ?? '' };
    },
  );

  app.put(
    `${PREFIX}/tables/:id/note`,
    about('tables', 'Keep a note', Nothing, { params: ByTable, body: NoteBody }),
    async request => {
      const person = mustBePerson(services, request);
      limits.take('command', person.id);
      await lookAs(services, request.params.id, request, () => undefined);
      await database.write([
        {
          sql: `INSERT INTO notes (user_id, table_id, text, updated_at) VALUES ($1, $2, $3, $4)
          ON CONFLICT (user_id, table_id) DO UPDATE SET text = $3, updated_at = $4`,
          values: [person.id, request.params.id, request.body.text, now()],
        },
      ]);
      return {};
    },
  );

  app.post(
    `${PREFIX}/reports`,
    about('tables', 'Report something to those who run this server', Nothing, { body: ReportBody }),
    async request => {
      const person = mustBePerson(services, request);
      limits.take('report', person.id);
      const { table, person: other, reason, text } = request.body;
      if (other !== undefined && (await users.byId(other)) === undefined) throw new Refusal('no-such-user');
      await database.write([
        {
          sql: 'INSERT INTO reports (id, at, by_id, about_id, table_id, reason, text) VALUES ($1, $2, $3, $4, $5, $6, $7)',
          values: [newId(), now(), person.id, other ?? null, table ?? null, reason, text],
        },
      ]);
      return {};
    },
  );
}

/** How I wish to be told about one table. */
function noticeRoutes(app: App, services: Services): void {
  const { database } = services;

  app.get(
    `${PREFIX}/tables/:id/notices`,
    about('tables', 'How I am told about this table', TableNotices, { params: ByTable }),
    async request => {
      const person = mustBePerson(services, request);
      const [row] = await database.read<{ notices: TableNotices['how'] }>(
        'SELECT notices FROM table_wishes WHERE user_id = $1 AND table_id = $2',
        [person.id, request.params.id],
      );
      return { how: row?.notices ?? 'usual' };
    },
  );

  app.put(
    `${PREFIX}/tables/:id/notices`,
    about('tables', 'Be told about this table in another way', Nothing, {
      params: ByTable,
      body: TableNotices,
    }),
    async request => {
      const person = mustBePerson(services, request);
      const { id } = request.params;
      await services.house.look(id, ({ state }) => {
        if (!mayLook(state, person.id)) throw new Refusal('no-such-table');
      });
      await database.write([
        {
          sql: `INSERT INTO table_wishes (user_id, table_id, notices) VALUES ($1, $2, $3)
            ON CONFLICT (user_id, table_id) DO UPDATE SET notices = $3`,
          values: [person.id, id, request.body.how],
        },
      ]);
      return {};
    },
  );
}
