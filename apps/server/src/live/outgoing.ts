import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Line } from './connection.ts';

/** Opcode 1 with the final bit: a whole text message. */
const TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

const headerSize = (bytes: number): number => (bytes < TWO_BYTES ? 2 : bytes < 65_536 ? 4 : 10);

function writeHeader(frame: Buffer, from: number, bytes: number): number {
  frame[from] = TEXT;
  if (bytes < TWO_BYTES) {
    frame[from + 1] = bytes;
    return from + 2;
  }
  if (bytes < 65_536) {
    frame[from + 1] = TWO_BYTES;
    return frame.writeUInt16BE(bytes, from + 2);
  }
  frame[from + 1] = EIGHT_BYTES;
  return frame.writeUIntBE(bytes, frame.writeUInt16BE(0, from + 2), 6);
}

/** Text messages as they go over a WebSocket from the server, one frame each (RFC 6455, 5.2). */
export function framed(messages: readonly string[]): Buffer {
  let size = 0;
  const lengths = messages.map(message => {
    const bytes = Buffer.byteLength(message);
    size += headerSize(bytes) + bytes;
    return bytes;
  });
  const frames = Buffer.allocUnsafe(size);
  let at = 0;
  messages.forEach((message, i) => {
    at = writeHeader(frames, at, lengths[i]!);
    at += frames.write(message, at);
  });
  return frames;
}

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
  take(): Buffer | undefined {
    if (this.#waiting.length === 0) return undefined;
    const messages = this.#waiting;
    this.#waiting = [];
    return framed(messages);
  }

  write(frames: Buffer | undefined): void {
    if (frames === undefined || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#stream.writableLength > MOST_UNREAD_BYTES) this.#socket.close(COME_BACK);
    else this.#stream.write(frames);
  }

  close(): void {
    this.write(this.take());
    this.#socket.close(COME_BACK);
  }
}
