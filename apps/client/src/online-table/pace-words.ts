import type { Pace } from '@palio/protocol';
import type { OnlineTableText } from '../text/online-table/en.ts';

type PaceWords = OnlineTableText['pace'];

/** Seconds in the largest unit that fits. */
function span(seconds: number, words: PaceWords): string {
  if (seconds > 0 && seconds % 86_400 === 0) return words.days(seconds / 86_400);
  if (seconds > 0 && seconds % 3600 === 0) return words.hours(seconds / 3600);
  return seconds > 0 && seconds % 60 === 0 ? words.minutes(seconds / 60) : words.seconds(seconds);
}

/** How much time everybody has, in words. */
export function paceInWords(pace: Pace, words: PaceWords): string {
  if (pace.kind === 'none') return words.none;
  const sentence = words[pace.kind](span(pace.reserve, words), span(pace.increment, words));
  if (pace.kind === 'live' || pace.window === undefined) return sentence;
  const { from, to, zone } = pace.window;
  return `${sentence}. ${words.window(from, to, zone)}`;
}
