import { createHash, randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Letters and digits that nobody can guess: 16 of them hold 95 bits. */
export function newId(length = 16): string {
  let id = '';
  while (id.length < length)
    for (const byte of randomBytes(length)) if (byte < 248 && id.length < length) id += LETTERS[byte % 62];
  return id;
}

/** A secret that is shown once; only its hash is kept. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** An id that follows from its parts, so that doing something twice makes it once. */
export const derivedId = (...parts: (string | number)[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 24);
