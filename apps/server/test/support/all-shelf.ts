import { shelf as catalogue } from '../../src/shelf.ts';
import type { Shelf } from '../../src/shelf.ts';
import { shelf as fair } from './fair-shelf.ts';

/** Every game of the catalogue, and The Fair. */
export const shelf: Shelf = {
  gameIds: [...catalogue.gameIds, 'fair'],
  load: id => (id === 'fair' ? fair.load(id) : catalogue.load(id)),
};
