import type { Socket } from 'node:net';
import type { RefusalCode } from '@palio/protocol';
import { Refusal } from '../refusal.ts';

/** What is no HTTP at all, by the code that Node gives it: how it is answered. */
const BROKEN: Readonly<Record<string, readonly [status: string, code: RefusalCode]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too-large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'bad-request'],
};

/** A whole answer with a refusal, for a line on which nobody else will answer. */
export function rawAnswer(status: string, { body }: Refusal): string {
  const text = JSON.stringify(body);
  return `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}

/** Requests that cannot be read, or do not end, never come to a route: they are answered here, with a code as well. */
export function answerBroken(error: Error & { readonly code?: string }, line: Socket): void {
  const [status, code] = BROKEN[error.code ?? ''] ?? ['400 Bad Request', 'bad-request'];
  // Who has gone hears nothing.
  if (line.writable) line.write(rawAnswer(status, new Refusal(code)));
  line.destroy(error);
}
