import type { Carrier } from './outbox.ts';

/**
 * Whoever looks after the server hears that letters do not leave: once, until one has left again, and by a code alone,
 * as what a mail server says may name an address.
 */
export function complaining(
  carrier: Carrier,
  complain: ((message: string, cause: unknown) => void) | undefined,
): Carrier {
  let isBroken = false;
  return {
    async send(to, letter, notices) {
      try {
        await carrier.send(to, letter, notices);
        isBroken = false;
      } catch (cause) {
        const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
        if (!isBroken) complain?.('mail cannot be sent', new Error(code));
        isBroken = true;
        throw cause;
      }
    },
  };
}
