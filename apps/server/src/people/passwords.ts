import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** Argon2id with the strength that OWASP advises: 19 MiB, two passes. */
const MEMORY = 19_456;
const PASSES = 2;
const LENGTH = 32;
/** Each needs memory and a core; more at the same time only wait for each other. */
const MOST_AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve));
  running++;
  try {
    return await work();
  } finally {
    running--;
    waiting.shift()?.();
  }
}

function digest(password: string, salt: Buffer, memory: number, passes: number): Promise<Buffer> {
  const given = { message: password, nonce: salt, parallelism: 1, tagLength: LENGTH, memory, passes };
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        argon2('argon2id', given, (error, key) => (error === null ? resolve(key) : reject(error)));
      }),
  );
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await digest(password.normalize('NFKC'), salt, MEMORY, PASSES);
  return ['argon2id', MEMORY, PASSES, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** For names that do not exist: takes as long as for those that do. */
const NOBODY = `argon2id$${MEMORY}$${PASSES}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, salt = '', key = ''] = (stored ?? NOBODY).split('$');
  const expected = Buffer.from(key, 'base64url');
  const found = await digest(
    password.normalize('NFKC'),
    Buffer.from(salt, 'base64url'),
    Number(memory),
    Number(passes),
  );
  return timingSafeEqual(found, expected) && stored !== null;
}
