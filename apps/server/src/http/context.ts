import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '@palio/protocol';
import type { ServerConfig } from '../config.ts';
import type { LimitedKind, Limits } from '../limits.ts';
import type { Live } from '../live/live.ts';
import type { Rights } from '../live/rights.ts';
import type { NoticeBoard } from '../notices/board.ts';
import type { Hooks } from '../notices/hooks.ts';
import type { MailChecks } from '../notices/mail-checks.ts';
import type { MailStops } from '../notices/mail-stops.ts';
import type { Outbox } from '../notices/outbox.ts';
import type { Passkeys, Site } from '../people/passkeys.ts';
import { mustNotBeSuspended, type Caller, type Sessions } from '../people/sessions.ts';
import type { Ties } from '../people/ties.ts';
import { personOf, type User, type Users } from '../people/users.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from '../storage/database.ts';
import type { House } from '../tables/house.ts';
import type { Office } from '../tables/office.ts';
import type { Thinkers } from '../bots/pool.ts';
import { householdOf } from './address.ts';

/** Everything the routes are made of. */
export interface Services {
  readonly config: ServerConfig;
  readonly database: Database;
  readonly users: Users;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly ties: Ties;
  readonly house: House;
  readonly office: Office;
  readonly live: Live;
  readonly rights: Rights;
  readonly limits: Limits;
  readonly notices: NoticeBoard;
  readonly outbox: Outbox;
  readonly mailChecks: MailChecks;
  readonly mailStops: MailStops;
  /** Only where the owner of the server wishes it. */
  readonly hooks: Hooks | undefined;
  readonly thinkers: Thinkers;
  readonly now: () => number;
}

const COOKIE = 'palio';
const YEAR = 365 * 24 * 3600;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The address of this server as the browser that asks knows it. */
export function siteOf({ config }: Services, headers: Headers, protocol: string): Site {
  const origin = config.origin ?? `${protocol}://${String(headers['host'] ?? 'localhost')}`;
  if (!URL.canParse(origin)) throw new Refusal('bad-request', 'the Host header names no site', '/host');
  return { origin, host: new URL(origin).hostname };
}

/**
 * What another site makes a browser send is refused: browsers name the origin of everything that can change
 * something. Programs that send no origin have no cookies either.
 */
export function mustBeFromHere(services: Services, headers: Headers, protocol: string): void {
  const { origin } = headers;
  if (origin !== undefined) {
    if (origin !== siteOf(services, headers, protocol).origin) throw new Refusal('wrong-origin');
    return;
  }
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal('wrong-origin');
}

/** On an encrypted line the cookie can neither be read nor be set by anybody else. */
const cookieName = (isSecure: boolean): string => (isSecure ? `__Host-${COOKIE}` : COOKIE);

const isSecure = (services: Services, request: FastifyRequest): boolean =>
  siteOf(services, request.headers, request.protocol).origin.startsWith('https:');

function cookieFrom(header: string | undefined, name: string): string | undefined {
  const found = header?.split(';').find(part => part.trim().startsWith(`${name}=`));
  return found?.slice(found.indexOf('=') + 1).trim();
}

/** Who makes a request: by a token, or by the cookie of a session. */
export async function callerOf(
  services: Services,
  headers: Headers,
  protocol: string,
): Promise<Caller | undefined> {
  const { authorization, cookie } = headers;
  if (typeof authorization === 'string') {
    const [, token] = /^Bearer ([\w-]{20,100})$/.exec(authorization) ?? [];
    const caller = token === undefined ? undefined : await services.sessions.byToken(token);
    if (caller === undefined) throw new Refusal('not-signed-in', 'this token is not known');
    return caller;
  }
  const secure = siteOf(services, headers, protocol).origin.startsWith('https:');
  const secret = cookieFrom(typeof cookie === 'string' ? cookie : undefined, cookieName(secure));
  return secret === undefined || secret === '' ? undefined : services.sessions.bySession(secret);
}

/** Who may hold a line open with these headers; nobody may do so while he is suspended. */
export async function welcome(
  services: Services,
  headers: Headers,
  protocol: string,
): Promise<User | undefined> {
  const caller = await callerOf(services, headers, protocol);
  if (caller !== undefined) mustNotBeSuspended(caller.user, services.now());
  return caller?.user;
}

/**
 * For an answer that stays open: calls back when the right has ended by which it was asked for. The returned function
 * is called when it has ended otherwise.
 */
export function whenEnded(services: Services, request: FastifyRequest, ended: () => void): () => void {
  const person = request.caller?.user.id;
  const address = householdOf(request.ip);
  services.rights.mustHaveRoom(person, address);
  const renew = () => welcome(services, request.headers, request.protocol);
  return services.rights.hold({ person, address, renew, ended });
}

export async function signIn(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
): Promise<void> {
  const device = request.headers['user-agent'] ?? 'unknown';
  giveCookie(services, request, reply, await services.sessions.open(user.id, device));
  request.caller = { user };
}

function giveCookie(services: Services, request: FastifyRequest, reply: FastifyReply, secret: string): void {
  const secure = isSecure(services, request);
  const parts = [`${cookieName(secure)}=${secret}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${YEAR}`];
  void reply.header('set-cookie', [...parts, ...(secure ? ['Secure'] : [])].join('; '));
}

/** A session lasts as long as it is used, so its cookie must: who came in years ago is still in. */
export async function renewCookie(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { session } = request.caller ?? {};
  if (session === undefined) return;
  const secret = cookieFrom(request.headers.cookie, cookieName(isSecure(services, request)));
  // If that cannot be noted now, the next visit will do.
  const isDue = await services.sessions.isToBeRenewed(session).catch(() => false);
  if (isDue && secret !== undefined) giveCookie(services, request, reply, secret);
}

export function signOut(services: Services, request: FastifyRequest, reply: FastifyReply): void {
  const secure = isSecure(services, request);
  void reply.header(
    'set-cookie',
    `${cookieName(secure)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure ? '; Secure' : ''}`,
  );
}

export function mustBeSignedIn({ caller }: FastifyRequest): Caller {
  if (caller === undefined) throw new Refusal('not-signed-in');
  return caller;
}

/** Somebody who may act: known and not suspended. */
export function mustBePerson(services: Services, request: FastifyRequest): Person {
  const { user } = mustBeSignedIn(request);
  mustNotBeSuspended(user, services.now());
  return personOf(user);
}

/** Counts what costs the server more than other requests, also of those who are nobody. */
export function mustNotHurry({ limits }: Services, kind: LimitedKind, { caller, ip }: FastifyRequest): void {
  limits.take(kind, caller?.user.id ?? householdOf(ip));
}

/** For what only the person himself may do, not a program with one of his tokens. */
export function mustBeAtScreen(request: FastifyRequest): User {
  const { user, token } = mustBeSignedIn(request);
  if (token !== undefined) throw new Refusal('forbidden', 'a token cannot do this');
  return user;
}

/** One who is suspended runs nothing: he could end that himself. */
export function mustBeAdmin({ now }: Services, request: FastifyRequest): User {
  const user = mustBeAtScreen(request);
  if (user.admin !== 1) throw new Refusal('forbidden');
  mustNotBeSuspended(user, now());
  return user;
}
