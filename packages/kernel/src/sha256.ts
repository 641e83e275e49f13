/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104), here because the kernel depends on nothing and must answer at once:
 * the browser's own digest is asynchronous, and rules draw in the middle of a step.
 */
const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every(prime => n % prime !== 0)) found.push(n);
  return found;
};
const fraction = (x: number): number => (x - Math.floor(x)) * 0x100000000;
const ROUND_CONSTANTS = Int32Array.from(primes(64), prime => fraction(Math.cbrt(prime)) | 0);
const START = Int32Array.from(primes(8), prime => fraction(Math.sqrt(prime)) | 0);
const BLOCK = 64;
const DIGEST = 32;

const rotate = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The block at hand, and what it is stretched to: always the same memory, as a draw must not cost any. */
const words = new Int32Array(64);

/** Takes the block at hand into a hash. */
function compress(hash: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const w15 = words[i - 15]!;
    const w2 = words[i - 2]!;
    const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
    const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
    words[i] = (words[i - 16]! + s0 + words[i - 7]! + s1) | 0;
  }
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND_CONSTANTS[i]! + words[i]!) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0]! += a;
  hash[1]! += b;
  hash[2]! += c;
  hash[3]! += d;
  hash[4]! += e;
  hash[5]! += f;
  hash[6]! += g;
  hash[7]! += h;
}

const byteAt = (message: Uint8Array, at: number): number =>
  at < message.length ? message[at]! : at === message.length ? 0x80 : 0;

/** Ends a hash that has taken in `before` bytes, all of them whole blocks. */
function finish(begun: Int32Array, before: number, message: Uint8Array): Uint8Array {
  const hash = begun.slice();
  const padded = (((message.length + 8) >> 6) << 6) + BLOCK;
  const bits = (before + message.length) * 8;
  for (let block = 0; block < padded; block += BLOCK) {
    for (let i = 0, at = block; i < 16; i++, at += 4)
      words[i] =
        (byteAt(message, at) << 24) |
        (byteAt(message, at + 1) << 16) |
        (byteAt(message, at + 2) << 8) |
        byteAt(message, at + 3);
    if (block + BLOCK === padded) {
      words[14] = Math.floor(bits / 0x100000000);
      words[15] = bits | 0;
    }
    compress(hash);
  }
  const digest = new Uint8Array(DIGEST);
  for (let i = 0; i < DIGEST; i++) digest[i] = hash[i >> 2]! >>> (24 - 8 * (i & 3));
  return digest;
}

export const sha256 = (message: Uint8Array): Uint8Array => finish(START, 0, message);

/** Both hashes of an HMAC after the key, with which all messages under this key begin. */
export interface HmacKey {
  readonly inner: Int32Array;
  readonly outer: Int32Array;
}

export function hmacKey(key: Uint8Array): HmacKey {
  const short = key.length > BLOCK ? sha256(key) : key;
  const after = (mask: number): Int32Array => {
    const byte = (at: number): number => (short[at] ?? 0) ^ mask;
    for (let i = 0; i < 16; i++)
      words[i] = (byte(4 * i) << 24) | (byte(4 * i + 1) << 16) | (byte(4 * i + 2) << 8) | byte(4 * i + 3);
    const hash = START.slice();
    compress(hash);
    return hash;
  };
  return { inner: after(0x36), outer: after(0x5c) };
}

export const hmacSha256 = ({ inner, outer }: HmacKey, message: Uint8Array): Uint8Array =>
  finish(outer, BLOCK, finish(inner, BLOCK, message));

/** UTF-8 without the platform's encoder, which plain ECMAScript does not have. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0)!;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
  }
  return Uint8Array.from(bytes);
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
