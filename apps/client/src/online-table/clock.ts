import type { ClockView, Pace, SeatView } from '@palio/protocol';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

interface ClockFace {
  readonly isRunning: boolean;
  readonly ranOut: boolean;
  /** Milliseconds left; unknown while it runs only in some hours of the day. */
  readonly left: number | undefined;
  /** When it will have run out. */
  readonly until: number | undefined;
  readonly urgency: 'none' | 'low' | 'last';
}

/** Red under one hour by turns, under a minute live; a warning at a fifth of what one begins with. */
function urgencyOf(left: number, pace: Pace): ClockFace['urgency'] {
  if (pace.kind === 'none') return 'none';
  if (left < (pace.kind === 'live' ? Math.min(MINUTE, (pace.reserve * SECOND) / 4) : HOUR)) return 'last';
  return left < (pace.reserve * SECOND) / 5 ? 'low' : 'none';
}

/** Another pace with the hours of the day of the one before, where clocks by turns go on as such. */
export const withHoursOf = (pace: Pace, before: Pace): Pace =>
  pace.kind === 'turns' && before.kind === 'turns' && before.window !== undefined
    ? { ...pace, window: before.window }
    : pace;

/** The clock of whoever sits there; at a seat that was left or given up it is nobody's. */
export const clockAt = ({ clock, vacant, resigned }: SeatView): ClockView | undefined =>
  vacant === true || resigned === true ? undefined : clock;

/** Until when whoever sits there is on holiday. Holidays that are over are not taken off the seat by anybody. */
export const holidayAt = ({ vacation, vacant, resigned }: SeatView, now: number): number | undefined =>
  vacation === undefined || vacation <= now || vacant === true || resigned === true ? undefined : vacation;

/** What a clock shows at a moment of the server's time. */
export function faceOf(clock: ClockView, pace: Pace, now: number): ClockFace {
  const { since, until, ranOut = false } = clock;
  const isRunning = since !== undefined && !ranOut;
  const hasHours = pace.kind === 'turns' && pace.window !== undefined;
  // Whoever sees the game late, or somebody on holiday, sees a clock whose time has not begun to run.
  const running = until === undefined ? clock.left : Math.min(clock.left, Math.max(0, until - now));
  const left = ranOut ? 0 : isRunning ? running : clock.left;
  return {
    isRunning,
    ranOut,
    left: isRunning && hasHours ? undefined : left,
    until: isRunning ? until : undefined,
    urgency: ranOut ? 'last' : isRunning ? urgencyOf(left, pace) : 'none',
  };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** "4:05", "1:02:03"; from a day on "2 d 5 h" with the letters of the language. */
export function timeInWords(
  milliseconds: number,
  letters: { readonly day: string; readonly hour: string },
): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return `${Math.floor(hours / 24)} ${letters.day} ${hours % 24} ${letters.hour}`;
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
