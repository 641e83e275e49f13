/** Opcode 1 with the final bit: a whole text message. */
const TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

const { fromCharCode } = String;

/** What stands before a message of so many bytes, one character for each byte (RFC 6455, 5.2). */
function header(bytes: number): string {
  if (bytes < TWO_BYTES) return fromCharCode(TEXT, bytes);
  if (bytes < 65_536) return fromCharCode(TEXT, TWO_BYTES, bytes >> 8, bytes & 255);
  const high = Math.floor(bytes / 0x1000000) & 255;
  const low = [(bytes >> 16) & 255, (bytes >> 8) & 255, bytes & 255] as const;
  return fromCharCode(TEXT, EIGHT_BYTES, 0, 0, 0, 0, high, ...low);
}

/** Text messages as they go over a WebSocket from the server, one frame each: one character for each byte. */
export function framed(messages: readonly string[]): string {
  let frames = '';
  let headers = '';
  for (const message of messages) {
    const head = header(message.length);
    headers += head;
    frames += head + message;
  }
  // Beyond ASCII a character is more than one byte, so that these are as long as was assumed only if there is none.
  const isPlain = Buffer.byteLength(frames) - frames.length === Buffer.byteLength(headers) - headers.length;
  return isPlain ? frames : messages.map(encoded).join('');
}

function encoded(message: string): string {
  const bytes = Buffer.from(message);
  return header(bytes.length) + bytes.toString('latin1');
}
