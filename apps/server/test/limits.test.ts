import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { householdOf } from '../src/http/address.ts';
import { startServer, type Answer, type Client, type TestServer } from './support/server.ts';

/* How much one account and one address may ask, and how much they may hold. */
let server: TestServer;
beforeEach(async () => {
  server = await startServer({ unlimited: false, behindProxy: true });
}, 60_000);
afterEach(() => server.close(), 60_000);

type Refused = { error?: { code: string } };
const codeOf = ({ body }: Answer<Refused>): string => body.error?.code ?? 'nothing was refused';

/** As a proxy passes a request on: it adds the address it sees to whatever the client has said. */
const from = (address: string, said?: string): Record<string, string> => ({
  'x-forwarded-for': said === undefined ? address : `${said}, ${address}`,
});

async function codesOf(count: number, ask: (i: number) => Promise<Answer<Refused>>): Promise<string[]> {
  const codes: string[] = [];
  for (let i = 0; i < count; i++) codes.push(codeOf(await ask(i)));
  return codes;
}

const count = (codes: readonly string[], code: string): number => codes.filter(each => each === code).length;

describe('addresses', () => {
  test('tokens that nobody knows are guessed as slowly as a stranger asks anything', async () => {
    const stranger = server.stranger();
    const guess = (i: number) =>
      stranger.call<Refused>('GET', 'me', undefined, {
        ...from('10.0.0.7'),
        authorization: `Bearer ${String(i).padStart(43, 'x')}`,
      });
    const codes = await codesOf(200, guess);
    expect(count(codes, 'not-signed-in')).toBe(120);
    expect(count(codes, 'too-many-requests')).toBe(80);
    // Another address is not held back.
    expect((await stranger.call('GET', 'visit', undefined, from('10.0.0.8'))).status).toBe(200);
  });

  test('many accounts at one address have one allowance together', async () => {
    const accounts: Client[] = [];
    for (let i = 0; i < 15; i++) accounts.push(await server.guest());
    const ask = (i: number) =>
      accounts[i % accounts.length]!.call<Refused>('GET', 'visit', undefined, from('10.0.0.9'));
    expect(count(await codesOf(1300, ask), 'too-many-requests')).toBe(100);
  });

  test('what a client says about its address is not believed, only what the proxy adds', async () => {
    const stranger = server.stranger();
    const ask = (i: number) =>
      stranger.call<Refused>('GET', 'visit', undefined, from('10.0.0.7', `1.2.3.${i % 250}`));
    expect(count(await codesOf(130, ask), 'too-many-requests')).toBe(10);
  });

  test('the addresses of one household count as one', () => {
    expect(householdOf('10.0.0.1')).toBe('10.0.0.1');
    expect(householdOf('::ffff:10.0.0.1')).toBe('10.0.0.1');
    expect(householdOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::');
    expect(householdOf('2001:db8:1:2::6')).toBe('2001:db8:1:2::');
    expect(householdOf('2001:db8::6')).toBe('2001:db8:0:0::');
    expect(householdOf('::1')).toBe('0:0:0:0::');
  });
});

test('who guesses at a name from one address does not shut out whose name it is', async () => {
  const ada = server.stranger();
  const body = { name: 'Ada', password: 'correct horse' };
  await ada.call('POST', 'register', body, from('10.0.0.1'));
  const guess = (i: number) =>
    server
      .stranger()
      .call<Refused>('POST', 'sign-in', { name: 'Ada', password: `guess-${i}` }, from('10.0.0.2'));
  const codes = await codesOf(30, guess);
  expect(count(codes, 'too-many-requests')).toBe(20);
  expect((await server.stranger().call('POST', 'sign-in', body, from('10.0.0.1'))).status).toBe(200);
});

test('who makes tables without sitting at them makes no more than others; he finds them, and they go with him', async () => {
  const ada = await server.guest('Ada');
  const OPEN = { as: 'open' };
  const make = () =>
    ada.call<Refused & { id: string }>('POST', 'tables', { game: 'fair', seats: [OPEN, OPEN] });
  const codes = await codesOf(21, () => {
    server.time += 60_000;
    return make();
  });
  expect(codes).toEqual([...Array<string>(20).fill('nothing was refused'), 'too-many']);
  const mine = await ada.get<{ id: string; yourSeat?: number }[]>('me/tables');
  expect(mine).toHaveLength(20);
  expect(mine[0]).not.toHaveProperty('yourSeat');
  await ada.call('DELETE', 'me');
  expect((await server.stranger().look(mine[0]!.id)).card.status).toBe('cancelled');
});

test('nobody holds more than so many lines open, as one account or from one address', async () => {
  const ada = await server.guest('Ada');
  const { rights } = server.services;
  const line = (person: string | undefined, address: string) =>
    rights.hold({ person, address, renew: () => Promise.resolve(undefined), ended: () => undefined });
  const release = Array.from({ length: 40 }, () => line(ada.id, '10.0.0.1'));
  expect(() => rights.mustHaveRoom(ada.id, '10.0.0.1')).toThrow('too many');
  expect(() => rights.mustHaveRoom(undefined, '10.0.0.1')).not.toThrow();
  const port = await server.listen(0, '127.0.0.1');
  const status = (headers: Record<string, string>): Promise<number> =>
    new Promise(resolve => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/v1/live`, { headers });
      socket.on('error', () => undefined);
      socket.on('open', () => resolve(101));
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    });
  expect(await status({ cookie: ada.cookie!, ...from('10.0.0.3') })).toBe(409);
  const { cookie } = ada;
  const stream = await fetch(`http://127.0.0.1:${port}/api/v1/bot/stream`, { headers: { cookie: cookie! } });
  expect(stream.status).toBe(409);
  release[0]!();
  expect(await status({ cookie: ada.cookie!, ...from('10.0.0.3') })).toBe(101);
  for (let i = 0; i < 400; i++) line(undefined, '10.0.0.4');
  expect(await status(from('10.0.0.4'))).toBe(409);
});

test('a Host header that names no site is refused with a code', async () => {
  const stranger = server.stranger();
  for (const host of ['a:b:c', '[', 'x:99999'])
    for (const method of ['GET', 'POST'] as const) {
      const headers = { host, origin: 'http://localhost' };
      expect(codeOf(await stranger.call<Refused>(method, 'visit', undefined, headers)), host).toBe(
        'bad-request',
      );
    }
});
