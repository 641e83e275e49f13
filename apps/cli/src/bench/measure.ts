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

/** Games that are set up together, so that only moves are timed: setting up is no move of a reducer either. */
const BATCH = 40;

export function playReference(milliseconds: number, seed: number): { moves: number; milliseconds: number } {
  const chance = fastChance(seed);
  let moves = 0;
  let spent = 0;
  while (spent < milliseconds) {
    const games = Array.from({ length: BATCH }, () => reference.setup({}, 3, chance));
    const from = clock();
    for (const state of games)
      for (
        let [seat] = reference.waitingFor(state);
        seat !== undefined;
        [seat] = reference.waitingFor(state)
      ) {
        reference.playLegal(state, seat, chance.pick(reference.legalActions(state, seat)), chance);
        moves++;
      }
    spent += clock() - from;
  }
  return { moves, milliseconds: spent };
}

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
