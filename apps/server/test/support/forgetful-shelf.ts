import { changedShelf } from './changed-shelf.ts';

/** Rules that can do nothing with a position of the old ones. */
export const shelf = changedShelf(5);
