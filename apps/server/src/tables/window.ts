import type { DailyWindow } from '@palio/protocol';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Hours of the day in which clocks run must be at least three. */
const SHORTEST = 3 * 60;
const LONGEST_STEP = 60 * MINUTE;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const lengthOf = ({ from, to }: DailyWindow): number => {
  const length = minutesOf(to) - minutesOf(from);
  return length > 0 ? length : length + 24 * 60;
};

/** Each of them takes 45 kB, and a zone can be written in thousands of ways (`europe/ROME`): so many are kept. */
const MOST_FORMATS = 200;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  if (formats.size >= MOST_FORMATS) formats.clear();
  formats.set(zone, format);
  return format;
}

/** What is wrong with a window, if anything. */
export function problemWithWindow(window: DailyWindow): string | undefined {
  try {
    formatFor(window.zone);
  } catch {
    return `"${window.zone}" is no time zone`;
  }
  return lengthOf(window) < SHORTEST ? 'the daily window must be at least three hours long' : undefined;
}

/** Milliseconds since midnight in the window's zone. */
function timeOfDay(moment: number, zone: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = formatFor(zone).format(moment).split(':').map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + (moment % 1000);
}

/**
 * Whether clocks run at this moment, and for how long that surely stays so. Steps are an hour at most: on days on
 * which clocks are set forward or back the next step sees it.
 */
function stretchAt(moment: number, window: DailyWindow): { isOpen: boolean; end: number } {
  const sinceOpening = (timeOfDay(moment, window.zone) - minutesOf(window.from) * MINUTE + DAY) % DAY;
  const length = lengthOf(window) * MINUTE;
  const isOpen = sinceOpening < length;
  const rest = (isOpen ? length : DAY) - sinceOpening;
  return { isOpen, end: moment + Math.min(rest, LONGEST_STEP) };
}

/** Zones set their clocks forward and back again, but not within a week. */
const WHOLE_DAYS = [7, 1];

/**
 * A week or a day, if it fits, in which the clocks of the zone are not changed: each day of it holds one whole window,
 * from whatever hour it is counted. Reserves of weeks in a window of hours end months ahead, and are looked at often.
 */
function daysAlike(moment: number, zone: string, fits: (days: number) => boolean): number {
  const isAlike = (days: number): boolean =>
    fits(days) && timeOfDay(moment, zone) === timeOfDay(moment + days * DAY, zone);
  return WHOLE_DAYS.find(isAlike) ?? 0;
}

/** How much of the time between two moments lies inside the window. */
export function timeInside(from: number, to: number, window: DailyWindow | undefined): number {
  if (window === undefined) return Math.max(0, to - from);
  const aDay = lengthOf(window) * MINUTE;
  let inside = 0;
  for (let moment = from; moment < to;) {
    const start = moment;
    const days = daysAlike(start, window.zone, count => start + count * DAY <= to);
    if (days > 0) {
      inside += days * aDay;
      moment += days * DAY;
      continue;
    }
    const { isOpen, end } = stretchAt(moment, window);
    const until = Math.min(to, end);
    if (isOpen) inside += until - moment;
    moment = until;
  }
  return inside;
}

/** When so much time inside the window will have passed. */
export function momentAfter(from: number, time: number, window: DailyWindow | undefined): number {
  if (window === undefined) return from + time;
  const aDay = lengthOf(window) * MINUTE;
  let left = time;
  for (let moment = from; ;) {
    const rest = left;
    // What is left must end later than these days, not with them: that may be when the window closes.
    const days = daysAlike(moment, window.zone, count => rest > count * aDay);
    if (days > 0) {
      left -= days * aDay;
      moment += days * DAY;
      continue;
    }
    const { isOpen, end } = stretchAt(moment, window);
    if (isOpen && end - moment >= left) return moment + left;
    if (isOpen) left -= end - moment;
    moment = end;
  }
}
