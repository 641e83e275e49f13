import type { Language } from '@palio/kernel';
import type { Pace } from '@palio/protocol';
import type { OnlineText } from './en.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Unit = 'second' | 'minute' | 'hour' | 'day';
const UNITS: readonly (readonly [Unit, number])[] = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
];

const SIGNS = { second: 's', minute: 'min', hour: 'h' } as const;

const inUnit = (count: number, unit: Unit, language: Language): string =>
  unit === 'day'
    ? new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
    : `${count} ${SIGNS[unit]}`;

/** A length of time in its largest fitting unit: "3 days", "42 min". Two days and less are told in hours. */
export function spanInWords(milliseconds: number, language: Language): string {
  const [unit, length] =
    UNITS.find(([name, each]) => milliseconds >= (name === 'day' ? 2 * each + HOUR : each)) ?? UNITS.at(-1)!;
  return inUnit(Math.floor(Math.max(0, milliseconds) / length), unit, language);
}

/** "3 days ago", "now". */
export function agoInWords(then: number, now: number, language: Language): string {
  const past = Math.max(0, now - then);
  const [unit, length] = UNITS.find(([, each]) => past >= each) ?? UNITS.at(-1)!;
  const count = past < MINUTE ? 0 : Math.floor(past / length);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(
    -count,
    past < MINUTE ? 'second' : unit,
  );
}

/** The day alone, in the fashion of the reader's country if it speaks his language. */
export function dayInWords(moment: number, language: Language): string {
  const locale = navigator.languages.find(tag => tag.startsWith(language)) ?? language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(moment);
}

/** How fast a table is played, in a few words; whose day it is said of only if it is not the reader's own. */
export function paceInWords(
  pace: Pace,
  { pace: text }: OnlineText,
  language: Language,
  ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  if (pace.kind === 'none') return text.kinds.none;
  const span = (seconds: number): string => spanInWords(seconds * SECOND, language);
  const sum = text.sum(span(pace.reserve), span(pace.increment));
  const window = pace.kind === 'turns' ? pace.window : undefined;
  const parts = [
    text.kinds[pace.kind],
    sum,
    ...(window === undefined ? [] : [text.window(window.from, window.to)]),
    ...(window === undefined || window.zone === ownZone ? [] : [text.zone(window.zone.replaceAll('_', ' '))]),
  ];
  return parts.join(' · ');
}
