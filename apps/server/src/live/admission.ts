import { householdOf, originOf } from '../http/address.ts';
import { callerOf, mustBeFromHere, welcome, type Services } from '../http/context.ts';
import { Refusal } from '../refusal.ts';
import { LIVE_PATH, type Admission } from './sockets.ts';

/** Who opens a socket: from this site or with a token, not too often, and not too many at once. */
export function admission(services: Services): Admission {
  const { config, limits, rights } = services;
  return async request => {
    const { headers, url = '' } = request;
    const { protocol, address: full } = originOf(request, config.behindProxy ?? false);
    const address = householdOf(full);
    limits.take('address', address);
    if (url.split('?')[0] !== LIVE_PATH) throw new Refusal('not-found');
    if (headers.authorization === undefined) mustBeFromHere(services, headers, protocol);
    const caller = await callerOf(services, headers, protocol).catch((cause: unknown) => {
      limits.take('connect', address);
      throw cause;
    });
    limits.take('connect', caller?.user.id ?? address);
    const renew = () => welcome(services, headers, protocol);
    const user = await renew();
    rights.mustHaveRoom(user?.id, address);
    const isAdmin = user?.admin === 1 && caller?.token === undefined;
    return { user, address, isAdmin, renew };
  };
}
