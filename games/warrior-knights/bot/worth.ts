import type { Seat } from '@palio/kernel';
import {
  CITIES,
  citiesCounted,
  citiesToWin,
  NOBODY,
  nobleOf,
  RAZED,
  type City,
  type Noble,
  type State,
} from '../rules/index.ts';

/** Cities that are likely to be won in a round by all together. */
const GROWTH = 2;
const MOST_ROUNDS = 7;

/** How many more Upkeeps a city is likely to pay Prestige. */
export function roundsLeft(state: State): number {
  const { reserve, round, table } = state;
  const cap = Math.max(0.3, table.roundCap - round + 1);
  if (table.mightIsRight) return Math.min(cap, MOST_ROUNDS);
  if (state.lastRound) return 0.3;
  let rate = GROWTH;
  for (const { owner } of state.cities) if (owner >= 0) rate++;
  return Math.min(cap, MOST_ROUNDS, Math.max(0.6, reserve / rate));
}

/** What holding a city is worth beside its Prestige. */
export const incomeWorth = (city: City): number => CITIES[city]!.income * 0.05;

/** Being near to more than half of the Kingdom is worth much, having it nearly all. */
export function majorityWorth(state: State, seat: Seat): number {
  const missing = citiesToWin(state) - citiesCounted(state, seat);
  if (missing <= 0) return 9;
  if (missing === 1) return 1.6;
  return missing === 2 ? 0.5 : 0;
}

export const isTarget = (state: State, seat: Seat, city: City): boolean => {
  const { owner } = state.cities[city]!;
  return owner !== RAZED && owner !== seat;
};

/** Chance that an attack with such totals succeeds: even at equal strength, 0.85 with 300 more. */
export const attackChance = (own: number, enemy: number): number => 1 / (1 + Math.exp((enemy - own) / 170));

export const isFree = (besieger: number): boolean => besieger === NOBODY;

/** How likely a Noble dies in a round, and what it costs when his line ends, beside his troops. */
const DEATH = 0.04;
const LINE = 0.8;

/** What the troops of an army are worth. */
export const troopsWorth = (strength: number, rounds: number): number =>
  Math.sqrt(strength / 100) * (0.12 + 0.1 * rounds);

/** WK-16.12, WK-21.10 What it is worth to the Baron of a Noble to have his heir: all of it once the Noble is dead. */
export function heirWorth(state: State, noble: Noble, strength: number): number {
  const rounds = roundsLeft(state);
  const line = LINE + troopsWorth(strength, rounds);
  return nobleOf(state, noble).awaitsHeir ? line : Math.min(0.5, DEATH * rounds) * line;
}
