import type { DailyWindow, NewTable, Pace, SeatPlan } from '@palio/protocol';
import { PACE_PRESETS } from '@palio/protocol/words';
import { isName } from '../people/names.ts';

export type SeatKind = SeatPlan['as'];

/** I sit first, the other seats wait for whoever comes, or for somebody I have in mind. */
export function usualPlans(count: number, invite?: string): SeatPlan[] {
  return Array.from({ length: count }, (_, seat): SeatPlan => {
    if (seat === 0) return { as: 'me' };
    return seat === 1 && invite !== undefined ? { as: 'invited', name: invite } : { as: 'open' };
  });
}

export function withCount(plans: readonly SeatPlan[], count: number): SeatPlan[] {
  const kept = plans.slice(0, count);
  return [...kept, ...Array.from({ length: count - kept.length }, (): SeatPlan => ({ as: 'open' }))];
}

/** Another kind of player at a seat. I can sit only once: the seat I leave becomes open. */
export function withKind(plans: readonly SeatPlan[], seat: number, as: SeatKind): SeatPlan[] {
  return plans.map((plan, index): SeatPlan => {
    if (index !== seat) return as === 'me' && plan.as === 'me' ? { as: 'open' } : plan;
    if (as === 'invited') return { as, name: '' };
    return as === 'bot' ? { as, level: 'medium' } : { as };
  });
}

export type PlanProblem = 'needMe' | 'nameMissing' | 'nameTwice' | 'ratedForbidden';

export function planProblem(
  plans: readonly SeatPlan[],
  me: { readonly name: string; readonly kind: string } | undefined,
  rated: boolean,
): PlanProblem | undefined {
  if (plans.every(({ as }) => as === 'bot')) return 'needMe';
  const names = plans.flatMap(plan => (plan.as === 'invited' ? [plan.name] : []));
  if (!names.every(isName)) return 'nameMissing';
  const sitting = [...names, ...(me === undefined ? [] : [me.name])].map(name => name.toLowerCase());
  if (new Set(sitting).size < sitting.length) return 'nameTwice';
  const isFree = plans.every(({ as }) => as !== 'bot') && me?.kind !== 'guest';
  return rated && !isFree ? 'ratedForbidden' : undefined;
}

export const PACES = ['live', 'fast', 'normal', 'slow', 'none', 'custom'] as const;
export type PaceName = (typeof PACES)[number];

/** The speed as it stands in the form; hours or minutes are for `custom` alone. */
export interface PaceWish {
  readonly name: PaceName;
  readonly custom: 'live' | 'turns';
  readonly reserve: number;
  readonly increment: number;
  readonly window: Omit<DailyWindow, 'zone'> | undefined;
}

export const USUAL_PACE: PaceWish = {
  name: 'normal',
  custom: 'turns',
  reserve: 72,
  increment: 12,
  window: undefined,
};

/** The bounds of the server, in the units of the form. */
export const PACE_LIMITS = {
  live: { unit: 60, reserve: [1, 360], increment: [0, 60] },
  turns: { unit: 3600, reserve: [1, 720], increment: [0, 336] },
} as const;

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Number.isFinite(value) ? Math.max(least, Math.min(most, value)) : least;

export function paceFrom({ name, custom, reserve, increment, window }: PaceWish, zone: string): Pace {
  const base = name === 'custom' ? customPace(custom, reserve, increment) : PACE_PRESETS[name];
  return base.kind === 'turns' && window !== undefined
    ? { ...base, window: { ...window, zone } }
    : { ...base };
}

function customPace(kind: 'live' | 'turns', reserve: number, increment: number): Pace {
  const { unit, ...limits } = PACE_LIMITS[kind];
  return {
    kind,
    reserve: Math.round(within(reserve, limits.reserve) * unit),
    increment: Math.round(within(increment, limits.increment) * unit),
  };
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Clocks need three hours a day; a window may go over midnight. */
export function isWindowLongEnough({ from, to }: { readonly from: string; readonly to: string }): boolean {
  const length = (minutesOf(to) - minutesOf(from) + 24 * 60) % (24 * 60);
  return length >= 3 * 60;
}

/** Everything about the table beside game and seats. */
export type TableRules = Required<
  Pick<
    NewTable,
    | 'title'
    | 'visibility'
    | 'spectators'
    | 'chat'
    | 'timeout'
    | 'negotiation'
    | 'rated'
    | 'autoStart'
    | 'language'
    | 'spectatorDelay'
    | 'randomSeats'
  >
>;

export const USUAL_RULES: TableRules = {
  title: '',
  visibility: 'public',
  spectators: 'public',
  chat: 'on',
  timeout: 'vote',
  negotiation: false,
  rated: false,
  autoStart: true,
  language: null,
  spectatorDelay: 0,
  randomSeats: true,
};
