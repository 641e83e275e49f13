import type { AnyGame, Options, Outcome } from '@palio/kernel';
import { seedFor } from './luck.ts';
import { playGame, type PlayedGame, type Player } from './play-game.ts';
import { eloDifference, wilsonInterval, type EloEstimate, type Interval } from './statistics.ts';

export interface ArenaPlan {
  readonly game: AnyGame;
  readonly a: Player;
  readonly b: Player;
  readonly games: number;
  readonly seats: number;
  readonly options?: Options | undefined;
  readonly seed: number;
  readonly clock: () => number;
  readonly check?: boolean;
  readonly randomOpening?: number | undefined;
  onGame?(played: PlayedGame, number: number): void;
}

export interface ArenaResult {
  readonly games: number;
  /** Games that came to an end; the others count for nobody. */
  readonly finished: number;
  readonly winsA: number;
  readonly winsB: number;
  readonly draws: number;
  /** How far a is ahead of b. */
  readonly elo: EloEstimate;
  /** 95 % interval of the share of games that a wins. */
  readonly winShareA: Interval;
  readonly decisions: number;
  readonly violations: readonly string[];
}

/** Whether a sits here: every other seat, and in the next game the others. */
export const isSeatOfA = (seat: number, number: number): boolean => (seat + number) % 2 === 0;

/** The side that holds the first place alone; a shared one is a draw. */
function winnerOf(outcome: Outcome, number: number): 'a' | 'b' | 'draw' {
  const best = Math.min(...outcome.ranks);
  const firsts = outcome.ranks.flatMap((rank, seat) => (rank === best ? [isSeatOfA(seat, number)] : []));
  if (firsts.every(isA => isA)) return 'a';
  return firsts.some(isA => isA) ? 'draw' : 'b';
}

/** Lets two bots play many games. Two games in a row begin alike with the seats exchanged, so that luck evens out. */
export function playMatch(plan: ArenaPlan): ArenaResult {
  const { a, b, game, seats, options, clock, check = false, randomOpening } = plan;
  const count = { a: 0, b: 0, draw: 0 };
  const violations: string[] = [];
  let decisions = 0;
  for (let number = 0; number < plan.games; number++) {
    const players = Array.from({ length: seats }, (_, seat) => (isSeatOfA(seat, number) ? a : b));
    const seed = seedFor(plan.seed, number >> 1);
    const played = playGame({ game, seats, players, options, seed, clock, check, randomOpening });
    decisions += played.decisions;
    violations.push(...played.violations.map(problem => `game ${number + 1}, ${problem}`));
    if (played.outcome !== undefined) count[winnerOf(played.outcome, number)]++;
    plan.onGame?.(played, number + 1);
  }
  const finished = count.a + count.b + count.draw;
  return {
    games: plan.games,
    finished,
    winsA: count.a,
    winsB: count.b,
    draws: count.draw,
    elo: eloDifference(count.a, count.b, count.draw),
    winShareA: wilsonInterval(count.a, finished),
    decisions,
    violations,
  };
}
