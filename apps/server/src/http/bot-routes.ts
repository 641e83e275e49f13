import { StreamLine } from '@palio/protocol';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { about, PREFIX, type App } from './app.ts';
import { BotLine, BotLines } from './bot-lines.ts';
import { callerOf, mustBePerson, type Services } from './context.ts';
import { TurnStream } from './turn-stream.ts';

const KEEP_OPEN_MS = 15_000;
const LOOK_AGAIN_MS = 1000;

/** The bot API: a stream of turns; actions go the same way as everybody’s. */
export function botRoutes(app: App, services: Services): void {
  const { house } = services;
  const open = new BotLines();

  app.get(
    `${PREFIX}/bot/stream`,
    about('bots', 'My turns, one JSON object a line, for as long as the line is open', StreamLine, {}),
    async (request: FastifyRequest, reply) => {
      const person = mustBePerson(services, request);
      services.limits.take('connect', person.id);
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
      const line = new BotLine(raw);
      line.write('\n');
      const stream = new TurnStream(house, person.id, text => line.write(text));
      const isWelcome = async (): Promise<boolean> => {
        const caller = await callerOf(services, request.headers, request.protocol).catch(refusedAs);
        return caller?.user.id === person.id && (caller.user.suspended_until ?? 0) <= services.now();
      };
      const look = async (): Promise<void> => {
        if (await isWelcome()) await stream.lookForTables();
        else line.end();
      };
      const lookAgain = (): void => {
        // The database is away: the next look finds what this one has missed.
        look().catch(() => undefined);
      };
      const timers = [
        setInterval(lookAgain, LOOK_AGAIN_MS),
        setInterval(() => line.write('\n'), KEEP_OPEN_MS),
      ];
      open.add(person.id, line);
      raw.on('close', () => {
        for (const timer of timers) clearInterval(timer);
        open.remove(person.id, line);
        stream.end();
      });
      lookAgain();
    },
  );
}

/** Whose token has been withdrawn is nobody; what else goes wrong is not his fault. */
function refusedAs(cause: unknown): undefined {
  if (!(cause instanceof Refusal)) throw cause;
}
