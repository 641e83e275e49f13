import type { IncomingMessage } from 'node:http';

const GONE = 'unknown';

export interface Origin {
  readonly protocol: string;
  readonly address: string;
}

/**
 * Where a connection comes from. Behind a proxy only what the proxy itself has added is believed, the last of what is
 * said: everything before it can be written by anybody.
 */
export function originOf(request: IncomingMessage, behindProxy: boolean): Origin {
  const said = (name: string): string =>
    behindProxy
      ? String(request.headers[name] ?? '')
          .split(',')
          .at(-1)!
          .trim()
      : '';
  return {
    protocol: said('x-forwarded-proto') || ('encrypted' in request.socket ? 'https' : 'http'),
    address: said('x-forwarded-for') || (request.socket.remoteAddress ?? GONE),
  };
}

/**
 * Whom an address is counted for: with IPv6 a household has as many as it likes, which begin alike. A line that was
 * broken off meanwhile has none any more.
 */
export function householdOf(address: string | undefined): string {
  if (address === undefined) return GONE;
  if (!address.includes(':')) return address;
  const plain = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (plain !== undefined) return plain;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(group => group !== '');
  const after = tail?.split(':').length ?? 0;
  const filled =
    tail === undefined ? groups : [...groups, ...Array<string>(8 - groups.length - after).fill('0')];
  return `${filled.slice(0, 4).join(':')}::`;
}
