/** A place at the table, counted from 0 in seating order. */
export type Seat = number;

/** Who looks at the table: a seat sees its own secrets, a spectator only what everybody knows. */
export type Viewer = Seat | 'spectator';

/** Whether something told only to some seats may be shown to this viewer. */
export function maySee(viewer: Viewer, only: readonly Seat[] | undefined): boolean {
  return only === undefined || (viewer !== 'spectator' && only.includes(viewer));
}
