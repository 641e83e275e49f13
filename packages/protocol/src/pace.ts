import { Type, type Static } from 'typebox';
import { exact, oneOf } from './parts.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

const ClockTime = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

/** Hours of the day in which clocks run, at least three of them. */
export const DailyWindow = exact({
  from: ClockTime,
  to: ClockTime,
  zone: Type.String({ minLength: 1, maxLength: 60, description: 'An IANA time zone such as Europe/Rome.' }),
});
export type DailyWindow = Static<typeof DailyWindow>;

/**
 * How much time everybody has. A completed turn gives the increment back; the reserve never grows beyond where
 * it began and never falls below one increment. Running out loses nothing by itself: the others are asked. Without
 * clocks they are asked about whoever has been waited for a week.
 */
export const Pace = Type.Union([
  exact({ kind: Type.Literal('none') }),
  exact({
    kind: Type.Literal('live'),
    reserve: Type.Integer({ minimum: 10, maximum: 6 * HOUR, description: 'Seconds.' }),
    increment: Type.Integer({ minimum: 0, maximum: HOUR, description: 'Seconds.' }),
  }),
  exact({
    kind: Type.Literal('turns'),
    reserve: Type.Integer({ minimum: HOUR, maximum: 30 * DAY, description: 'Seconds.' }),
    increment: Type.Integer({ minimum: 0, maximum: 14 * DAY, description: 'Seconds.' }),
    window: Type.Optional(DailyWindow),
  }),
]);
export type Pace = Static<typeof Pace>;

export const PACE_KINDS = ['none', 'live', 'turns'] as const;
export const PaceKind = oneOf(PACE_KINDS);
