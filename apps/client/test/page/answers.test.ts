import type { Me, TableLine } from '@palio/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { myTables, readMyTables } from '../../src/lobby/mine.svelte.ts';
import { Asked } from '../../src/online/asked.svelte.ts';
import { becomes, cutOff, findServer, me, serverPresence } from '../../src/online/session.svelte.ts';

/** What was asked, in this order; each is answered when the test wants it. */
let asked: ((body: unknown) => Promise<void>)[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>(resolve => {
        asked.push(async body => {
          resolve(Response.json(body));
          await new Promise(done => setTimeout(done));
        });
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const member = (name: string): Me => ({ person: { id: name, name, kind: 'member' } }) as Me;
const line = (id: string): TableLine => ({ id }) as TableLine;

describe('answers that overtake each other', () => {
  it('leave of what is asked again only the last one', async () => {
    const answers: ((answer: string) => void)[] = [];
    const list = new Asked(() => new Promise<string>(resolve => answers.push(resolve)));
    const again = list.renew();
    answers[1]!('new');
    await again;
    answers[0]!('old');
    await Promise.resolve();
    expect(list.answer).toBe('new');
  });

  it('leave of my tables only what was read last', async () => {
    becomes(member('Ada'));
    const first = readMyTables();
    const second = readMyTables();
    await asked[1]!([line('newer')]);
    await second;
    await asked[0]!([line('older')]);
    await first;
    expect(myTables()?.map(({ id }) => id)).toEqual(['newer']);
  });

  it('make nobody a stranger again who has come in meanwhile', async () => {
    becomes(undefined);
    const looking = findServer();
    becomes(member('Bea'));
    await asked[0]!({ me: null });
    await looking;
    expect(me()?.person.name).toBe('Bea');
    // Asked afterwards, the server is believed.
    const again = findServer();
    await asked[1]!({ me: null });
    await again;
    expect(me()).toBeUndefined();
  });
});

describe('where no server is found', () => {
  const found = async (answer: () => Promise<Response>): Promise<readonly [string, boolean]> => {
    vi.stubGlobal('fetch', answer);
    await findServer();
    return [serverPresence(), cutOff()];
  };
  const page = (status: number) => () =>
    Promise.resolve(new Response('<p>', { status, headers: { 'content-type': 'text/html' } }));

  it('tells files without a server from a server without a way to it', async () => {
    expect(await found(page(200))).toEqual(['absent', false]);
    expect(await found(page(404))).toEqual(['absent', false]);
    // So answers the service worker of these pages where nobody else does.
    expect(await found(() => Promise.resolve(new Response(null, { status: 204 })))).toEqual(['absent', true]);
    expect(await found(page(502))).toEqual(['absent', true]);
    expect(await found(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual(['absent', true]);
    expect(await found(() => Promise.resolve(Response.json({ me: null })))).toEqual(['here', false]);
  });
});
