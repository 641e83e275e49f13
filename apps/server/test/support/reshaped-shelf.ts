import { changedShelf } from './changed-shelf.ts';

/** Rules whose positions have another shape. */
export const shelf = changedShelf(6);
