import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** A text message of a client, masked as the protocol demands (with zeros, which changes nothing). */
function clientFrame(message: string): Buffer {
  const bytes = Buffer.byteLength(message);
  const isShort = bytes < 126;
  const frame = Buffer.alloc((isShort ? 6 : 8) + bytes);
  frame[0] = 0x81;
  frame[1] = 0x80 | (isShort ? bytes : 126);
  if (!isShort) frame.writeUInt16BE(bytes, 2);
  frame.write(message, frame.length - bytes);
  return frame;
}

/**
 * A WebSocket that only counts and hands on what comes, so that under load the processors work for the server that
 * is measured and not for whoever measures it. Servers on the same machine send it whole text frames.
 */
export class LeanSocket {
  readonly #socket: Socket;
  #rest: Buffer = Buffer.alloc(0);
  /** Called with each message. */
  received: (message: Buffer) => void = () => undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  static open(port: number, path: string, cookie: string): Promise<LeanSocket> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const lean = new LeanSocket(socket);
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nCookie: ${cookie}\r\n\r\n`,
    );
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      let head = Buffer.alloc(0);
      const shakeHands = (data: Buffer): void => {
        head = Buffer.concat([head, data]);
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        socket.off('data', shakeHands);
        if (!head.toString('latin1', 0, 12).endsWith('101'))
          reject(new Error(head.toString('latin1', 0, end)));
        socket.on('data', (more: Buffer) => lean.#read(more));
        lean.received = () => resolve(lean);
        lean.#read(head.subarray(end + 4));
      };
      socket.on('data', shakeHands);
    });
  }

  send(message: string): void {
    this.#socket.write(clientFrame(message));
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(data: Buffer): void {
    let buffer = this.#rest.length === 0 ? data : Buffer.concat([this.#rest, data]);
    for (;;) {
      const size = sizeOf(buffer);
      if (size === undefined || buffer.length < size.head + size.body) break;
      if ((buffer[0]! & 0x0f) === 1) this.received(buffer.subarray(size.head, size.head + size.body));
      buffer = buffer.subarray(size.head + size.body);
    }
    this.#rest = buffer;
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
