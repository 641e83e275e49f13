import type { LogEntry, Seat, Viewer } from '@palio/kernel';

export interface UndoQuestion {
  readonly log: readonly Pick<LogEntry, 'seat' | 'final'>[];
  /** Persons at this screen. */
  readonly persons: readonly Seat[];
  readonly viewer: Viewer;
  /** Persons who see the same as the viewer. */
  readonly sharedWith: readonly Seat[];
  /** Moments at which a gesture of several actions began. */
  readonly gestures: readonly number[];
}

/** The beginning of the gesture that an action belongs to. */
function gestureStart(index: number, { log, gestures }: UndoQuestion): number {
  const start = gestures.findLast(moment => moment <= index) ?? index;
  const seat = log[index]?.seat;
  return log.slice(start, index + 1).every(entry => entry.seat === seat) ? start : index;
}

/**
 * How many actions remain after an undo, or nothing if there is none. Against bots alone one may go back to before
 * one's last decision, whatever happened since. With other people at the table only the last action can be taken
 * back, while nothing was drawn or shown, and only by the one who made it.
 */
export function undoMoment(question: UndoQuestion): number | undefined {
  const { log, persons, viewer, sharedWith } = question;
  if (persons.length === 1) {
    const own = log.findLastIndex(entry => entry.seat === persons[0]);
    return own < 0 ? undefined : gestureStart(own, question);
  }
  const last = log.length - 1;
  const entry = log[last];
  if (entry === undefined || entry.final || !persons.includes(entry.seat)) return undefined;
  if (entry.seat !== viewer && !sharedWith.includes(entry.seat)) return undefined;
  const start = gestureStart(last, question);
  return log.slice(start).some(part => part.final) ? last : start;
}

/** How many actions remain without the whole turn: all that its seat decided in a row, up to a draw or a reveal. */
export function turnMoment(question: UndoQuestion): number | undefined {
  const last = undoMoment(question);
  if (last === undefined) return undefined;
  const { log } = question;
  const seat = log[last]?.seat;
  const before = log.slice(0, last).findLastIndex(entry => entry.seat !== seat || entry.final);
  return before + 1;
}
