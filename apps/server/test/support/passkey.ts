import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** Just enough CBOR for a credential. */
function cbor(value: unknown): Buffer {
  const head = (major: number, length: number): Buffer =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, part]) => [cbor(key), cbor(part)]),
  ]);
}

/** An authenticator in software, as browsers have one. */
export class SoftPasskey {
  readonly #id = randomBytes(16);
  readonly #host: string;
  readonly #origin: string;
  readonly #privateKey: KeyObject;
  readonly #publicKey: Map<number, unknown>;
  #counter = 0;

  constructor(host: string, origin: string) {
    this.#host = host;
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    this.#publicKey = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x!, 'base64url')],
      [-3, Buffer.from(y!, 'base64url')],
    ]);
  }

  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#counter);
    return Buffer.concat([sha256(this.#host), Buffer.from([flags]), counter]);
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  register(challenge: string): object {
    const length = Buffer.from([0, this.#id.length]);
    const authData = Buffer.concat([
      this.#data(0x45),
      Buffer.alloc(16),
      length,
      this.#id,
      cbor(this.#publicKey),
    ]);
    const attestation = new Map<unknown, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#answer({
      attestationObject: cbor(attestation).toString('base64url'),
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
    });
  }

  sign(challenge: string): object {
    const authenticatorData = this.#data(0x05);
    const client = this.#client('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), this.#privateKey);
    return this.#answer({
      authenticatorData: authenticatorData.toString('base64url'),
      clientDataJSON: client.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #answer(response: object): object {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
