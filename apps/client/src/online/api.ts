import type {
  Command,
  CommandAnswer,
  Entries,
  EntryView,
  Health,
  HistoryLine,
  LobbyQuery,
  Me,
  MeChange,
  NewTable,
  NewToken,
  Notice,
  PositionView,
  Profile,
  PushSubscription,
  Ranking,
  RankingQuery,
  Recap,
  RegisterBody,
  ReportBody,
  ReportLine,
  SessionLine,
  TableLine,
  TableNotices,
  TableView,
  Tie,
  Together,
  TokenBody,
  TokenLine,
  Unrated,
  UserLine,
} from '@palio/protocol';
import { ask, queryOf } from './ask.ts';

/** A challenge for a passkey; `options` are those of the browser's own interface, as JSON. */
export interface Challenge {
  readonly id: string;
  readonly options: unknown;
}

const segment = encodeURIComponent;
const done = async (asked: Promise<unknown>): Promise<void> => void (await asked);

/** Coming in and going out. */
export const entrance = {
  asGuest: (language: Me['language'], name?: string) =>
    ask<Me>('POST', '/guest', { language, ...(name === undefined ? {} : { name }) }),
  /** Turns a guest into a member, who keeps everything. */
  register: (wish: RegisterBody) => ask<Me>('POST', '/register', wish),
  signIn: (name: string, password: string) => ask<Me>('POST', '/sign-in', { name, password }),
  beginPasskey: () => ask<Challenge>('POST', '/passkey/begin'),
  finishPasskey: (id: string, response: unknown) => ask<Me>('POST', '/passkey', { id, response }),
  signOut: () => done(ask('POST', '/sign-out')),
};

/** My account. */
export const account = {
  change: (change: MeChange) => ask<Me>('PATCH', '/me', change),
  setPassword: (password: string, old?: string) =>
    ask<Me>('PUT', '/me/password', { password, ...(old === undefined ? {} : { old }) }),
  beginPasskey: () => ask<Challenge>('POST', '/me/passkeys/begin'),
  finishPasskey: (id: string, name: string, response: unknown) =>
    ask<Me>('POST', '/me/passkeys', { id, name, response }),
  removePasskey: (id: string) => ask<Me>('DELETE', `/me/passkeys/${segment(id)}`),
  sessions: () => ask<SessionLine[]>('GET', '/me/sessions'),
  endSession: (id: string) => done(ask('DELETE', `/me/sessions/${id}`)),
  endAllSessions: () => done(ask('DELETE', '/me/sessions')),
  takeVacation: (until: number | null) => ask<Me>('PUT', '/me/vacation', { until }),
  tokens: () => ask<TokenLine[]>('GET', '/me/tokens'),
  makeToken: (wish: TokenBody) => ask<NewToken>('POST', '/me/tokens', wish),
  withdrawToken: (id: string) => done(ask('DELETE', `/me/tokens/${id}`)),
  export: () => ask<unknown>('GET', '/me/export'),
  delete: () => done(ask('DELETE', '/me')),
  subscribe: (subscription: PushSubscription) => done(ask('POST', '/me/push', subscription)),
  /** This browser alone; others that wish notices go on getting them. */
  unsubscribe: (endpoint: string | undefined) => done(ask('DELETE', `/me/push${queryOf({ endpoint })}`)),
  setHook: (address: string) => ask<Me>('PUT', '/me/hook', { address }),
  dropHook: () => ask<Me>('DELETE', '/me/hook'),
  /** Has a word posted to my webhook. */
  tryHook: () => done(ask('POST', '/me/hook/test')),
  /** Asks for another letter to confirm my address. */
  checkMail: () => done(ask('POST', '/me/mail/check')),
  confirmMail: (token: string) => done(ask('POST', '/mail/confirm', { token })),
  stopMail: (token: string) => done(ask('POST', `/mail/stop/${encodeURIComponent(token)}`)),
  notices: () => ask<Notice[]>('GET', '/me/notices'),
  readNotices: () => done(ask('POST', '/me/notices/read')),
};

/** Others. */
export const people = {
  profile: (name: string) => ask<Profile>('GET', `/people/${segment(name)}`),
  history: (name: string, query: { readonly game?: string | undefined; readonly before?: number } = {}) =>
    ask<HistoryLine[]>('GET', `/people/${segment(name)}/history${queryOf(query)}`),
  unrated: (name: string) => ask<Unrated[]>('GET', `/people/${segment(name)}/unrated`),
  together: (name: string) => ask<Together[]>('GET', `/people/${segment(name)}/together`),
  friends: () => ask<Tie[]>('GET', '/me/friends'),
  requests: () => ask<Tie[]>('GET', '/me/friend-requests'),
  blocked: () => ask<Tie[]>('GET', '/me/blocks'),
  muted: () => ask<Tie[]>('GET', '/me/mutes'),
  befriend: (name: string) => done(ask('PUT', `/me/friends/${segment(name)}`)),
  unfriend: (name: string) => done(ask('DELETE', `/me/friends/${segment(name)}`)),
  block: (name: string) => done(ask('PUT', `/me/blocks/${segment(name)}`)),
  unblock: (name: string) => done(ask('DELETE', `/me/blocks/${segment(name)}`)),
  /** By id: names change. */
  mute: (id: string) => done(ask('PUT', `/me/mutes/${id}`)),
  unmute: (id: string) => done(ask('DELETE', `/me/mutes/${id}`)),
  report: (report: ReportBody) => done(ask('POST', '/reports', report)),
};

/** Who plays a game best. */
export const ranking = (game: string, query: RankingQuery = {}): Promise<Ranking> =>
  ask('GET', `/games/${segment(game)}/ranking${queryOf(query)}`);

/** Tables: finding, making, playing, looking back. */
export const tables = {
  lobby: (query: LobbyQuery) => ask<TableLine[]>('GET', `/tables${queryOf(query)}`),
  mine: (isOver = false) => ask<TableLine[]>('GET', `/me/tables${queryOf({ over: isOver || undefined })}`),
  make: (wish: NewTable) => ask<{ readonly id: string }>('POST', '/tables', wish),
  look: (id: string) => ask<TableView>('GET', `/tables/${id}`),
  /** The same key is carried out once, however often it is sent. */
  command: (id: string, command: Command, key: string = crypto.randomUUID()) =>
    ask<CommandAnswer>('POST', `/tables/${id}/commands`, { key, command }),
  rematch: (id: string) => ask<{ readonly id: string }>('POST', `/tables/${id}/rematch`),
  /** Asked of the game as it stands, or as it may stand after what is planned. */
  whyNot: (id: string, target: unknown, planned?: readonly string[]) =>
    ask<{ readonly reason: unknown }>('POST', `/tables/${id}/why-not`, { target, planned }),
  entries: (id: string, since = 0) => ask<Entries>('GET', `/tables/${id}/entries${queryOf({ since })}`),
  position: (id: string, count: number) => ask<PositionView>('GET', `/tables/${id}/positions/${count}`),
  recap: (id: string) => ask<Recap>('GET', `/tables/${id}/recap`),
  note: (id: string) => ask<{ readonly text: string }>('GET', `/tables/${id}/note`),
  keepNote: (id: string, text: string) => done(ask('PUT', `/tables/${id}/note`, { text })),
  /** How I am told about this table. */
  notices: (id: string) => ask<TableNotices>('GET', `/tables/${id}/notices`),
  setNotices: (id: string, how: TableNotices['how']) => done(ask('PUT', `/tables/${id}/notices`, { how })),
};

/** Where the record of a finished game can be fetched. */
export const recordAddress = (id: string): string => `/api/v1/tables/${id}/record`;

export type SaidLine = Extract<EntryView, { type: 'said' }>;

/** For those who run the server. */
export const admin = {
  users: (search: string) =>
    ask<UserLine[]>('GET', `/admin/users${queryOf({ search: search || undefined })}`),
  suspend: (id: string, until: number | null, reason?: string) =>
    done(ask('POST', `/admin/users/${id}/suspend`, { until, ...(reason ? { reason } : {}) })),
  tables: (search: string) =>
    ask<TableLine[]>('GET', `/admin/tables${queryOf({ search: search || undefined })}`),
  cancelTable: (id: string) => done(ask('POST', `/admin/tables/${id}/cancel`)),
  reports: () => ask<ReportLine[]>('GET', '/admin/reports'),
  /** What was really said at a table that was reported. */
  talk: (id: string) => ask<SaidLine[]>('GET', `/admin/tables/${id}/talk`),
  closeReport: (id: string) => done(ask('POST', `/admin/reports/${id}/close`)),
  health: () => ask<Health>('GET', '/admin/health'),
};
