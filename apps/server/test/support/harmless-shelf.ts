import { changedShelf } from './changed-shelf.ts';

/** Rules that are newer and play the same. */
export const shelf = changedShelf(2);
