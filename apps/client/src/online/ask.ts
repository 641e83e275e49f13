import { REFUSALS, type RefusalCode as ServerCode } from '@palio/protocol/words';
import type { ErrorBody } from '@palio/protocol';
import { suspendedInWords } from '../text/online/suspended.ts';
import { Refusal } from '../worker/calls.ts';

const PREFIX = '/api/v1';

const isServerCode = (code: string): code is ServerCode => Object.hasOwn(REFUSALS, code);

/** What the server will not do, with its code and its sentence in both languages. */
export class ServerRefusal extends Refusal {
  readonly reason: ServerCode;

  constructor({ code, message, where, until, reason: why }: ErrorBody['error']) {
    const reason = isServerCode(code) ? code : 'internal';
    const { en, it } = REFUSALS[reason];
    // A message that says no more than the sentence is no detail.
    super(
      'refused',
      message === en ? '' : message,
      where,
      until === undefined ? { en, it } : suspendedInWords(until, why),
    );
    this.reason = reason;
  }
}

export const isRefused = (cause: unknown, ...reasons: readonly ServerCode[]): boolean =>
  cause instanceof ServerRefusal && reasons.includes(cause.reason);

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const isError = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'object';

async function bodyOf(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    // A proxy or a plain host of files answers with a page.
    throw new Refusal('no-connection', `${answer.status} ${answer.statusText}`);
  }
}

/** Asks the server. Every failure is a refusal that can be said to people. */
export async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit =
    body === undefined
      ? { method }
      : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(`${PREFIX}${path}`, request).catch((cause: unknown) => {
    throw new Refusal('no-connection', String(cause));
  });
  const found = await bodyOf(answer);
  if (answer.ok) return found as Answer;
  if (isError(found)) throw new ServerRefusal(found.error);
  throw new Refusal('no-connection', `${answer.status} ${answer.statusText}`);
}

type QueryValue = string | number | boolean | undefined;

/** "?a=1&b=2" of everything that is given. */
export function queryOf(fields: Readonly<Record<string, QueryValue>>): string {
  const given = Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
