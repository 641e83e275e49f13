import { changedShelf } from './changed-shelf.ts';

/** Rules under which a bid of nothing is not legal. */
export const shelf = changedShelf(4);
