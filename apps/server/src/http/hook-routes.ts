import { HookBody, Me, Nothing } from '@palio/protocol';
import type { Hooks } from '../notices/hooks.ts';
import type { User } from '../people/users.ts';
import { Refusal } from '../refusal.ts';
import { about, PREFIX, type App } from './app.ts';
import { mustBeAtScreen, type Services } from './context.ts';
import { meOf } from './people-routes.ts';

/** Where somebody's notices are posted to. Only its host is told again: whoever knows the rest can post there. */
export function hookRoutes(app: App, services: Services): void {
  const { users, sessions, config, limits } = services;

  const mustPost = (): Hooks => {
    if (services.hooks === undefined) throw new Refusal('not-found', 'this server posts to no webhooks');
    return services.hooks;
  };
  const change = async ({ id }: User, hook: string | null): Promise<Me> => {
    await users.change(id, { hook });
    sessions.forget(id);
    return meOf(services, (await users.byId(id))!);
  };

  app.put(
    `${PREFIX}/me/hook`,
    about('me', 'Post my notices to this webhook', Me, { body: HookBody }),
    request => {
      const user = mustBeAtScreen(request);
      const { address } = request.body;
      if (!mustPost().mayBe(address)) throw new Refusal('bad-hook');
      return change(user, address);
    },
  );
  app.delete(`${PREFIX}/me/hook`, about('me', 'Post no more notices to a webhook', Me, {}), request =>
    change(mustBeAtScreen(request), null),
  );

  app.post(
    `${PREFIX}/me/hook/test`,
    about('me', 'Post a word to my webhook, to see whether it comes', Nothing, {}),
    async request => {
      const { id, hook, language } = mustBeAtScreen(request);
      const hooks = mustPost();
      if (hook === null) throw new Refusal('not-found');
      limits.take('hook', id);
      if (!(await hooks.greet(hook, language, config.origin ?? ''))) throw new Refusal('hook-failed');
      return {};
    },
  );
}
