import { Type } from 'typebox';
import type { Shelf } from '../shelf.ts';
import { about, PREFIX, type App } from './app.ts';
import type { Services } from './context.ts';
import { documentPage } from './document-page.ts';
import { healthOf } from './health.ts';
import { metricsText } from './metrics.ts';

const GameFacts = Type.Object({
  id: Type.String(),
  rulesVersion: Type.Integer(),
  seatCounts: Type.Array(Type.Integer()),
  colours: Type.Array(Type.String()),
  options: Type.Array(Type.Unknown()),
});

async function factsOf(shelf: Shelf, id: string) {
  const { game } = await shelf.load(id);
  // The checking functions of options stay here; JSON leaves them out.
  const { rulesVersion, seatCounts, colours, options } = game;
  return { id, rulesVersion, seatCounts: [...seatCounts], colours: [...colours], options: [...options] };
}

/** What is played here, whether the server lives, and what the API looks like. */
export function systemRoutes(app: App, services: Services): void {
  const { shelf } = services.house;

  app.get(`${PREFIX}/games`, about('games', 'What can be played here', Type.Array(GameFacts), {}), () =>
    Promise.all(shelf.gameIds.map(id => factsOf(shelf, id))),
  );

  app.get('/corrections.json', (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').send(services.config.corrections ?? {}),
  );

  // Says only that the process lives: no database is asked, so that a watchdog does not end a server for its database.
  app.get('/healthz', () => ({ alive: true }));
  app.get('/readyz', async () => {
    await services.database.read('SELECT 1 AS one');
    return { ready: true };
  });

  if (services.config.metrics === true)
    app.get('/metrics', async (_request, reply) =>
      reply
        .type('text/plain; version=0.0.4; charset=utf-8')
        .header('Cache-Control', 'no-store')
        .serializer((text: unknown) => String(text))
        .send(metricsText(await healthOf(services))),
    );

  app.get(`${PREFIX}/openapi.json`, () => app.swagger());
  app.get(`${PREFIX}/docs`, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .serializer((page: unknown) => String(page))
      .send(documentPage(app.swagger() as never)),
  );
}
