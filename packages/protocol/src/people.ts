import { Type, type Static } from 'typebox';
import { exact, GameId, Id, Language, Moment, Name, nullable, oneOf, Person } from './parts.ts';
import { Result } from './tables.ts';

export const Password = Type.String({ minLength: 8, maxLength: 200 });
/** What is neither a space nor anything by which several addresses could be written as one. */
const MAIL_PART = '[^\\s@,;:<>()\\[\\]\\\\"\\p{C}]+';
const Mail = Type.String({ maxLength: 200, pattern: `^${MAIL_PART}@${MAIL_PART}\\.${MAIL_PART}$` });

export const GuestBody = exact({ name: Type.Optional(Name), language: Type.Optional(Language) });
/** For a guest: turns him into a member and keeps everything. */
export const RegisterBody = exact({
  name: Name,
  password: Password,
  language: Type.Optional(Language),
  /** Needed only for names that the owner of the server keeps for administrators. */
  adminCode: Type.Optional(Type.String({ maxLength: 200 })),
});
export type RegisterBody = Static<typeof RegisterBody>;
export const SignInBody = exact({
  name: Type.String({ maxLength: 40 }),
  password: Type.String({ maxLength: 200 }),
});
export const PasswordBody = exact({
  old: Type.Optional(Type.String({ maxLength: 200 })),
  password: Password,
});

/** How somebody wishes to be told. */
export const NoticeSettings = exact({
  push: Type.Boolean(),
  mail: oneOf(['off', 'each', 'digest']),
});
export type NoticeSettings = Static<typeof NoticeSettings>;

const TABLE_NOTICES = ['usual', 'push', 'hook', 'mail', 'digest', 'page', 'none'] as const;

/** Where a chat room or a program of one's own listens for what is posted to it. */
export const HookBody = exact({ address: Type.String({ maxLength: 500, pattern: '^https://\\S+$' }) });

/** How somebody wishes to be told about one table: as about all, in one way only, only in the page, or not at all. */
export const TableNotices = exact({ how: oneOf(TABLE_NOTICES) }, { $id: 'TableNotices' });
export type TableNotices = Static<typeof TableNotices>;

export const Me = Type.Object(
  {
    person: Person,
    language: Language,
    admin: Type.Boolean(),
    mail: nullable(Type.String()),
    /** Who reads letters at this address has said that he wishes them. */
    mailConfirmed: Type.Boolean(),
    notices: NoticeSettings,
    passkeys: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), createdAt: Moment })),
    hasPassword: Type.Boolean(),
    vacation: Type.Object({ until: nullable(Moment), daysLeft: Type.Integer() }),
    /** Public key for web push, if this server can send it. */
    pushKey: nullable(Type.String()),
    canMail: Type.Boolean(),
    /** Whose webhook notices are posted to; the rest of its address is a secret like a key, and is not told again. */
    hook: nullable(Type.String()),
    canHook: Type.Boolean(),
  },
  { $id: 'Me' },
);
export type Me = Static<typeof Me>;

/** Who asks: nobody yet, or somebody with a session. Never a refusal, so that a page can ask before it knows. */
export const Visit = Type.Object({ me: nullable(Me) }, { $id: 'Visit' });
export type Visit = Static<typeof Visit>;

export const MeChange = exact({
  name: Type.Optional(Name),
  language: Type.Optional(Language),
  mail: Type.Optional(nullable(Mail)),
  notices: Type.Optional(NoticeSettings),
  about: Type.Optional(Type.String({ maxLength: 500 })),
});
export type MeChange = Static<typeof MeChange>;

/** What came by letter to an address, to prove that it was read. */
export const MailToken = exact({
  token: Type.String({ minLength: 20, maxLength: 100, pattern: '^[\\w-]+$' }),
});

export const SessionLine = Type.Object({
  id: Id,
  createdAt: Moment,
  seenAt: Moment,
  device: Type.String(),
  current: Type.Boolean(),
});
export type SessionLine = Static<typeof SessionLine>;

export const Rating = Type.Object({
  game: GameId,
  rating: Type.Integer({
    description: 'What one can be sure of: mean less three deviations, from 0, times 40.',
  }),
  games: Type.Integer(),
  wins: Type.Integer(),
});
export type Rating = Static<typeof Rating>;

export const Profile = Type.Object(
  {
    person: Person,
    about: Type.String(),
    since: Moment,
    ratings: Type.Array(Rating),
    friend: Type.Boolean(),
    blocked: Type.Boolean(),
  },
  { $id: 'Profile' },
);
export type Profile = Static<typeof Profile>;

/** Finished games that changed no rating, as far as whoever asks may find them. */
export const Unrated = Type.Object({
  game: GameId,
  games: Type.Integer(),
  wins: Type.Integer(),
});
export type Unrated = Static<typeof Unrated>;

/** Games that I and somebody else have finished at the same table, and who stood before whom. */
export const Together = Type.Object({
  game: GameId,
  games: Type.Integer(),
  ahead: Type.Integer({ description: 'I had the better rank.' }),
  behind: Type.Integer(),
});
export type Together = Static<typeof Together>;

export const HistoryLine = Type.Object({
  table: Id,
  game: GameId,
  endedAt: Moment,
  rated: Type.Boolean(),
  seat: Type.Integer(),
  result: Result,
  people: Type.Array(nullable(Person)),
  ratingChange: nullable(Type.Integer()),
});
export type HistoryLine = Static<typeof HistoryLine>;

/** Somebody I am tied to. */
export const Tie = Type.Object({ person: Person, seenAt: Moment });
export type Tie = Static<typeof Tie>;

export const NOTICE_KINDS = [
  'your-turn',
  'time-low',
  'time-out',
  'absent',
  'dropped',
  'invited',
  'removed',
  'started',
  'over',
  'proposal',
  'rematch',
  'friend',
  'muted',
] as const;

/** Something to be told, in the page, by push, by mail or to a webhook. It never says anything about the position. */
export const Notice = Type.Object(
  {
    id: Id,
    kind: oneOf(NOTICE_KINDS),
    table: nullable(Id),
    game: nullable(GameId),
    from: nullable(Type.String()),
    at: Moment,
    read: Type.Boolean(),
  },
  { $id: 'Notice' },
);
export type Notice = Static<typeof Notice>;

export const PushSubscription = exact({
  endpoint: Type.String({ maxLength: 1000, pattern: '^https://' }),
  keys: exact({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }),
});
export type PushSubscription = Static<typeof PushSubscription>;

export const NoteBody = exact({ text: Type.String({ maxLength: 10_000 }) });

export const ReportBody = exact({
  table: Type.Optional(Id),
  person: Type.Optional(Id),
  reason: oneOf(['chat', 'name', 'cheating', 'leaving', 'other']),
  text: Type.String({ maxLength: 2000 }),
});
export type ReportBody = Static<typeof ReportBody>;

export const TokenBody = exact({
  name: Type.String({ minLength: 1, maxLength: 60 }),
  as: oneOf(['bot', 'me']),
});
export type TokenBody = Static<typeof TokenBody>;
export const TokenLine = Type.Object({
  id: Id,
  name: Type.String(),
  person: Person,
  createdAt: Moment,
  usedAt: nullable(Moment),
});
export type TokenLine = Static<typeof TokenLine>;
/** The token itself is shown once. */
export const NewToken = Type.Object({ token: Type.String(), line: TokenLine });
export type NewToken = Static<typeof NewToken>;
