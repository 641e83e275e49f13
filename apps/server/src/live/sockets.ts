import type { IncomingMessage, Server } from 'node:http';
import type { ServerMessage } from '@palio/protocol';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { rawAnswer } from '../http/broken-requests.ts';
import { Refusal, refusalFrom } from '../refusal.ts';
import type { Connection, Visitor } from './connection.ts';
import type { Live } from './live.ts';
import { Outgoing } from './outgoing.ts';

export const LIVE_PATH = '/api/v1/live';
const LARGEST_MESSAGE = 64 * 1024;
const HEARTBEAT_MS = 30_000;
/** Told to browsers, which cannot read why a socket was refused: there is no use in coming back. */
const NOT_WELCOME = 4403;

export interface Admission {
  /** Who connects; throws a refusal if he may not. */
  (request: IncomingMessage): Promise<Visitor>;
}

let arrived: { readonly connection: Connection; readonly text: string }[] = [];

function receiveAll(): void {
  const messages = arrived;
  arrived = [];
  for (const { connection, text } of messages) void connection.receive(text);
}

/**
 * What comes over all sockets in one turn of the event loop is first read and then carried out in one go, so that
 * neither reading nor the rules are driven out of the processor's caches by the other with every message.
 */
function takeIn(connection: Connection, text: string): void {
  if (arrived.push({ connection, text }) === 1) setImmediate(receiveAll);
}

/** Carries messages between sockets and `Live`. */
export function acceptSockets(server: Server, live: Live, admit: Admission): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
  });
  const lines = new Set<{ readonly socket: WebSocket; isAlive: boolean }>();
  const heartbeat = setInterval(() => {
    for (const line of lines) {
      if (!line.isAlive) line.socket.terminate();
      line.isAlive = false;
      line.socket.ping();
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();

  const open = (socket: WebSocket, stream: Duplex, visitor: Visitor): void => {
    const outgoing = new Outgoing(stream, socket);
    const connection = live.connect(outgoing, visitor);
    const line = { socket, isAlive: true };
    lines.add(line);
    socket.on('pong', () => (line.isAlive = true));
    socket.on('message', (data, isBinary) => {
      line.isAlive = true;
      // What is not text is no message; it is answered like any other nonsense.
      takeIn(connection, isBinary ? '' : (data as Buffer).toString('utf8'));
    });
    socket.on('close', () => {
      lines.delete(line);
      connection.closed();
    });
    // Broken frames and oversized messages: the library closes the socket with the fitting code.
    socket.on('error', () => undefined);
    connection.greet().catch(() => socket.close(1011));
  };

  // Upgrades that are none: the library would answer them without a code.
  sockets.on('wsClientError', (error, stream) => {
    stream.end(rawAnswer('400 Bad Request', new Refusal('bad-request', error.message)));
  });

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const refuse = (cause: unknown): void => {
      const refusal = refusalFrom(cause);
      const { status, body, code } = refusal;
      if (code === 'suspended') {
        sockets.handleUpgrade(request, stream, head, socket => {
          socket.on('error', () => undefined);
          socket.send(JSON.stringify({ type: 'refusal', id: null, ...body } satisfies ServerMessage));
          socket.close(NOT_WELCOME);
        });
        return;
      }
      stream.end(rawAnswer(`${status} Refused`, refusal));
    };
    admit(request).then(
      visitor => sockets.handleUpgrade(request, stream, head, socket => open(socket, stream, visitor)),
      refuse,
    );
  });

  return () => {
    clearInterval(heartbeat);
    live.sayGoodbye();
    for (const socket of sockets.clients) setTimeout(() => socket.terminate(), 500).unref();
    sockets.close();
  };
}
