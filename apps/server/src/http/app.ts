import swagger from '@fastify/swagger';
import { ErrorBody } from '@palio/protocol';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import {
  fastify,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  type RawServerDefault,
} from 'fastify';
import type { FastifyBaseLogger } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TSchema } from 'typebox';
import { Refusal, refusalFrom } from '../refusal.ts';
import { checker, textChecker } from '../schemas.ts';
import { householdOf } from './address.ts';
import { callerOf, mustBeFromHere, type Services } from './context.ts';
import { answerBroken } from './broken-requests.ts';
import { sendFile, SECURITY } from './static-files.ts';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

export const PREFIX = '/api/v1';
const LARGEST_BODY = 64 * 1024;

function refusalOf(error: FastifyError | Error): Refusal {
  if (error instanceof Refusal) return error;
  if ('statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500) {
    if (error.statusCode === 413) return new Refusal('too-large');
    return new Refusal('bad-request', error.message);
  }
  return refusalFrom(error);
}

/**
 * Whether a request is for the API. The router reads an address before it looks for its route, so that `/%61pi/…` and
 * `http://…/api/…` lead there too: what counts is the route that was found.
 */
const isForApi = ({ routeOptions, url }: FastifyRequest): boolean =>
  (routeOptions.url ?? url).startsWith('/api/');

/** Who follows a link in a browser wants a page, also where only programs are answered otherwise. */
const wantsPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' && !isForApi(request) && (request.headers.accept ?? '').includes('text/html');

/** The frame of the HTTP API: schemas, errors, who asks, and what is not the API is a page. */
export async function createApp(services: Services): Promise<App> {
  const { config, limits } = services;
  const app: App = fastify({
    logger: false,
    bodyLimit: LARGEST_BODY,
    // One proxy: what it has added is believed, not what came to it.
    trustProxy: config.behindProxy ? (_address, hops) => hops === 0 : false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    requestTimeout: 30_000,
    clientErrorHandler: answerBroken,
    // Whoever names no host is refused below, with a code.
    http: { requireHostHeader: false },
    // Addresses that cannot even be read are refused like everything else.
    frameworkErrors: (error, _request, reply) => {
      const refusal = refusalOf(error);
      void reply
        .code(refusal.status as never)
        .headers(SECURITY)
        .send(refusal.body as never);
    },
  }).withTypeProvider<TypeBoxTypeProvider>();
  // Only JSON is understood, so that no plain form of another site can be.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) => {
    const check = httpPart === 'body' ? checker(schema) : textChecker(schema);
    return value => {
      try {
        return { value: check(value) };
      } catch (cause) {
        return { error: cause as Error };
      }
    };
  });
  // The schemas of answers are for the document; what leaves the server is built from nothing by `project.ts`.
  app.setSerializerCompiler(() => data => JSON.stringify(data));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Palio',
        version: '1',
        description: 'Tables, people and bots. A live view of tables is at the WebSocket /api/v1/live.',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    hideUntagged: true,
    // Types have the names that programs made from the document will show.
    refResolver: {
      buildLocalReference: ({ $id }, _base, _fragment, i) => (typeof $id === 'string' ? $id : `type-${i}`),
    },
  });
  app.decorateRequest('caller');

  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(SECURITY);
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined)
      throw new Refusal('bad-request', 'there is no Host header', '/host');
    if (!isForApi(request)) return;
    void reply.header('cache-control', 'no-store');
    const address = householdOf(request.ip);
    limits.take('address', address);
    if (!['GET', 'HEAD'].includes(request.method) && request.headers.authorization === undefined)
      mustBeFromHere(services, request.headers, request.protocol);
    try {
      request.caller = await callerOf(services, request.headers, request.protocol);
    } catch (cause) {
      // Who guesses tokens is a stranger.
      limits.take('request', address);
      throw cause;
    }
    limits.take('request', request.caller?.user.id ?? address);
  });

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500) config.complain?.('a request', error);
    const isMissing = refusal.status === 400 || refusal.status === 404;
    if (config.client !== undefined && isMissing && wantsPage(request)) {
      reply.hijack();
      sendFile(config.client, request.raw, reply.raw, 404);
      return undefined;
    }
    return reply.status(refusal.status).send(refusal.body);
  });
  app.setNotFoundHandler((request, reply) => {
    if (isForApi(request) || config.client === undefined) {
      const refusal = new Refusal('not-found');
      return reply.status(404).send(refusal.body);
    }
    reply.hijack();
    sendFile(config.client, request.raw, reply.raw);
    return undefined;
  });
  return app;
}

interface Parts {
  readonly body?: TSchema;
  readonly params?: TSchema;
  readonly querystring?: TSchema;
}

/** What every route says about itself in the OpenAPI document. */
export function about<const P extends Parts, Answer extends TSchema>(
  tag: string,
  summary: string,
  answer: Answer,
  parts: P,
) {
  const response = { 200: answer, default: ErrorBody };
  return { schema: { tags: [tag], summary, security: [{ token: [] }], ...parts, response } };
}

/** As `about`, for answers that are not JSON as a whole. */
export function aboutText<const P extends Parts>(
  tag: string,
  summary: string,
  type: 'application/x-ndjson' | 'text/plain',
  part: TSchema,
  parts: P,
) {
  const { schema } = about(tag, summary, part, parts);
  const answer = { description: summary, content: { [type]: { schema: part } } };
  return { schema: { ...schema, response: { ...schema.response, 200: answer } } };
}
