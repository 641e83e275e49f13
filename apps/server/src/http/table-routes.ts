import { knowledgeOf } from '@palio/kernel';
import {
  ActionBody,
  CommandAnswer,
  CommandBody,
  Entries,
  exact,
  Foresight,
  ForesightBody,
  PlannedActions,
  Id,
  LobbyQuery,
  NewTable,
  nullable,
  type NumberedEntry,
  PositionView,
  Recap,
  TableLine,
  TableView,
} from '@palio/protocol';
import { Type } from 'typebox';
import { Refusal } from '../refusal.ts';
import { historyFor, spectatorsTalk } from '../tables/history.ts';
import { linesOf, lobbyLines } from '../tables/lists.ts';
import { foresee, imaginedAfter } from '../tables/foresight.ts';
import { mustShowPast, pastPositionFor, tableFor } from '../tables/project.ts';
import { slotOf } from '../tables/state.ts';
import { fitFor } from '../tables/update.ts';
import type { Table } from '../tables/table.ts';
import { about, aboutText, PREFIX, type App } from './app.ts';
import { mustBePerson, mustNotHurry, type Services } from './context.ts';
import { lookAs, unheardBy } from './look.ts';

const ByTable = exact({ id: Id });
const Made = Type.Object({ id: Id });

/** Making, finding and playing. */
export function tableRoutes(app: App, services: Services): void {
  const { office, limits } = services;

  app.post(`${PREFIX}/tables`, about('tables', 'Make a table', Made, { body: NewTable }), async request => {
    const person = mustBePerson(services, request);
    limits.take('create', person.id);
    return { id: await office.create(person, request.body) };
  });

  app.get(
    `${PREFIX}/tables`,
    about('tables', 'The lobby', Type.Array(TableLine), { querystring: LobbyQuery }),
    request => lobbyLines(services.database, request.query),
  );

  const Mine = exact({ over: Type.Optional(Type.Boolean()) });
  app.get(
    `${PREFIX}/me/tables`,
    about('tables', 'My tables, those that wait for me first', Type.Array(TableLine), { querystring: Mine }),
    request =>
      linesOf(
        services.database,
        services.house.shelf,
        mustBePerson(services, request),
        request.query.over === true,
      ),
  );

  app.get(
    `${PREFIX}/tables/:id`,
    about('tables', 'A table as I may see it', TableView, { params: ByTable }),
    request => lookAs(services, request.params.id, request, (table, viewer) => tableFor(table, viewer)),
  );

  app.post(
    `${PREFIX}/tables/:id/commands`,
    about('tables', 'Ask something of a table', CommandAnswer, { params: ByTable, body: CommandBody }),
    request => {
      const person = mustBePerson(services, request);
      const { key, command } = request.body;
      limits.take(command.type === 'say' ? 'chat' : 'command', person.id);
      return office.command(request.params.id, { person }, key, command);
    },
  );

  app.post(
    `${PREFIX}/tables/:id/actions`,
    about('tables', 'Play; the same key plays once', CommandAnswer, { params: ByTable, body: ActionBody }),
    request => {
      const person = mustBePerson(services, request);
      limits.take('command', person.id);
      const { key, decision, actions } = request.body;
      return office.command(request.params.id, { person }, key, { type: 'act', decision, actions });
    },
  );

  app.post(
    `${PREFIX}/tables/:id/rematch`,
    about('tables', 'The same again', Made, { params: ByTable }),
    async request => {
      const person = mustBePerson(services, request);
      limits.take('create', person.id);
      return { id: await office.rematch(request.params.id, person) };
    },
  );

  const Target = exact({ target: Type.Unknown(), planned: Type.Optional(PlannedActions) });
  const Reason = Type.Object({ reason: nullable(Type.Unknown()) });
  app.post(
    `${PREFIX}/tables/:id/why-not`,
    about('tables', 'Which rule forbids what I tried', Reason, { params: ByTable, body: Target }),
    async request => {
      const { target, planned } = request.body;
      // To look ahead is as much work as a command.
      if (planned !== undefined) limits.take('command', mustBePerson(services, request).id);
      const reason = await lookAs(services, request.params.id, request, (table, viewer) => {
        if (viewer === 'spectator') throw new Refusal('not-seated');
        if (table.isOnHold) throw new Refusal('rules-changed');
        return whyNot(table, viewer, target, planned);
      });
      return { reason };
    },
  );

  app.post(
    `${PREFIX}/tables/:id/foresight`,
    about('tables', 'What I could plan for my next decision', Foresight, {
      params: ByTable,
      body: ForesightBody,
    }),
    request => {
      limits.take('command', mustBePerson(services, request).id);
      return lookAs(services, request.params.id, request, (table, viewer) => {
        if (viewer === 'spectator') throw new Refusal('not-seated');
        if (table.state.status !== 'running' || table.isOnHold) throw new Refusal('not-running');
        return foresee(table, viewer, request.body.actions);
      });
    },
  );
}

/**
 * Asked of the position as the seat may imagine it, now or after what it plans, so that the answer can tell nothing
 * hidden.
 */
async function whyNot(
  table: Table,
  seat: number,
  target: unknown,
  planned: readonly string[] | undefined,
): Promise<unknown> {
  try {
    const { game, position } = table;
    const knowledge =
      planned === undefined ? knowledgeOf(game, position, seat, 1) : imaginedAfter(table, seat, planned);
    await game.learnReasons?.();
    return game.whyNot(knowledge, seat, target) ?? null;
  } catch {
    return null;
  }
}

/**
 * After how many actions the game stood at this entry, as this viewer counts them; fewer, where more was taken back
 * since then: only that position is still part of the game.
 */
function countSince(entries: readonly NumberedEntry[], since: number): number {
  let count = 0;
  let begun = 0;
  for (const { n, entry } of entries) {
    if (entry.type === 'acted') count++;
    else if (entry.type === 'undone') count = entry.count ?? count - 1;
    begun = n <= since ? count : Math.min(begun, count);
  }
  return begun;
}

/** Looking back. */
export function historyRoutes(app: App, services: Services): void {
  const { office } = services;

  const Since = exact({ since: Type.Optional(Type.Integer({ minimum: 0 })) });
  app.get(
    `${PREFIX}/tables/:id/entries`,
    about('history', 'What happened, as far as I may know', Entries, { params: ByTable, querystring: Since }),
    async request => {
      const muted = await unheardBy(services, request);
      return lookAs(services, request.params.id, request, (table, viewer) => {
        const n = table.state.visible[slotOf(table.state, viewer)]!;
        return { n, entries: fitFor({ muted }, historyFor(table, viewer, request.query.since ?? 0)) };
      });
    },
  );

  const ByMoment = exact({ id: Id, count: Type.Integer({ minimum: 0, maximum: 100_000 }) });
  app.get(
    `${PREFIX}/tables/:id/positions/:count`,
    about('history', 'The position after so many actions', PositionView, { params: ByMoment }),
    request => {
      mustNotHurry(services, 'lookBack', request);
      return lookAs(services, request.params.id, request, (table, viewer) =>
        mustShowPast(table, viewer, request.params.count),
      );
    },
  );

  app.get(
    `${PREFIX}/tables/:id/recap`,
    about('history', 'While I was away', Recap, { params: ByTable }),
    async request => {
      mustNotHurry(services, 'lookBack', request);
      const muted = await unheardBy(services, request);
      return lookAs(services, request.params.id, request, (table, viewer) => {
        const entries = fitFor({ muted }, historyFor(table, viewer, 0));
        // What a bot did for me, or what I had planned, I have not seen happen.
        const last = entries.findLastIndex(
          ({ entry }) => entry.type === 'acted' && entry.seat === viewer && !entry.byBot && !entry.planned,
        );
        const since = last < 0 ? 0 : entries[last]!.n;
        const later = entries.filter(({ n }) => n > since);
        const from =
          table.state.position === undefined
            ? null
            : (pastPositionFor(table, viewer, countSince(entries, since)) ?? null);
        return { since, from, entries: later };
      });
    },
  );

  const Talk = Type.Array(Type.Unknown());
  app.get(
    `${PREFIX}/tables/:id/talk`,
    about('history', 'What those who watched said', Talk, { params: ByTable }),
    async request => {
      const muted = await unheardBy(services, request);
      return lookAs(services, request.params.id, request, table => {
        if (table.state.endedAt === undefined) throw new Refusal('not-over');
        return spectatorsTalk(table).filter(entry => entry.type !== 'said' || !muted.has(entry.from.id));
      });
    },
  );

  app.get(
    `${PREFIX}/tables/:id/record`,
    aboutText(
      'history',
      'The record of a finished game, to verify and to keep',
      'text/plain',
      Type.String(),
      { params: ByTable },
    ),
    async (request, reply) => {
      mustNotHurry(services, 'record', request);
      const record = await office.record(request.params.id, request.caller?.user.id);
      void reply.header('content-type', 'text/plain; charset=utf-8');
      void reply.header('content-disposition', `attachment; filename="palio-${request.params.id}.record"`);
      return reply.serializer((text: unknown) => String(text)).send(record);
    },
  );
}
