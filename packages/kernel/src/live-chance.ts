import { chanceFrom, type Chance } from './chance.ts';
import { PalioError } from './errors.ts';
import { hex, hmacKey, hmacSha256, sha256, utf8 } from './sha256.ts';

const LONGEST_SEED = 200;

/**
 * A seed is any short line of text; servers use 32 random bytes in hexadecimal. It stands in a line of a record:
 * space around it would be lost there, and the record could not be verified.
 */
export function checkSeed(seed: string): string {
  if (seed.length === 0 || seed.length > LONGEST_SEED || /[\n\r]/.test(seed) || seed !== seed.trim())
    throw new PalioError(
      'bad-seed',
      `a seed is one line of 1 to ${LONGEST_SEED} characters, without space around it`,
    );
  return seed;
}

/** Published before the first action, so that nobody can choose the seed afterwards. */
export function commitmentOf(seed: string): string {
  return hex(sha256(utf8(`palio commitment\n${checkSeed(seed)}`)));
}

/**
 * The luck of a live game: draw number n is HMAC-SHA-256(seed, n). Without the seed nobody can foretell a
 * draw; with the seed, revealed at the end, everybody can check all of them. Whoever goes on drawing for the same
 * game keeps its source.
 */
export function liveSource(seed: string): (drawn: number) => Chance {
  const key = hmacKey(sha256(utf8(`palio draws\n${checkSeed(seed)}`)));
  return drawn => {
    let position = drawn;
    return chanceFrom(count => {
      const number = position++;
      // 48 bits, and a further try for the few values that would make small results likelier.
      const fair = 0x1000000000000 - (0x1000000000000 % count);
      for (let attempt = 0; ; attempt++) {
        const block = hmacSha256(key, utf8(`${number}.${attempt}`));
        let value = 0;
        for (let i = 0; i < 6; i++) value = value * 256 + block[i]!;
        if (value < fair) return value % count;
      }
    });
  };
}

/** The luck of a live game after `drawn` draws. */
export const liveChance = (seed: string, drawn = 0): Chance => liveSource(seed)(drawn);
