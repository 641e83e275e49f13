import { exact, Id, Name, Notice, Nothing, PushSubscription, Tie } from '@palio/protocol';
import { Type } from 'typebox';
import { isPublicHost } from '../notices/public-hosts.ts';
import type { TiedPerson } from '../people/ties.ts';
import { Refusal } from '../refusal.ts';
import { about, PREFIX, type App } from './app.ts';
import { mustBeAtScreen, mustBePerson, mustBeSignedIn, type Services } from './context.ts';

/** Browsers of one person that notices are sent to. */
const MOST_BROWSERS = 10;

const ByName = exact({ name: Name });

const linesOf = (people: readonly TiedPerson[]): Tie[] =>
  people.map(({ seen_at, ...person }) => ({ person, seenAt: seen_at }));

const ById = exact({ id: Id });

/** Whose words I do not wish to read. By id: what was said stays his who changes his name. */
function muteRoutes(app: App, services: Services): void {
  const { users, ties, database, notices } = services;

  app.get(`${PREFIX}/me/mutes`, about('me', 'Whom I have muted', Type.Array(Tie), {}), async request =>
    linesOf(await ties.list(mustBeSignedIn(request).user.id, 'mute')),
  );
  app.put(
    `${PREFIX}/me/mutes/:id`,
    about('me', 'Read nothing more of what somebody says; he is told', Nothing, { params: ById }),
    async request => {
      const person = mustBePerson(services, request);
      const other = await users.byId(request.params.id);
      if (other === undefined) throw new Refusal('no-such-user');
      if (other.id === person.id) throw new Refusal('bad-request');
      const isNew = !(await ties.has(person.id, other.id, 'mute'));
      await ties.add(person.id, other.id, 'mute');
      // So that nobody speaks to somebody who does not hear him.
      if (isNew) await notices.tell(other.id, 'muted', person.name, person.id);
      await database.publish({ topic: 'person', id: person.id });
      return {};
    },
  );
  app.delete(
    `${PREFIX}/me/mutes/:id`,
    about('me', 'Read again what somebody says', Nothing, { params: ById }),
    async request => {
      const { user } = mustBeSignedIn(request);
      await ties.remove(user.id, request.params.id, 'mute');
      await database.publish({ topic: 'person', id: user.id });
      return {};
    },
  );
}

/** Friends, blocks, notices. */
export function connectionRoutes(app: App, services: Services): void {
  const { users, ties, database, notices, now } = services;

  for (const [path, kind] of [
    ['friends', 'friend'],
    ['blocks', 'block'],
  ] as const) {
    app.get(`${PREFIX}/me/${path}`, about('me', `My ${path}`, Type.Array(Tie), {}), async request =>
      linesOf(await ties.list(mustBeSignedIn(request).user.id, kind)),
    );
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
        if (kind === 'friend' && isNew) await notices.tell(other.id, 'friend', person.name, person.id);
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

  muteRoutes(app, services);

  app.get(
    `${PREFIX}/me/friend-requests`,
    about('me', 'Those who have made me a friend and are not mine', Type.Array(Tie), {}),
    async request => linesOf(await ties.requests(mustBeSignedIn(request).user.id)),
  );

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
      const isHere = !URL.canParse(endpoint) || !isPublicHost(new URL(endpoint).hostname);
      if (isHere && services.config.push?.anywhere !== true)
        throw new Refusal('bad-request', 'notices are not sent into inner networks', '/endpoint');
      await database.write([
        {
          sql: `INSERT INTO push_subscriptions (endpoint, user_id, p256dh, auth, created_at, session_id)
          VALUES ($1, $2, $3, $4, $5, $6)
          ON CONFLICT (endpoint) DO UPDATE SET user_id = $2, p256dh = $3, auth = $4, created_at = $5, session_id = $6`,
          values: [endpoint, user.id, keys.p256dh, keys.auth, now(), request.caller?.session ?? null],
        },
        // Of too many the oldest give way: nobody remembers what browsers he had.
        {
          sql: `DELETE FROM push_subscriptions WHERE user_id = $1 AND endpoint NOT IN
            (SELECT endpoint FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at DESC, endpoint = $2 DESC
              LIMIT ${MOST_BROWSERS})`,
          values: [user.id, endpoint],
        },
      ]);
      return {};
    },
  );
  app.delete(
    `${PREFIX}/me/push`,
    about('me', 'Send no more notices to one browser, or to any', Nothing, {
      querystring: exact({ endpoint: Type.Optional(PushSubscription.properties.endpoint) }),
    }),
    async request => {
      const user = mustBeAtScreen(request);
      const { endpoint } = request.query;
      const one = endpoint === undefined ? '' : ' AND endpoint = $2';
      await database.write([
        {
          sql: `DELETE FROM push_subscriptions WHERE user_id = $1${one}`,
          values: [user.id, ...(endpoint === undefined ? [] : [endpoint])],
        },
        // Who has no browser left for them does not wish them any more.
        {
          sql: `UPDATE users SET push = 0 WHERE id = $1 AND NOT EXISTS
            (SELECT 1 FROM push_subscriptions WHERE user_id = $1)`,
          values: [user.id],
        },
      ]);
      services.sessions.forget(user.id);
      return {};
    },
  );
}
