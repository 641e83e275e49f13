import {
  exact,
  Id,
  Me,
  MeChange,
  Name,
  NewToken,
  Notice,
  Nothing,
  PasswordBody,
  Person,
  PushSubscription,
  SessionLine,
  TokenBody,
  TokenLine,
  Vacation,
} from '@palio/protocol';
import { Type } from 'typebox';
import { hashOfSecret, newId, newSecret } from '../ids.ts';
import { hashPassword, isPassword } from '../people/passwords.ts';
import { personOf, type User } from '../people/users.ts';
import { Refusal } from '../refusal.ts';
import { runErrand } from '../tables/commands/index.ts';
import { about, PREFIX, type App } from './app.ts';
import { mustBeAtScreen, mustBePerson, mustBeSignedIn, signOut, siteOf, type Services } from './context.ts';
import { meOf } from './people-routes.ts';
import { DAY, goOnVacation } from './vacation.ts';

const MOST_TOKENS = 20;
const ById = exact({ id: Id });
const ByName = exact({ name: Name });
const PasskeyBody = exact({
  id: Type.String({ maxLength: 40 }),
  name: Type.String({ minLength: 1, maxLength: 60 }),
  response: Type.Object({ id: Type.String({ maxLength: 400 }) }),
});

/** Settings, sessions, and what belongs to one’s own account. */
export function accountRoutes(app: App, services: Services): void {
  const { users, sessions, database, passkeys, now } = services;
  const again = async (user: User): Promise<Me> => {
    sessions.forget();
    return meOf(services, (await users.byId(user.id))!);
  };

  app.get(`${PREFIX}/me`, about('me', 'Who I am', Me, {}), request =>
    meOf(services, mustBeSignedIn(request).user),
  );

  app.patch(`${PREFIX}/me`, about('me', 'Change my settings', Me, { body: MeChange }), async request => {
    const user = mustBeAtScreen(request);
    const { name, language, mail, notices, about: text } = request.body;
    if (name !== undefined && name !== user.name) {
      if ((services.config.admins ?? []).includes(name)) throw new Refusal('name-taken');
      await users.rename(user.id, name);
    }
    await users.change(user.id, {
      ...(language !== undefined && { language }),
      ...(mail !== undefined && { mail }),
      ...(text !== undefined && { about: text }),
      ...(notices !== undefined && { push: notices.push ? 1 : 0, mail_notices: notices.mail }),
    });
    return again(user);
  });

  app.put(
    `${PREFIX}/me/password`,
    about('me', 'Set a password', Me, { body: PasswordBody }),
    async request => {
      const user = mustBeAtScreen(request);
      services.limits.take('signIn', user.id);
      const { old = '', password } = request.body;
      if (user.kind !== 'member') throw new Refusal('forbidden', 'register first');
      if (user.password !== null && !(await isPassword(old, user.password)))
        throw new Refusal('wrong-password');
      await users.change(user.id, { password: await hashPassword(password) });
      return again(user);
    },
  );

  app.delete(`${PREFIX}/me`, about('me', 'Delete my account', Nothing, {}), async (request, reply) => {
    const user = mustBeAtScreen(request);
    const seats = await database.read<{ table_id: string }>(
      "SELECT table_id FROM seats WHERE user_id = $1 AND status IN ('open', 'running')",
      [user.id],
    );
    for (const { table_id } of seats)
      await services.office
        .command(table_id, { person: personOf(user) }, undefined, { type: 'leave' })
        .catch(() => undefined);
    await users.delete(user.id);
    sessions.forget();
    signOut(services, request, reply);
    await database.publish({ topic: 'person', id: user.id });
    return {};
  });

  const Export = Type.Unknown({ description: 'Everything the server holds about me.' });
  app.get(`${PREFIX}/me/export`, about('me', 'Export my data', Export, {}), async request => {
    const user = mustBeAtScreen(request);
    const mine = (columns: string, table: string): Promise<unknown[]> =>
      database.read(`SELECT ${columns} FROM ${table} WHERE user_id = $1`, [user.id]);
    const { password: _password, ...known } = user;
    return {
      account: known,
      sessions: await mine('created_at, seen_at, device', 'sessions'),
      passkeys: await mine('name, created_at', 'passkeys'),
      tables: await mine('table_id, seat, role, status, updated_at', 'seats'),
      results: await mine('table_id, game, ended_at, seat, rank, rating_change', 'result_seats'),
      ratings: await mine('game, mu, sigma, games, wins', 'ratings'),
      notes: await mine('table_id, text, updated_at', 'notes'),
      notices: await mine('kind, table_id, at, read_at', 'notices'),
      friends: await services.ties.list(user.id, 'friend'),
      blocked: await services.ties.list(user.id, 'block'),
    };
  });

  app.get(`${PREFIX}/me/sessions`, about('me', 'My sessions', Type.Array(SessionLine), {}), async request => {
    const user = mustBeAtScreen(request);
    const rows = await database.read<{ id: string; createdAt: number; seenAt: number; device: string }>(
      `SELECT id, created_at AS "createdAt", seen_at AS "seenAt", device FROM sessions WHERE user_id = $1 ORDER BY seen_at DESC`,
      [user.id],
    );
    return rows.map(row => ({ ...row, current: row.id === request.caller?.session }));
  });

  app.delete(
    `${PREFIX}/me/sessions/:id`,
    about('me', 'End a session', Nothing, { params: ById }),
    async request => {
      const user = mustBeAtScreen(request);
      await sessions.end(user.id, request.params.id);
      await database.publish({ topic: 'person', id: user.id });
      return {};
    },
  );

  app.delete(
    `${PREFIX}/me/sessions`,
    about('me', 'End all my sessions', Nothing, {}),
    async (request, reply) => {
      const user = mustBeAtScreen(request);
      await sessions.end(user.id);
      signOut(services, request, reply);
      await database.publish({ topic: 'person', id: user.id });
      return {};
    },
  );

  const Begun = Type.Object({ id: Type.String(), options: Type.Unknown() });
  app.post(`${PREFIX}/me/passkeys/begin`, about('me', 'Begin to add a passkey', Begun, {}), request =>
    passkeys.beginRegistration(mustBeAtScreen(request), siteOf(services, request.headers, request.protocol)),
  );

  app.post(
    `${PREFIX}/me/passkeys`,
    about('me', 'Add a passkey', Me, { body: PasskeyBody }),
    async request => {
      const user = mustBeAtScreen(request);
      const { id, name, response } = request.body;
      await passkeys.finishRegistration(
        user,
        siteOf(services, request.headers, request.protocol),
        id,
        response,
        name,
      );
      if (user.kind === 'guest') await users.change(user.id, { kind: 'member' });
      return again(user);
    },
  );

  const ByKey = exact({ id: Type.String({ maxLength: 400 }) });
  app.delete(
    `${PREFIX}/me/passkeys/:id`,
    about('me', 'Remove a passkey', Me, { params: ByKey }),
    async request => {
      const user = mustBeAtScreen(request);
      const values = [user.id, request.params.id];
      await database.write([
        { sql: 'DELETE FROM passkeys WHERE user_id = $1 AND id = $2', values, mustChange: 1 },
      ]);
      return again(user);
    },
  );

  app.put(
    `${PREFIX}/me/vacation`,
    about('me', 'Go on holiday, or come back', Me, { body: Vacation }),
    async request => {
      const user = mustBeAtScreen(request);
      const { until } = request.body;
      const columns = until === null ? { vacation_until: null } : goOnVacation(user, until, now());
      if (columns === undefined)
        throw new Refusal('too-many', `holidays are from 1 to so many days as are left (${DAY} ms each)`);
      await users.change(user.id, columns);
      const seats = await database.read<{ table_id: string }>(
        "SELECT table_id FROM seats WHERE user_id = $1 AND status = 'running' AND role = 'person'",
        [user.id],
      );
      const actor = { person: personOf(user) };
      for (const { table_id } of seats)
        await services.house
          .run(table_id, undefined, undefined, table => runErrand(table, { type: 'vacation', actor, until }))
          .catch(() => undefined);
      return again(user);
    },
  );
}

/** Friends, blocks, notices, tokens. */
export function connectionRoutes(app: App, services: Services): void {
  const { users, ties, database, notices, now } = services;

  for (const [path, kind] of [
    ['friends', 'friend'],
    ['blocks', 'block'],
  ] as const) {
    const People = Type.Array(Type.Object({ person: Person, seenAt: Type.Integer() }));
    app.get(`${PREFIX}/me/${path}`, about('me', `My ${path}`, People, {}), async request => {
      const list = await ties.list(mustBeSignedIn(request).user.id, kind);
      return list.map(({ seen_at, ...person }) => ({ person, seenAt: seen_at }));
    });
    app.put(
      `${PREFIX}/me/${path}/:name`,
      about('me', `Add to my ${path}`, Nothing, { params: ByName }),
      async request => {
        const person = mustBePerson(services, request);
        const other = await users.mustFind(request.params.name);
        if (other.id === person.id) throw new Refusal('bad-request');
        if (kind === 'friend' && (await ties.has(other.id, person.id, 'block'))) throw new Refusal('blocked');
        const isNew = !(await ties.has(person.id, other.id, kind));
        await ties.add(person.id, other.id, kind);
        if (kind === 'friend' && isNew) await notices.tell(other.id, 'friend', person.name);
        await database.publish({ topic: 'person', id: person.id });
        return {};
      },
    );
    app.delete(
      `${PREFIX}/me/${path}/:name`,
      about('me', `Remove from my ${path}`, Nothing, { params: ByName }),
      async request => {
        const { user } = mustBeSignedIn(request);
        await ties.remove(user.id, (await users.mustFind(request.params.name)).id, kind);
        await database.publish({ topic: 'person', id: user.id });
        return {};
      },
    );
  }

  app.get(`${PREFIX}/me/notices`, about('me', 'What I am told', Type.Array(Notice), {}), request =>
    notices.latest(mustBeSignedIn(request).user.id),
  );
  app.post(`${PREFIX}/me/notices/read`, about('me', 'All notices are read', Nothing, {}), async request => {
    await notices.markRead(mustBeSignedIn(request).user.id);
    return {};
  });

  app.post(
    `${PREFIX}/me/push`,
    about('me', 'Send notices to this browser', Nothing, { body: PushSubscription }),
    async request => {
      const user = mustBeAtScreen(request);
      const { endpoint, keys } = request.body;
      await database.write([
        {
          sql: `INSERT INTO push_subscriptions (endpoint, user_id, p256dh, auth, created_at) VALUES ($1, $2, $3, $4, $5)
          ON CONFLICT (endpoint) DO UPDATE SET user_id = $2, p256dh = $3, auth = $4`,
          values: [endpoint, user.id, keys.p256dh, keys.auth, now()],
        },
      ]);
      return {};
    },
  );
  app.delete(
    `${PREFIX}/me/push`,
    about('me', 'Send no more notices to browsers', Nothing, {}),
    async request => {
      const user = mustBeAtScreen(request);
      await database.write([{ sql: 'DELETE FROM push_subscriptions WHERE user_id = $1', values: [user.id] }]);
      return {};
    },
  );
}

/** Tokens for programs: acting as a bot of one’s own, or as oneself. */
export function tokenRoutes(app: App, services: Services): void {
  const { users, database, now, sessions } = services;

  const linesOf = async (owner: string): Promise<TokenRow[]> =>
    database.read<TokenRow>(
      `SELECT tokens.id, tokens.name, tokens.created_at AS "createdAt", tokens.used_at AS "usedAt", users.id AS "personId",
        users.name AS "personName", users.kind FROM tokens JOIN users ON users.id = tokens.user_id
        WHERE tokens.owner_id = $1 ORDER BY tokens.created_at`,
      [owner],
    );

  app.get(`${PREFIX}/me/tokens`, about('bots', 'My tokens', Type.Array(TokenLine), {}), async request =>
    (await linesOf(mustBeAtScreen(request).id)).map(lineOf),
  );

  app.post(
    `${PREFIX}/me/tokens`,
    about('bots', 'Make a token; as a bot it has a name of its own', NewToken, { body: TokenBody }),
    async request => {
      const user = mustBeAtScreen(request);
      services.limits.take('create', user.id);
      if (user.kind !== 'member') throw new Refusal('forbidden', 'tokens are for members');
      if ((await linesOf(user.id)).length >= MOST_TOKENS) throw new Refusal('too-many');
      const { name, as } = request.body;
      const bot = { kind: 'bot', name, language: user.language, owner: user.id } as const;
      if (as === 'bot' && !/^[\p{L}\p{N}_-]{2,24}$/u.test(name)) throw new Refusal('bad-name');
      const acting = as === 'bot' ? await users.create(bot) : user;
      const token = newSecret();
      const id = newId();
      await database.write([
        {
          sql: 'INSERT INTO tokens (id, token_hash, user_id, owner_id, name, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
          values: [id, hashOfSecret(token), acting.id, user.id, name, now()],
        },
      ]);
      return { token, line: { id, name, person: personOf(acting), createdAt: now(), usedAt: null } };
    },
  );

  app.delete(
    `${PREFIX}/me/tokens/:id`,
    about('bots', 'Withdraw a token', Nothing, { params: ById }),
    async request => {
      const user = mustBeAtScreen(request);
      const values = [user.id, request.params.id];
      await database.write([
        { sql: 'DELETE FROM tokens WHERE owner_id = $1 AND id = $2', values, mustChange: 1 },
      ]);
      sessions.forget();
      return {};
    },
  );
}

interface TokenRow {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
  readonly personId: string;
  readonly personName: string;
  readonly kind: Person['kind'];
}

const lineOf = ({ id, name, createdAt, usedAt, personId, personName, kind }: TokenRow) => ({
  id,
  name,
  createdAt,
  usedAt,
  person: { id: personId, name: personName, kind },
});
