import { randomBytes } from 'node:crypto';
import { connect, type OnReadOpts, type Socket } from 'node:net';

/** What a frame holds, as its first byte says (RFC 6455, 5.2). */
const TEXT = 1;
const PING = 9;
/** A pong without a body, masked. */
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/** A text message of a client, masked as the protocol demands (with zeros, which changes nothing). */
function clientFrame(message: string): Buffer {
  const bytes = Buffer.byteLength(message);
  const isShort = bytes < 126;
  const frame = Buffer.allocUnsafe((isShort ? 6 : 8) + bytes);
  frame[0] = 0x81;
  frame[1] = 0x80 | (isShort ? bytes : 126);
  if (!isShort) frame.writeUInt16BE(bytes, 2);
  frame.fill(0, frame.length - bytes - 4, frame.length - bytes);
  frame.write(message, frame.length - bytes);
  return frame;
}

const NOTHING = Buffer.alloc(0);
/** All sockets read into the same memory: what is not used at once is copied. */
const INTO = Buffer.alloc(256 * 1024);

/**
 * A WebSocket that only counts and hands on what comes, so that under load the processors work for the server that
 * is measured and not for whoever measures it. Servers on the same machine send it whole text frames.
 */
export class LeanSocket {
  readonly #socket: Socket;
  #rest: Buffer = NOTHING;
  #isOpen = false;
  #isClosed = false;
  readonly #opened: (error?: Error) => void;
  /** Called with each message, which is gone when the call returns. */
  received: (message: Buffer) => void = () => undefined;

  private constructor(port: number, opened: (error?: Error) => void) {
    this.#opened = opened;
    const onread: OnReadOpts = {
      buffer: INTO,
      callback: bytes => {
        this.#read(INTO.subarray(0, bytes));
        return true;
      },
    };
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
    this.#socket.once('error', opened);
    // Otherwise a measure would wait for an answer that never comes.
    this.#socket.once('close', () => {
      if (!this.#isClosed) throw new Error('the server has closed a socket that is measured');
    });
  }

  /** Resolves with the first message of the server. */
  static open(port: number, path: string, cookie = ''): Promise<LeanSocket> {
    return new Promise((resolve, reject) => {
      const lean = new LeanSocket(port, error => {
        if (error !== undefined) reject(error);
      });
      lean.received = () => resolve(lean);
      lean.#socket.write(
        `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nCookie: ${cookie}\r\n\r\n`,
      );
    });
  }

  send(message: string): void {
    this.#socket.write(clientFrame(message));
  }

  close(): void {
    this.#isClosed = true;
    this.#socket.destroy();
  }

  #read(data: Buffer): void {
    let buffer = this.#rest.length === 0 ? data : Buffer.concat([this.#rest, data]);
    if (!this.#isOpen) buffer = this.#shakeHands(buffer);
    for (;;) {
      const size = this.#isOpen ? sizeOf(buffer) : undefined;
      if (size === undefined || buffer.length < size.head + size.body) break;
      const kind = buffer[0]! & 0x0f;
      if (kind === TEXT) this.received(buffer.subarray(size.head, size.head + size.body));
      // A server lets go of who does not answer for long.
      else if (kind === PING) this.#socket.write(PONG);
      buffer = buffer.subarray(size.head + size.body);
    }
    this.#rest = buffer.length === 0 ? NOTHING : Buffer.from(buffer);
  }

  /** What remains behind the server’s answer to the handshake, once it is there. */
  #shakeHands(buffer: Buffer): Buffer {
    const end = buffer.indexOf('\r\n\r\n');
    if (end < 0) return buffer;
    this.#isOpen = true;
    if (!buffer.toString('latin1', 0, 12).endsWith('101'))
      this.#opened(new Error(buffer.toString('latin1', 0, end)));
    return buffer.subarray(end + 4);
  }
}

/** How long the first frame is, once enough of it has come to say so. */
function sizeOf(buffer: Buffer): { head: number; body: number } | undefined {
  if (buffer.length < 2) return undefined;
  const short = buffer[1]!;
  if (short < 126) return { head: 2, body: short };
  if (short === 126) return buffer.length < 4 ? undefined : { head: 4, body: buffer.readUInt16BE(2) };
  return buffer.length < 10 ? undefined : { head: 10, body: buffer.readUIntBE(4, 6) };
}
