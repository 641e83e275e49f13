import { StreamLine } from '@palio/protocol';
import type { FastifyRequest } from 'fastify';
import { aboutText, PREFIX, type App } from './app.ts';
import { BotLine, BotLines } from './bot-lines.ts';
import { mustBePerson, whenEnded, type Services } from './context.ts';
import { TurnStream } from './turn-stream.ts';

const KEEP_OPEN_MS = 15_000;
const LOOK_AGAIN_MS = 1000;

/** The bot API: a stream of turns; actions go the same way as everybody’s. */
export function botRoutes(app: App, services: Services): void {
  const { house } = services;
  const open = new BotLines();

  app.get(
    `${PREFIX}/bot/stream`,
    aboutText(
      'bots',
      'My turns, one JSON object a line, for as long as the line is open',
      'application/x-ndjson',
      StreamLine,
      {},
    ),
    async (request: FastifyRequest, reply) => {
      const person = mustBePerson(services, request);
      services.limits.take('connect', person.id);
      const { raw } = reply;
      const line = new BotLine(raw);
      const release = whenEnded(services, request, () => line.end());
      reply.hijack();
      raw.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
      line.write('\n');
      const stream = new TurnStream(house, person.id, text => line.write(text));
      const look = (): void => {
        // The database is away: the next look finds what this one has missed.
        stream.lookForTables().catch(() => undefined);
      };
      const timers = [setInterval(look, LOOK_AGAIN_MS), setInterval(() => line.write('\n'), KEEP_OPEN_MS)];
      open.add(person.id, line);
      line.whenGone(() => {
        release();
        for (const timer of timers) clearInterval(timer);
        open.remove(person.id, line);
        stream.end();
      });
      look();
    },
  );
}
