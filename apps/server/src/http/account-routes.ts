import { exact, Id, Me, MeChange, Nothing, PasswordBody, SessionLine, Vacation } from '@palio/protocol';
import { Type } from 'typebox';
import { exportOf } from '../people/export.ts';
import { hashPassword, isPassword } from '../people/passwords.ts';
import { nameKey, personOf, type User } from '../people/users.ts';
import { Refusal } from '../refusal.ts';
import { runErrand } from '../tables/commands/index.ts';
import { about, PREFIX, type App } from './app.ts';
import { mustBeAtScreen, mustBeSignedIn, signOut, siteOf, type Services } from './context.ts';
import { hasChanged, meOf, mustBeFree } from './people-routes.ts';
import { comeBack, DAY, goOnVacation } from './vacation.ts';

const ById = exact({ id: Id });
const PasskeyBody = exact({
  id: Type.String({ maxLength: 40 }),
  name: Type.String({ minLength: 1, maxLength: 60 }),
  response: Type.Object({ id: Type.String({ maxLength: 400 }) }),
});

/** Settings, sessions, and what belongs to one’s own account. */
export function accountRoutes(app: App, services: Services): void {
  const { users, sessions, database, passkeys, now } = services;
  const again = async (user: User): Promise<Me> => {
    sessions.forget(user.id);
    return meOf(services, (await users.byId(user.id))!);
  };

  const leaveTables = async (user: User): Promise<void> => {
    const seats = await database.read<{ table_id: string }>(
      "SELECT table_id FROM seats WHERE user_id = $1 AND status IN ('open', 'running')",
      [user.id],
    );
    for (const { table_id } of seats)
      await services.office
        .command(table_id, { person: personOf(user) }, undefined, { type: 'leave' })
        .catch(() => undefined);
  };

  app.get(`${PREFIX}/me`, about('me', 'Who I am', Me, {}), request =>
    meOf(services, mustBeSignedIn(request).user),
  );

  app.patch(`${PREFIX}/me`, about('me', 'Change my settings', Me, { body: MeChange }), async request => {
    const user = mustBeAtScreen(request);
    const { name, language, mail, notices, about: text } = request.body;
    if (name !== undefined && name !== user.name) {
      services.limits.take('create', user.id);
      if (nameKey(name) !== nameKey(user.name)) mustBeFree(services, name);
      await users.rename(user.id, name);
      await hasChanged(services, user.id);
    }
    const isNewAddress = mail !== undefined && mail !== user.mail;
    if (isNewAddress && mail !== null) await services.mailChecks.ask(user.id, mail);
    await users.change(user.id, {
      ...(language !== undefined && { language }),
      ...(isNewAddress && { mail, mail_confirmed: 0 }),
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
        throw new Refusal('wrong-old-password');
      await users.change(user.id, { password: await hashPassword(password) });
      await sessions.endOthers(user.id, request.caller?.session);
      return again(user);
    },
  );

  app.delete(`${PREFIX}/me`, about('me', 'Delete my account', Nothing, {}), async (request, reply) => {
    const user = mustBeAtScreen(request);
    // His bots go before him: nobody could speak for them any more.
    for (const each of [...(await users.botsOf(user.id)), user]) {
      await leaveTables(each);
      await users.delete(each.id);
      await hasChanged(services, each.id);
    }
    signOut(services, request, reply);
    return {};
  });

  const Export = Type.Unknown({ description: 'Everything the server holds about me.' });
  app.get(`${PREFIX}/me/export`, about('me', 'Export my data', Export, {}), request => {
    const user = mustBeAtScreen(request);
    services.limits.take('create', user.id);
    return exportOf(database, services.ties, user);
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
      if (!(await sessions.end(user.id, request.params.id))) throw new Refusal('not-found');
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
      if (user.kind === 'guest') {
        await users.change(user.id, { kind: 'member' });
        await hasChanged(services, user.id);
      }
      return again(user);
    },
  );

  const ByKey = exact({ id: Type.String({ maxLength: 400 }) });
  app.delete(
    `${PREFIX}/me/passkeys/:id`,
    about('me', 'Remove a passkey', Me, { params: ByKey }),
    async request => {
      const user = mustBeAtScreen(request);
      await passkeys.remove(user, request.params.id);
      return again(user);
    },
  );

  app.put(
    `${PREFIX}/me/vacation`,
    about('me', 'Go on holiday, or come back', Me, { body: Vacation }),
    async request => {
      const user = mustBeAtScreen(request);
      const { until } = request.body;
      const columns = until === null ? comeBack(user, now()) : goOnVacation(user, until, now());
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
