import type { Province } from './names.ts';
import type { Move, MovePrincess } from './steps.ts';

/**
 * Actions are values, so one object of each is enough for all games: listing what is legal then costs no
 * more than filling a list.
 */
const moves: Move[][] = [];
const princessMoves: MovePrincess[][] = [];

export function moveTo(unit: number, to: Province): Move {
  const row = (moves[unit] ??= []);
  return (row[to] ??= Object.freeze({ type: 'move', unit, to }));
}

export function princessTo(unit: number, to: Province): MovePrincess {
  const row = (princessMoves[unit] ??= []);
  return (row[to] ??= Object.freeze({ type: 'princess', unit, to }));
}

export const PASS = Object.freeze({ type: 'pass' } as const);
export const DONE = Object.freeze({ type: 'done' } as const);
