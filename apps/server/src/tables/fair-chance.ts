import { hash } from 'node:crypto';
import { chanceFrom, type Chance } from '@palio/kernel';

/** Draws are scaled from so many bits. */
const BITS = 2 ** 48;
const BLOCK = 64;

/** Long enough for the number of any draw and of any attempt at it. */
const LONGEST_MESSAGE = 32;

/** The key of all draws of a game: both halves of an HMAC, each with room for what is hashed with it. */
export interface DrawKey {
  readonly inner: Buffer;
  readonly outer: Buffer;
}

const sha256 = (data: Buffer): Buffer => hash('sha256', data, 'buffer');

function half(key: Buffer, mask: number): Buffer {
  const block = Buffer.alloc(BLOCK + LONGEST_MESSAGE);
  for (let i = 0; i < BLOCK; i++) block[i] = (key[i] ?? 0) ^ mask;
  return block;
}

export function drawKey(seed: string): DrawKey {
  const key = sha256(Buffer.from(`palio draws\n${seed}`));
  return { inner: half(key, 0x36), outer: half(key, 0x5c) };
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
      const end = BLOCK + inner.write(`${number}.${attempt}`, BLOCK, 'latin1');
      sha256(inner.subarray(0, end)).copy(outer, BLOCK);
      const value = sha256(outer).readUIntBE(0, 6);
      if (value < fair) return value % count;
    }
  });
}
