import type { SeatPlan } from '../saved/saved-game.ts';

/** Names of people, the same in every language. */
export const BOT_NAMES: readonly string[] = ['Matilde', 'Oddone', 'Bianca', 'Guido', 'Ginevra', 'Baldo'];

const MAXIMUM_NAME = 30;

export interface SeatWords {
  readonly usualName: string;
  readonly personName: (number: number) => string;
}

const firstFree = (wanted: readonly string[], taken: readonly string[]): string =>
  wanted.find(name => !taken.includes(name)) ?? wanted.at(-1)!;

/** The usual table: the person here first, bots of medium strength at the other seats. */
export function usualSeats(count: number, ownName: string): SeatPlan[] {
  return Array.from({ length: count }, (_, seat): SeatPlan =>
    seat === 0 ? { name: ownName, player: 'person' } : { name: BOT_NAMES[seat - 1]!, player: 'medium' },
  );
}

/** More or fewer seats; those who stay keep their places. */
export function withSeatCount(seats: readonly SeatPlan[], count: number): SeatPlan[] {
  const kept = seats.slice(0, count);
  const added: SeatPlan[] = [];
  while (kept.length + added.length < count) {
    const taken = [...kept, ...added].map(seat => seat.name);
    added.push({ name: firstFree(BOT_NAMES, taken), player: 'medium' });
  }
  return [...kept, ...added];
}

/** Somebody else plays here: a bot gets a bot's name, a person a person's, unless somebody chose the name. */
export function withPlayer(
  seats: readonly SeatPlan[],
  seat: number,
  player: SeatPlan['player'],
  words: SeatWords,
): SeatPlan[] {
  const taken = seats.filter((_, other) => other !== seat).map(({ name }) => name);
  const personNames = [
    words.personName(seat + 1),
    words.usualName,
    ...seats.map((_, number) => words.personName(number + 1)),
  ];
  return seats.map((plan, index) => {
    if (index !== seat) return plan;
    const wasGiven = !BOT_NAMES.includes(plan.name) && !personNames.includes(plan.name);
    if (wasGiven || (plan.player === 'person') === (player === 'person')) return { ...plan, player };
    return { name: firstFree(player === 'person' ? personNames : BOT_NAMES, taken), player };
  });
}

export function swapped(seats: readonly SeatPlan[], a: number, b: number): SeatPlan[] {
  const copy = [...seats];
  [copy[a], copy[b]] = [copy[b]!, copy[a]!];
  return copy;
}

/** Draws the seats; `random` gives numbers from 0 to below 1. */
export function shuffled(seats: readonly SeatPlan[], random: () => number): SeatPlan[] {
  const copy = [...seats];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [copy[last], copy[other]] = [copy[other]!, copy[last]!];
  }
  return copy;
}

export type NameProblem = 'nameMissing' | 'nameTwice';

export function nameProblem(seats: readonly SeatPlan[]): NameProblem | undefined {
  const names = seats.map(seat => cleanName(seat.name));
  if (names.includes('')) return 'nameMissing';
  return new Set(names).size < names.length ? 'nameTwice' : undefined;
}

export const cleanName = (name: string): string => name.replaceAll(/\s+/g, ' ').trim().slice(0, MAXIMUM_NAME);
