import type { Context, Seat } from '@palio/kernel';
import type { Event } from './events.ts';
import { AGENDA_FIGURES } from './figures.ts';
import { AGENDAS, type AgendaId, type FreeMotionId } from './names.ts';
import type { State } from './state.ts';
import { ban } from './tokens.ts';

/** What Laws can forbid. */
export const FORBIDDEN = [
  'siege',
  'assault',
  'strongholdAttack',
  'raze',
  'road',
  'sea',
  'overseas',
  'fortify',
] as const;
export type Forbidden = (typeof FORBIDDEN)[number];

/** WK-24.14, WK-24.15, WK-24.20, WK-21.4 The Laws that forbid it. */
const FORBIDDING: Readonly<Record<Forbidden, readonly (AgendaId | FreeMotionId)[]>> = {
  siege: ['prohibitSieges'],
  assault: ['prohibitAssaults'],
  strongholdAttack: ['inviolableStrongholds', 'prohibitStrongholdAttacks'],
  raze: ['sanctityOfCities', 'prohibitRazing'],
  road: ['prohibitRoads'],
  sea: ['prohibitSeaMovement'],
  overseas: ['closedSeas'],
  fortify: ['prohibitFortifying'],
};

export const amountOf = (id: AgendaId): number => AGENDA_FIGURES.agendas[AGENDAS.indexOf(id)]!.amount ?? 0;

/** WK-9.18 How many Laws of this name are in play: equal ones add up. */
export function countLaw(state: State, id: AgendaId | FreeMotionId): number {
  let count = 0;
  for (const law of state.laws) if (law.id === id) count++;
  return count;
}

/** The Law that forbids it, if one does. */
export function lawAgainst(state: State, what: Forbidden): AgendaId | FreeMotionId | undefined {
  if (state.laws.length === 0) return undefined;
  return state.laws.find(({ id }) => FORBIDDING[what].includes(id))?.id;
}

/** WK-21.4 */
export const hasTruce = (state: State, a: Seat, b: Seat): boolean =>
  state.laws.some(({ id, values }) => id === 'truce' && values.includes(a) && values.includes(b));

/** The value of free Laws with a number, all together. */
function sumOfValues(state: State, id: FreeMotionId): number {
  let sum = 0;
  for (const law of state.laws) if (law.id === id) sum += law.values[0]!;
  return sum;
}

export const incomeChange = (state: State): number =>
  state.laws.length === 0 ? 0 : sumOfValues(state, 'cityIncomeChange');

/** WK-24.12, WK-21.4 Crowns on top of each hire. */
export const hireSurcharge = (state: State): number =>
  countLaw(state, 'mercenaryDuty') * amountOf('mercenaryDuty') + sumOfValues(state, 'mercenarySurcharge');

/** WK-9.35 The Law that asks for them: the card before what was freely proposed. */
export const surchargeLaw = (state: State): AgendaId | FreeMotionId =>
  countLaw(state, 'mercenaryDuty') > 0 ? 'mercenaryDuty' : 'mercenarySurcharge';

/** WK-24.19 Crowns for a movement of two or more regions by road. */
export const roadToll = (state: State): number => countLaw(state, 'roadTolls') * amountOf('roadTolls');

/** WK-9.35, WK-24.34 The Law is ignored this once, and whoever ignores it is banned. */
export function defyLaw(state: State, seat: Seat, law: string, context: Context<Event>): void {
  context.tell?.({ type: 'lawRefused', seat, law });
  ban(state, seat, context);
}
