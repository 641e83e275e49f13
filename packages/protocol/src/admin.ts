import { Type, type Static } from 'typebox';
import { exact, Id, Moment, nullable, Person } from './parts.ts';

export const UserLine = Type.Object({
  person: Person,
  createdAt: Moment,
  seenAt: Moment,
  suspendedUntil: nullable(Moment),
  suspendedReason: Type.Optional(nullable(Type.String())),
});
export type UserLine = Static<typeof UserLine>;

export const SuspendBody = exact({
  until: nullable(Moment),
  reason: Type.Optional(Type.String({ maxLength: 500 })),
});
export const ReportLine = Type.Object({
  id: Id,
  at: Moment,
  by: Person,
  about: nullable(Person),
  table: nullable(Id),
  reason: Type.String(),
  text: Type.String(),
  closedAt: nullable(Moment),
  closedBy: Type.Optional(nullable(Type.String({ description: 'The name of the administrator.' }))),
});
export type ReportLine = Static<typeof ReportLine>;

export const Health = Type.Object(
  {
    uptime: Type.Integer({ description: 'Seconds.' }),
    memory: Type.Integer({ description: 'Bytes held by the process.' }),
    eventLoop: Type.Object(
      { p50: Type.Number(), p99: Type.Number() },
      { description: 'Delay in milliseconds.' },
    ),
    sockets: Type.Integer(),
    tablesInMemory: Type.Integer(),
    commands: Type.Integer(),
    refused: Type.Integer(),
    commits: Type.Integer(),
    commitMilliseconds: Type.Object({ p50: Type.Number(), p99: Type.Number() }),
    botsThinking: Type.Integer(),
    outboxWaiting: Type.Integer(),
    storage: Type.String(),
  },
  { $id: 'Health' },
);
export type Health = Static<typeof Health>;
