import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/*
 * A browser names the address its notices are sent to, so anybody can name any: the server must not be made to
 * knock at machines that only it can reach.
 */
const OWN = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  OWN.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  // Each IPv4 network has a part of it.
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  OWN.addSubnet(net, bits, 'ipv6');

/** IPv4 addresses written as IPv6 ones are found by the list too. */
const isPublicAddress = (address: string): boolean =>
  !OWN.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

const INNER_NAMES = /(^|\.)(localhost|local|internal|lan|home|intranet|corp)$/i;

/** Whether a host may belong to somebody out there: no address of an inner network, no name that only one knows. */
export function isPublicHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return isIP(bare) > 0 ? isPublicAddress(bare) : bare.includes('.') && !INNER_NAMES.test(bare);
}

/** Finds addresses as usual, and refuses those of inner networks. */
export const publicLookup: LookupFunction = (host, options, found) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return found(error, []);
    const allowed = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = allowed;
    if (first === undefined) return found(new Error(`${host} leads to an inner network`), []);
    if (options.all) found(null, allowed);
    else found(null, first.address, first.family);
  });
};
