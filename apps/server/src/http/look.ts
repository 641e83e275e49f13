import type { Viewer } from '@palio/kernel';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { isReported } from '../tables/reported.ts';
import { mayLook, viewerOf } from '../tables/state.ts';
import type { Table } from '../tables/table.ts';
import type { Services } from './context.ts';

/** Those who run the server may watch where somebody has asked for help: as everybody who watches, no more. */
const oversees = async (
  { database, now }: Services,
  id: string,
  { caller }: FastifyRequest,
): Promise<boolean> =>
  caller?.user.admin === 1 &&
  caller.token === undefined &&
  (caller.user.suspended_until ?? 0) <= now() &&
  (await isReported(database, id));

/** Whose words the one who asks does not wish to read. */
export const unheardBy = async ({ ties }: Services, { caller }: FastifyRequest): Promise<Set<string>> =>
  caller === undefined ? new Set() : ties.unheardBy(caller.user.id);

/** Looks at a table as the one who asks. */
export const lookAs = async <T>(
  services: Services,
  id: string,
  request: FastifyRequest,
  see: (table: Table, viewer: Viewer) => T | Promise<T>,
): Promise<T> => {
  const isOverseen = await oversees(services, id, request);
  return services.house.look(id, (table, place) => {
    const person = request.caller?.user.id;
    if (!isOverseen && !mayLook(table.state, person)) throw new Refusal('no-such-table');
    const viewer = viewerOf(table.state, person);
    return see(services.house.sceneFor(place, table, viewer), viewer);
  });
};
