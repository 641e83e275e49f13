import { Type, type Static } from 'typebox';
import { Pace, PaceKind } from './pace.ts';
import {
  BotLevel,
  exact,
  GameId,
  Id,
  Language,
  Moment,
  Name,
  nullable,
  oneOf,
  Options,
  Person,
  SeatNumber,
} from './parts.ts';

export const VISIBILITIES = ['public', 'link', 'private'] as const;
export const SPECTATORS = ['none', 'link', 'public'] as const;
export const CHATS = ['on', 'phrases', 'off'] as const;
export const TIMEOUTS = ['vote', 'bot'] as const;
export const STATUSES = ['open', 'running', 'over', 'cancelled'] as const;

const SpectatorDelay = Type.Integer({ minimum: 0, maximum: 60, description: 'Minutes.' });

/** Who shall sit there when a table is made or a seat is changed. */
export const SeatPlan = Type.Union([
  exact({ as: Type.Literal('me') }),
  exact({ as: Type.Literal('open') }),
  exact({ as: Type.Literal('invited'), name: Name }),
  exact({ as: Type.Literal('bot'), level: BotLevel }),
]);
export type SeatPlan = Static<typeof SeatPlan>;

export const NewTable = exact(
  {
    game: GameId,
    options: Type.Optional(Options),
    seats: Type.Array(SeatPlan, { minItems: 1, maxItems: 20 }),
    title: Type.Optional(Type.String({ maxLength: 80 })),
    visibility: Type.Optional(oneOf(VISIBILITIES)),
    spectators: Type.Optional(oneOf(SPECTATORS)),
    chat: Type.Optional(oneOf(CHATS)),
    pace: Type.Optional(Pace),
    /** What happens when somebody's time runs out: the others are asked, or a bot stands in until he returns. */
    timeout: Type.Optional(oneOf(TIMEOUTS)),
    /** Two seats may talk alone. */
    negotiation: Type.Optional(Type.Boolean()),
    rated: Type.Optional(Type.Boolean()),
    autoStart: Type.Optional(Type.Boolean()),
    language: Type.Optional(nullable(Language)),
    /** While the game runs, those who watch see it so many minutes late. */
    spectatorDelay: Type.Optional(SpectatorDelay),
    /** Who sits where is drawn by lot when the game begins. */
    randomSeats: Type.Optional(Type.Boolean()),
  },
  { $id: 'NewTable' },
);
export type NewTable = Static<typeof NewTable>;

export const ClockView = Type.Object({
  /** Milliseconds left when `since` was noted, or now if the clock stands. */
  left: Type.Integer(),
  /** When the clock began to run; absent while it stands. */
  since: Type.Optional(Moment),
  /** When it will have run out, daily window and holidays counted. */
  until: Type.Optional(Moment),
  /** Where there are no clocks this is all: he has been waited for a week, and has not played since. */
  ranOut: Type.Optional(Type.Boolean()),
});
export type ClockView = Static<typeof ClockView>;

export const SeatView = Type.Object(
  {
    kind: oneOf(['open', 'invited', 'person', 'bot']),
    person: Type.Optional(Person),
    level: Type.Optional(BotLevel),
    ready: Type.Optional(Type.Boolean()),
    /** A bot of this level plays for the person until he returns. */
    standIn: Type.Optional(BotLevel),
    /** Given up: anybody may take the seat over. */
    vacant: Type.Optional(Type.Boolean()),
    /** Who is invited to take it over. */
    offered: Type.Optional(Person),
    resigned: Type.Optional(Type.Boolean()),
    vacation: Type.Optional(Moment),
    clock: Type.Optional(ClockView),
  },
  { $id: 'Seat' },
);
export type SeatView = Static<typeof SeatView>;

export const ABSENCE_CHOICES = ['wait', 'time', 'bot', 'substitute', 'drop', 'end'] as const;
/**
 * What the others may decide about somebody whose time ran out, or for whom they have waited a week where there are
 * no clocks (then without `time`). `bot`: one plays until he returns; `substitute`:
 * one plays until anybody takes the seat over; `drop`: he has lost, a bot plays on.
 */
export const AbsenceChoice = oneOf(ABSENCE_CHOICES);
export type AbsenceChoice = Static<typeof AbsenceChoice>;

/**
 * Something that needs the consent of every person who is there: not of those for whom a bot plays or whose time
 * ran out. To resume, more than half are enough, and from `resumableAt` on any one.
 */
export const Proposal = Type.Union([
  /** `undo` goes back to before the last decision of the one who asks. */
  exact({ what: oneOf(['undo', 'pause', 'resume', 'cancel']) }),
  exact({ what: Type.Literal('pace'), pace: Pace }),
]);
export type Proposal = Static<typeof Proposal>;

export const OpenProposal = Type.Object({
  by: SeatNumber,
  proposal: Proposal,
  agreed: Type.Array(SeatNumber),
  missing: Type.Array(SeatNumber),
});

export const AbsenceVote = Type.Object({
  about: SeatNumber,
  votes: Type.Array(Type.Object({ seat: SeatNumber, choice: AbsenceChoice })),
  missing: Type.Array(SeatNumber),
});

export const Result = Type.Object(
  {
    ranks: Type.Array(Type.Integer()),
    scores: Type.Array(Type.Number()),
    ending: Type.String({
      description: 'Named as in the texts of the game; "resigned" and "abandoned" are the server’s.',
    }),
  },
  { $id: 'Result' },
);
export type Result = Static<typeof Result>;

/** What everybody who may look at the table knows about it, beside the game itself. */
export const TableCard = Type.Object(
  {
    id: Id,
    game: GameId,
    rulesVersion: Type.Integer(),
    options: Options,
    title: Type.String(),
    owner: Id,
    status: oneOf(STATUSES),
    visibility: oneOf(VISIBILITIES),
    spectators: oneOf(SPECTATORS),
    chat: oneOf(CHATS),
    /** Two seats may talk alone. */
    negotiation: Type.Boolean(),
    pace: Pace,
    timeout: oneOf(TIMEOUTS),
    rated: Type.Boolean(),
    autoStart: Type.Boolean(),
    language: nullable(Language),
    seats: Type.Array(SeatView),
    createdAt: Moment,
    startedAt: Type.Optional(Moment),
    endedAt: Type.Optional(Moment),
    paused: Type.Boolean(),
    /** From then on any one player may end the pause. */
    resumableAt: Type.Optional(Moment),
    /** Begun under rules that this server no longer plays. */
    onHold: Type.Boolean(),
    /** Hash of the seed, fixed before the first action. */
    commitment: Type.String(),
    /** The seed itself, once the game is over. */
    seed: Type.Optional(Type.String()),
    proposal: Type.Optional(OpenProposal),
    votes: Type.Array(AbsenceVote),
    result: Type.Optional(Result),
    rematch: Type.Optional(Id),
    /** Absent where those who watch see everything at once. */
    spectatorDelay: Type.Optional(SpectatorDelay),
    /** Seats are drawn by lot when the game begins, or have been. */
    randomSeats: Type.Optional(Type.Boolean()),
  },
  { $id: 'TableCard' },
);
export type TableCard = Static<typeof TableCard>;

/** A line of the lobby or of my games. */
export const TableLine = Type.Object(
  {
    id: Id,
    game: GameId,
    title: Type.String(),
    status: oneOf(STATUSES),
    visibility: oneOf(VISIBILITIES),
    pace: Pace,
    rated: Type.Boolean(),
    language: nullable(Language),
    seats: Type.Array(SeatView),
    openSeats: Type.Integer(),
    /** Those that are not as usual. */
    options: Type.Optional(Options),
    autoStart: Type.Optional(Type.Boolean()),
    createdAt: Moment,
    updatedAt: Moment,
    /** Somebody waits for you here. */
    yourTurn: Type.Boolean(),
    /** When your clock runs out. */
    deadline: Type.Optional(Moment),
    paused: Type.Optional(Type.Boolean()),
    yourSeat: Type.Optional(SeatNumber),
    result: Type.Optional(Result),
  },
  { $id: 'TableLine' },
);
export type TableLine = Static<typeof TableLine>;

export const LobbyQuery = exact({
  status: Type.Optional(oneOf(['open', 'running', 'over'])),
  game: Type.Optional(GameId),
  pace: Type.Optional(PaceKind),
  seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
  openSeats: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
  language: Type.Optional(Language),
  rated: Type.Optional(Type.Boolean()),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  before: Type.Optional(Moment),
});
export type LobbyQuery = Static<typeof LobbyQuery>;

export const Vacation = exact({ until: nullable(Moment) });
