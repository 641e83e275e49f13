import { changedShelf } from './changed-shelf.ts';

/** Rules under which everybody begins with a coin more. */
export const shelf = changedShelf(3);
