import type { Foresight, NewShare, PositionView, ShareLine } from '@palio/protocol';
import { recordAddress } from '../online/api.ts';
import { ask, ServerRefusal } from '../online/ask.ts';
import { Refusal } from '../worker/calls.ts';
import type { SaidEntry } from './history.ts';

/** What could be planned for my next decision, after what is planned already. */
export const foresee = (id: string, actions: readonly string[]): Promise<Foresight> =>
  ask<Foresight>('POST', `/tables/${id}/foresight`, { actions });

/** The position after so many actions, as I may see it or as the seat does whose share I have. */
export const positionAt = (id: string, count: number, token: string | undefined): Promise<PositionView> =>
  ask<PositionView>('GET', `${token === undefined ? `/tables/${id}` : `/watch/${token}`}/positions/${count}`);

/** Ways to look at the game with my eyes. */
export const shares = {
  given: (id: string): Promise<ShareLine[]> => ask<ShareLine[]>('GET', `/tables/${id}/shares`),
  /** The token is told only here. */
  make: (id: string, name: string): Promise<NewShare> =>
    ask<NewShare>('POST', `/tables/${id}/shares`, name === '' ? {} : { name }),
  withdraw: (id: string, share: string): Promise<unknown> =>
    ask<unknown>('DELETE', `/tables/${id}/shares/${share}`),
};

/** What those who watched said, once the game is over. */
export const spectatorsTalk = (id: string): Promise<readonly SaidEntry[]> =>
  ask<readonly SaidEntry[]>('GET', `/tables/${id}/talk`);

/** The whole game as a text that anybody can verify. */
export async function fetchRecord(id: string): Promise<string> {
  const answer = await fetch(recordAddress(id)).catch((cause: unknown) => {
    throw new Refusal('no-connection', String(cause));
  });
  if (answer.ok) return answer.text();
  const body = (await answer.json().catch(() => undefined)) as
    | { readonly error: ConstructorParameters<typeof ServerRefusal>[0] }
    | undefined;
  throw body === undefined
    ? new Refusal('no-connection', `${answer.status} ${answer.statusText}`)
    : new ServerRefusal(body.error);
}
