import type { Viewer } from '@palio/kernel';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { mayLook, viewerOf } from '../tables/state.ts';
import type { Table } from '../tables/table.ts';
import type { Services } from './context.ts';

/** Looks at a table as the one who asks. */
export const lookAs = <T>(
  services: Services,
  id: string,
  request: FastifyRequest,
  see: (table: Table, viewer: Viewer) => T,
): Promise<T> =>
  services.house.look(id, (table, place) => {
    const person = request.caller?.user.id;
    if (!mayLook(table.state, person)) throw new Refusal('no-such-table');
    const viewer = viewerOf(table.state, person);
    return see(services.house.sceneFor(place, table, viewer), viewer);
  });
