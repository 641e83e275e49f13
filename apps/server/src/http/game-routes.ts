import { exact, Id, NumberedEntry, nullable, ServerMessage, TableView } from '@palio/protocol';
import { Type, type Static } from 'typebox';
import { Refusal } from '../refusal.ts';
import { Ears, type Ear } from '../live/ears.ts';
import { wholeTable, type Watcher } from '../tables/announce.ts';
import { historyFor } from '../tables/history.ts';
import { tableFor } from '../tables/project.ts';
import { mayLook, viewerOf } from '../tables/state.ts';
import { fitFor } from '../tables/update.ts';
import { householdOf } from './address.ts';
import { about, aboutText, PREFIX, type App } from './app.ts';
import { BotLine } from './bot-lines.ts';
import { callerOf, whenEnded, type Services } from './context.ts';
import { lookAs, unheardBy } from './look.ts';

const ByTable = exact({ id: Id });
const KEEP_OPEN_MS = 15_000;

const GameFile = Type.Object(
  {
    table: TableView,
    entries: Type.Array(NumberedEntry),
    record: nullable(Type.String({ description: 'The whole game as a text, once it is over.' })),
  },
  { $id: 'GameFile' },
);
type GameFile = Static<typeof GameFile>;

/** A game for programs: as one file, and as a stream of what happens there. */
export function gameRoutes(app: App, services: Services): void {
  const { office, limits } = services;
  const ears = new Ears(services.database, services.ties);

  app.get(
    '/g/:id.json',
    about('history', 'A game as a file, with all that I may know of it', GameFile, { params: ByTable }),
    async (request, reply): Promise<GameFile> => {
      // Beside the pages of its table, not below the API: who asks is not known yet.
      const address = householdOf(request.ip);
      limits.take('address', address);
      limits.take('record', address);
      request.caller = await callerOf(services, request.headers, request.protocol);
      void reply.header('cache-control', 'no-store');
      const { id } = request.params;
      const muted = await unheardBy(services, request);
      const known = await lookAs(services, id, request, (table, viewer) => ({
        table: tableFor(table, viewer),
        entries: fitFor({ muted }, historyFor(table, viewer, 0)),
      }));
      const isOver = known.table.card.status === 'over';
      const record = isOver ? await office.record(id, request.caller?.user.id).catch(() => null) : null;
      return { ...known, record };
    },
  );

  const Since = exact({ since: Type.Optional(Type.Integer({ minimum: 0 })) });
  app.get(
    `${PREFIX}/tables/:id/stream`,
    aboutText(
      'history',
      'What happens at a table, one JSON object a line, for as long as the line is open',
      'application/x-ndjson',
      ServerMessage,
      {
        params: ByTable,
        querystring: Since,
      },
    ),
    async (request, reply) => {
      const person = request.caller?.user.id;
      limits.take('connect', person ?? householdOf(request.ip));
      const { id } = request.params;
      const ear = await ears.open(person);
      try {
        await services.house.look(id, (table, place) => {
          if (!mayLook(table.state, person)) throw new Refusal('no-such-table');
          const viewer = viewerOf(table.state, person);
          const { raw } = reply;
          const line = new BotLine(raw);
          const release = whenEnded(services, request, () => line.end());
          reply.hijack();
          raw.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
          const watcher = watcherAt(line, id, person, ear);
          place.watchers.set(watcher, viewer);
          const timer = setInterval(() => line.write('\n'), KEEP_OPEN_MS);
          line.whenGone(() => {
            release();
            ear.close();
            clearInterval(timer);
            services.house.places.get(id)?.watchers.delete(watcher);
          });
          const scene = services.house.sceneFor(place, table, viewer);
          watcher.send(wholeTable(scene, viewer, request.query.since ?? 0, watcher));
        });
      } catch (cause) {
        ear.close();
        throw cause;
      }
    },
  );
}

/** Somebody who looks at a table through a program. Nobody sits before it, so nothing is seen by that. */
function watcherAt(line: BotLine, table: string, person: string | undefined, ear: Ear): Watcher {
  const send = (message: string): void => line.write(`${message}\n`);
  return {
    person,
    get muted() {
      return ear.muted;
    },
    isInView: false,
    send,
    dismiss() {
      send(JSON.stringify({ type: 'gone', table }));
      line.end();
    },
  };
}
