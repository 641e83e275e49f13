import { Type, type Static } from 'typebox';
import { ErrorBody } from './errors.ts';
import { Notice } from './people.ts';
import { exact, Id, Key, Moment, nullable, Person } from './parts.ts';
import { Command, CommandAnswer, NumberedEntry, PositionView, TableView } from './play.ts';
import { WatchToken } from './shares.ts';
import { ClockView, TableCard } from './tables.ts';

/** Chosen by the client; the answer carries it. */
/** A client numbers what it sends, and finds the answer by that. */
export const CallId = Type.Integer({ minimum: 0, maximum: 2 ** 31 });

/** What a client sends over the socket at /api/v1/live. */
export const ClientMessage = Type.Union([
  exact({
    type: Type.Literal('watch'),
    id: CallId,
    table: Id,
    /** The `n` seen last: the entries after it come along. */
    since: Type.Optional(Type.Integer({ minimum: 0 })),
    /** Looks with the eyes of the seat that was shared under this token. */
    token: Type.Optional(WatchToken),
  }),
  exact({ type: Type.Literal('unwatch'), id: CallId, table: Id }),
  exact({ type: Type.Literal('command'), id: CallId, table: Id, key: Type.Optional(Key), command: Command }),
  exact({ type: Type.Literal('lobby'), id: CallId, on: Type.Boolean() }),
  /** Whether the page is in view; one that was never said to be hidden is. */
  exact({ type: Type.Literal('presence'), id: CallId, inView: Type.Boolean() }),
  exact({ type: Type.Literal('ping'), id: CallId }),
]);
export type ClientMessage = Static<typeof ClientMessage>;

/** What the server sends. */
export const ServerMessage = Type.Union([
  Type.Object({ type: Type.Literal('welcome'), person: nullable(Person), time: Moment }),
  Type.Object({ type: Type.Literal('answer'), id: CallId, answer: Type.Optional(CommandAnswer) }),
  Type.Object({ type: Type.Literal('refusal'), id: nullable(CallId), error: ErrorBody.properties.error }),
  /** The whole table, after `watch` or when somebody sees it with other eyes than before. */
  Type.Object({
    type: Type.Literal('table'),
    table: Id,
    state: TableView,
    entries: Type.Array(NumberedEntry),
  }),
  /** What has changed; parts that are absent are as they were. */
  Type.Object({
    type: Type.Literal('update'),
    table: Id,
    n: Type.Integer(),
    entries: Type.Array(NumberedEntry),
    card: Type.Optional(TableCard),
    position: Type.Optional(PositionView),
    clocks: Type.Optional(Type.Array(nullable(ClockView))),
    plans: Type.Optional(Type.Array(Type.String())),
  }),
  Type.Object({ type: Type.Literal('gone'), table: Id }),
  Type.Object({ type: Type.Literal('lobby') }),
  Type.Object({ type: Type.Literal('notice'), notice: Notice }),
  /** The server is about to restart: come back in a moment and go on from the last `n`. */
  Type.Object({ type: Type.Literal('restarting') }),
]);
export type ServerMessage = Static<typeof ServerMessage>;
