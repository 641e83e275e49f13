import {
  exact,
  GuestBody,
  HistoryLine,
  Me,
  Moment,
  Name,
  Nothing,
  Profile,
  RegisterBody,
  SignInBody,
  Together,
  Unrated,
  Visit,
  type NoticeSettings,
  type Person,
  type Result,
} from '@palio/protocol';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { hashPassword, isPassword } from '../people/passwords.ts';
import { nameKey, personOf, type User } from '../people/users.ts';
import { Refusal } from '../refusal.ts';
import { shownRating } from '../tables/ratings.ts';
import { householdOf } from './address.ts';
import { about, PREFIX, type App } from './app.ts';
import { mustBeSignedIn, renewCookie, signIn, signOut, siteOf, type Services } from './context.ts';
import { peopleNow } from './people-now.ts';
import { vacationDaysLeft } from './vacation.ts';

const PassportBody = exact({
  id: Type.String({ maxLength: 40 }),
  response: Type.Object({ id: Type.String({ maxLength: 400 }) }),
});
const Begun = Type.Object({ id: Type.String(), options: Type.Unknown() });
const ByName = exact({ name: Name });

export async function meOf(services: Services, user: User): Promise<Me> {
  const { database, config } = services;
  const passkeys = await database.read<{ id: string; name: string; createdAt: number }>(
    'SELECT id, name, created_at AS "createdAt" FROM passkeys WHERE user_id = $1 ORDER BY created_at',
    [user.id],
  );
  const notices: NoticeSettings = { push: user.push === 1, mail: user.mail_notices };
  return {
    person: personOf(user),
    language: user.language,
    admin: user.admin === 1,
    mail: user.mail,
    mailConfirmed: user.mail_confirmed === 1,
    notices,
    passkeys,
    hasPassword: user.password !== null,
    vacation: { until: user.vacation_until, daysLeft: vacationDaysLeft(user, services.now()) },
    pushKey: config.push?.publicKey ?? null,
    canMail: config.mail !== undefined,
    hook: user.hook === null ? null : new URL(user.hook).host,
    canHook: config.hooks !== undefined,
  };
}

/** Names of administrators are registered only by who knows the code. */
function isAdminName({ config }: Services, name: string, code: string | undefined): boolean {
  const isKept = (config.admins ?? []).some(kept => nameKey(kept) === nameKey(name));
  if (isKept && (config.adminCode === undefined || code !== config.adminCode))
    throw new Refusal('name-taken');
  return isKept;
}

/** Somebody is called otherwise: at his tables and on his open lines he is from now on. */
export async function hasChanged({ sessions, database }: Services, user: string): Promise<void> {
  await sessions.changed(user);
  await database.publish({ topic: 'renamed', id: user });
}

/** For all who cannot name the code: guests, bots, and who changes his name. */
export const mustBeFree = (services: Services, name: string): void =>
  void isAdminName(services, name, undefined);

/** Coming in: as a guest, with a name and a password, with a passkey. */
export function entranceRoutes(app: App, services: Services): void {
  const { users, sessions, passkeys, limits } = services;
  const languageOf = (request: FastifyRequest): 'en' | 'it' =>
    /^it\b/i.test(request.headers['accept-language'] ?? '') ? 'it' : 'en';

  app.get(
    `${PREFIX}/visit`,
    about('people', 'Who I am, if anybody', Visit, {}),
    async (request, reply): Promise<Visit> => {
      const { caller } = request;
      await renewCookie(services, request, reply);
      return { me: caller === undefined ? null : await meOf(services, caller.user) };
    },
  );

  app.post(
    `${PREFIX}/guest`,
    about('people', 'Come in as a guest', Me, { body: GuestBody }),
    async (request, reply) => {
      limits.take('guest', householdOf(request.ip));
      const { name, language } = request.body;
      if (name !== undefined) mustBeFree(services, name);
      const reads = language ?? languageOf(request);
      const user =
        name === undefined
          ? await users.createGuest(reads)
          : await users.create({ kind: 'guest', name, language: reads });
      await signIn(services, request, reply, user);
      return meOf(services, user);
    },
  );

  app.post(
    `${PREFIX}/register`,
    about('people', 'Make an account; a guest becomes a member and keeps everything', Me, {
      body: RegisterBody,
    }),
    async (request, reply) => {
      limits.take('signIn', householdOf(request.ip));
      const { name, password, language, adminCode } = request.body;
      const admin = isAdminName(services, name, adminCode);
      const hash = await hashPassword(password);
      const guest = request.caller?.user;
      if (guest?.kind === 'guest') {
        await users.promote(guest.id, name, hash, admin);
        await hasChanged(services, guest.id);
        return meOf(services, (await users.byId(guest.id))!);
      }
      const chosen = language ?? languageOf(request);
      const user = await users.create({ kind: 'member', name, language: chosen, password: hash, admin });
      await signIn(services, request, reply, user);
      return meOf(services, user);
    },
  );

  app.post(
    `${PREFIX}/sign-in`,
    about('people', 'Sign in with a password', Me, { body: SignInBody }),
    async (request, reply) => {
      const { name, password } = request.body;
      limits.take('signIn', householdOf(request.ip));
      limits.take('signInTo', nameKey(name));
      const user = await users.byName(name);
      if (!(await isPassword(password, user?.password ?? null)) || user === undefined)
        throw new Refusal('wrong-password');
      await signIn(services, request, reply, user);
      return meOf(services, user);
    },
  );

  app.post(`${PREFIX}/sign-out`, about('people', 'End this session', Nothing, {}), async (request, reply) => {
    const { user, session } = mustBeSignedIn(request);
    if (session !== undefined) await sessions.end(user.id, session);
    signOut(services, request, reply);
    return {};
  });

  app.post(
    `${PREFIX}/passkey/begin`,
    about('people', 'Begin to sign in with a passkey', Begun, {}),
    request => {
      limits.take('signIn', householdOf(request.ip));
      return passkeys.beginSignIn(siteOf(services, request.headers, request.protocol));
    },
  );

  app.post(
    `${PREFIX}/passkey`,
    about('people', 'Sign in with a passkey', Me, { body: PassportBody }),
    async (request, reply) => {
      limits.take('signIn', householdOf(request.ip));
      const { id, response } = request.body;
      const owner = await passkeys.finishSignIn(
        siteOf(services, request.headers, request.protocol),
        id,
        response,
      );
      const user = await users.byId(owner);
      if (user === undefined) throw new Refusal('passkey-failed');
      await signIn(services, request, reply, user);
      return meOf(services, user);
    },
  );
}

interface StoredHistory {
  readonly table_id: string;
  readonly game: string;
  readonly ended_at: number;
  readonly rated: number;
  readonly seat: number;
  readonly result: string;
  readonly people: string;
  readonly rating_change: number | null;
}

/** Who has no link to a table, and has not played there, does not find it by the people who have. */
const mayFind = (
  own: string,
): string => `(EXISTS (SELECT 1 FROM tables WHERE tables.id = results.table_id AND tables.visibility = 'public')
  OR EXISTS (SELECT 1 FROM result_seats own WHERE own.table_id = results.table_id AND own.user_id = ${own}))`;

/** What everybody may know about others. */
export function profileRoutes(app: App, services: Services): void {
  const { users, ties, database } = services;

  app.get(
    `${PREFIX}/people/:name`,
    about('people', 'Somebody’s profile', Profile, { params: ByName }),
    async request => {
      const user = await users.mustFind(request.params.name);
      const ratings = await database.read<{
        game: string;
        mu: number;
        sigma: number;
        games: number;
        wins: number;
      }>('SELECT game, mu, sigma, games, wins FROM ratings WHERE user_id = $1 ORDER BY game', [user.id]);
      const own = request.caller?.user.id;
      const is = (kind: 'friend' | 'block'): Promise<boolean> | boolean =>
        own === undefined ? false : ties.has(own, user.id, kind);
      return {
        person: personOf(user),
        about: user.about,
        since: user.created_at,
        ratings: ratings.map(({ game, games, wins, ...skill }) => ({
          game,
          rating: shownRating(skill),
          games,
          wins,
        })),
        friend: await is('friend'),
        blocked: await is('block'),
      };
    },
  );

  const History = Type.Array(HistoryLine);
  app.get(
    `${PREFIX}/people/:name/history`,
    about('people', 'Finished games', History, {
      params: ByName,
      querystring: exact({
        game: Type.Optional(Type.String({ maxLength: 40 })),
        before: Type.Optional(Moment),
      }),
    }),
    async request => {
      const user = await users.mustFind(request.params.name);
      const { game, before } = request.query;
      const isAny = game === undefined || game === '';
      const values = [user.id, before ?? Number.MAX_SAFE_INTEGER, request.caller?.user.id ?? ''];
      const rows = await database.read<StoredHistory>(
        `SELECT results.table_id, results.game, results.ended_at, results.rated, result_seats.seat, results.result,
          results.people, result_seats.rating_change FROM result_seats JOIN results ON results.table_id = result_seats.table_id
          WHERE result_seats.user_id = $1 AND result_seats.ended_at < $2 AND ${mayFind('$3')}
            ${isAny ? '' : 'AND result_seats.game = $4'}
          ORDER BY result_seats.ended_at DESC LIMIT 50`,
        isAny ? values : [...values, game],
      );
      const seated = rows.map(row => JSON.parse(row.people) as (Person | null)[]);
      const now = await peopleNow(database, seated);
      return rows.map((row, i) => ({
        table: row.table_id,
        game: row.game,
        endedAt: row.ended_at,
        rated: row.rated === 1,
        seat: row.seat,
        result: JSON.parse(row.result) as Result,
        people: now(seated[i]!),
        ratingChange: row.rating_change,
      }));
    },
  );
  app.get(
    `${PREFIX}/people/:name/unrated`,
    about('people', 'Finished games that changed no rating, by game', Type.Array(Unrated), {
      params: ByName,
    }),
    async request => {
      const user = await users.mustFind(request.params.name);
      const rows = await database.read<Record<keyof Unrated, string | number>>(
        `SELECT result_seats.game AS game, COUNT(*) AS games,
          SUM(CASE WHEN result_seats.rank = 1 THEN 1 ELSE 0 END) AS wins
          FROM result_seats JOIN results ON results.table_id = result_seats.table_id
          WHERE result_seats.user_id = $1 AND results.rated = 0 AND ${mayFind('$2')}
          GROUP BY result_seats.game ORDER BY games DESC, result_seats.game`,
        [user.id, request.caller?.user.id ?? ''],
      );
      return rows.map(({ game, games, wins }) => ({
        game: String(game),
        games: Number(games),
        wins: Number(wins),
      }));
    },
  );
  app.get(
    `${PREFIX}/people/:name/together`,
    about('people', 'Games with me', Type.Array(Together), { params: ByName }),
    async request => {
      const { id: me } = mustBeSignedIn(request).user;
      const other = await users.mustFind(request.params.name);
      const rows = await database.read<Record<keyof Together, string | number>>(
        `SELECT mine.game AS game, COUNT(*) AS games,
          SUM(CASE WHEN mine.rank < theirs.rank THEN 1 ELSE 0 END) AS ahead,
          SUM(CASE WHEN mine.rank > theirs.rank THEN 1 ELSE 0 END) AS behind
          FROM result_seats mine JOIN result_seats theirs ON theirs.table_id = mine.table_id
          WHERE mine.user_id = $1 AND theirs.user_id = $2 AND mine.seat <> theirs.seat
          GROUP BY mine.game ORDER BY games DESC, mine.game`,
        [me, other.id],
      );
      return rows.map(({ game, games, ahead, behind }) => ({
        game: String(game),
        games: Number(games),
        ahead: Number(ahead),
        behind: Number(behind),
      }));
    },
  );
}
