import { fastChance, type AnyGame, type Position } from '@palio/kernel';
import type { PlayableGame } from '@palio/catalogue';
import { simulationsPerSecond } from '@palio/search';
import { reference } from './reference-game.ts';

const clock = (): number => performance.now();

/** Random games for a while: legal actions are listed, one is played. */
export function playRandomly(
  game: AnyGame,
  seats: number,
  milliseconds: number,
  seed: number,
): { decisions: number; milliseconds: number } {
  const chance = fastChance(seed);
  const from = clock();
  let decisions = 0;
  while (clock() - from < milliseconds) {
    const state = game.setup({}, seats, chance);
    for (;;) {
      const [seat] = game.waitingFor(state);
      if (seat === undefined) break;
      game.playLegal(state, seat, chance.pick(game.legalActions(state, seat)), chance);
      decisions++;
    }
  }
  return { decisions, milliseconds: clock() - from };
}

export const playReference = (
  milliseconds: number,
  seed: number,
): { moves: number; milliseconds: number } => {
  const played = playRandomly(reference, 3, milliseconds, seed);
  return { moves: played.decisions, milliseconds: played.milliseconds };
};

/** A position in the middle of a random game. */
export function middleOf(game: AnyGame, seats: number, seed: number): Position {
  const chance = fastChance(seed);
  const positions: Position[] = [];
  const state = game.setup({}, seats, chance);
  for (let seat = game.waitingFor(state)[0]; seat !== undefined; seat = game.waitingFor(state)[0]) {
    positions.push(game.clone(state));
    game.playLegal(state, seat, chance.pick(game.legalActions(state, seat)), chance);
  }
  return positions[Math.floor(positions.length / 2)]!;
}

export function cloneMicroseconds(game: AnyGame, state: Position, milliseconds: number): number {
  const from = clock();
  let copies = 0;
  while (clock() - from < milliseconds) for (let i = 0; i < 100; i++, copies++) game.clone(state);
  return ((clock() - from) * 1000) / copies;
}

export function searchSpeed({ game, brain }: PlayableGame, state: Position, milliseconds: number): number {
  const seat = game.waitingFor(state)[0]!;
  const knowledge = game.imagine(state, seat, fastChance(1));
  return simulationsPerSecond({ game, brain, knowledge, seat, milliseconds, clock });
}
