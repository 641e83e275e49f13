import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { localCertificate } from './certificate.ts';

const hmac = (key: Buffer, ...parts: readonly Buffer[]): Buffer => {
  const made = createHmac('sha256', key);
  for (const part of parts) made.update(part);
  return made.digest();
};
const label = (text: string): Buffer => Buffer.from(`${text}\0`);
const ONE = Buffer.from([1]);

/** A browser that has given leave, with keys of its own, at an address of the push service. */
export class PushedBrowser {
  readonly endpoint: string;
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #own: Buffer;

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#own = this.#ecdh.generateKeys();
  }

  get keys(): { p256dh: string; auth: string } {
    return { p256dh: this.#own.toString('base64url'), auth: this.#auth.toString('base64url') };
  }

  /** What the browser makes of what came (RFC 8291 over RFC 8188, one record). */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const end = 21 + body[20]!;
    const sender = body.subarray(21, end);
    const shared = hmac(this.#auth, this.#ecdh.computeSecret(sender));
    const secret = hmac(salt, hmac(shared, label('WebPush: info'), this.#own, sender, ONE));
    const key = hmac(secret, label('Content-Encoding: aes128gcm'), ONE).subarray(0, 16);
    const nonce = hmac(secret, label('Content-Encoding: nonce'), ONE).subarray(0, 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
    const plain = Buffer.concat([decipher.update(body.subarray(end, -16)), decipher.final()]);
    // The last record ends with a two and zeros.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  }
}

/** What is claimed by who sends (VAPID, RFC 8292), if it is signed by the key it names. */
export function claimOf({ authorization = '' }: IncomingHttpHeaders): { key: string; claim: unknown } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claim = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const part = (from: number, to: number): string => point.subarray(from, to).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65) };
  const by = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${claim}`), by, Buffer.from(signature, 'base64url')))
    throw new Error('not signed by this key');
  return { key, claim: JSON.parse(Buffer.from(claim, 'base64url').toString()) };
}

export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Stands for the services of the makers of browsers. */
export interface PushService {
  readonly origin: string;
  readonly got: Pushed[];
  /** How it answers. */
  status: number;
  close(): void;
}

export async function startPushService(): Promise<PushService> {
  const certificate = localCertificate();
  setDefaultCACertificates([...getCACertificates('default'), certificate.cert]);
  const got: Pushed[] = [];
  const server: Server = createServer(certificate, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(service.status).end('much to say about it');
    });
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const service: PushService = {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    got,
    status: 201,
    close: () => void server.close(),
  };
  return service;
}
