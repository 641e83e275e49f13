import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type Agent, request } from 'node:https';

/** Anybody can name a machine that accepts a letter and never answers, or never ends: nobody waits for it longer. */
export const LONGEST_MS = 10_000;
/** There is nobody any more at this address, and there will not be. */
export const GONE: readonly number[] = [404, 410];

export const isTaken = (status: number): boolean => status >= 200 && status <= 299;

export interface Post {
  readonly endpoint: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** Hands a letter over and returns how it was received; what else is answered is not read, and no other way is followed. */
export async function hand(
  { endpoint, method, headers, body }: Post,
  agent: Agent,
  ms: number,
): Promise<number> {
  const signal = AbortSignal.timeout(ms);
  const sent = request(endpoint, { method, headers: headers as Record<string, string>, agent, signal });
  sent.end(body);
  const [{ statusCode = 0 }] = (await once(sent, 'response')) as [IncomingMessage];
  sent.on('error', () => undefined).destroy();
  return statusCode;
}
