import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Line } from './connection.ts';
import { framed } from './frames.ts';

/** A reader who is so far behind is let go; he comes back and goes on from where he was. */
const MOST_UNREAD_BYTES = 4_000_000;
/** The server asks the client to come back later. */
const COME_BACK = 1012;

let due: Outgoing[] = [];

/** First all frames are made, then all are written: one kind of work after the other suits the processor. */
function flushAll(): void {
  const ready = due;
  due = [];
  const frames = ready.map(outgoing => outgoing.take());
  ready.forEach((outgoing, i) => outgoing.write(frames[i]));
}

/**
 * What goes out over one socket. A write costs more than anything else the server does for an action, so that
 * all that belongs to one moment leaves together: an answer with the update it belongs to, and what happened at
 * several tables. The frames are made here because the library would write each of them by itself.
 */
export class Outgoing implements Line {
  readonly #stream: Duplex;
  readonly #socket: WebSocket;
  #waiting: string[] = [];

  constructor(stream: Duplex, socket: WebSocket) {
    this.#stream = stream;
    this.#socket = socket;
  }

  send(message: string): void {
    if (this.#waiting.push(message) > 1) return;
    if (due.push(this) === 1) setImmediate(flushAll);
  }

  /** What waits, as it goes over the socket. */
  take(): string | undefined {
    if (this.#waiting.length === 0) return undefined;
    const messages = this.#waiting;
    this.#waiting = [];
    return framed(messages);
  }

  write(frames: string | undefined): void {
    if (frames === undefined || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#stream.writableLength > MOST_UNREAD_BYTES) this.#socket.close(COME_BACK);
    else this.#stream.write(frames, 'latin1');
  }

  close(): void {
    this.write(this.take());
    this.#socket.close(COME_BACK);
  }
}
