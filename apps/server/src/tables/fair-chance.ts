import { hash } from 'node:crypto';
import { chanceFrom, type Chance } from '@palio/kernel';

/** Draws are scaled from so many bits. */
const BITS = 2 ** 48;
const BLOCK = 64;

/** The two halves of an HMAC key, made once for a game. */
export interface DrawKey {
  readonly inner: Buffer;
  readonly outer: Buffer;
}

const sha256 = (data: Buffer): Buffer => hash('sha256', data, 'buffer');

/** The key of all draws of a game. */
export function drawKey(seed: string): DrawKey {
  const key = Buffer.alloc(BLOCK);
  sha256(Buffer.from(`palio draws\n${seed}`)).copy(key);
  return {
    inner: Buffer.from(key.map(byte => byte ^ 0x36)),
    outer: Buffer.from(key.map(byte => byte ^ 0x5c)),
  };
}

/**
 * The luck of a live game: the same draws as the kernel’s `liveChance`, which everybody can check them with. The
 * HMAC is written out because a server draws for all its tables, and two plain hashes cost a fifth of an Hmac object.
 */
export function fairChance({ inner, outer }: DrawKey, drawn: number): Chance {
  let position = drawn;
  return chanceFrom(count => {
    const number = position++;
    const fair = BITS - (BITS % count);
    for (let attempt = 0; ; attempt++) {
      const message = Buffer.from(`${number}.${attempt}`, 'latin1');
      const value = sha256(Buffer.concat([outer, sha256(Buffer.concat([inner, message]))])).readUIntBE(0, 6);
      if (value < fair) return value % count;
    }
  });
}
