import { finish, noChance, type Position, type Seat, type StepOf } from '@palio/kernel';
import type { Brain } from '../../src/index.ts';
import { LEVEL_SPECS, outcomeByScore, smallGame } from './small-game.ts';

const WIDTH = 6;
const HEIGHT = 5;
const LENGTH = 4;

interface Steps {
  drop: { seat: Seat };
}
export interface ConnectState extends Position<StepOf<Steps>> {
  /** 0 for empty, else seat + 1; from the lowest row up. */
  cells: number[];
  dropped: number;
  winner: Seat;
}
export interface Drop {
  readonly type: 'drop';
  readonly column: number;
}

const LINES: number[][] = [];
for (let row = 0; row < HEIGHT; row++)
  for (let column = 0; column < WIDTH; column++)
    for (const [up, right] of [
      [0, 1],
      [1, 0],
      [1, 1],
      [1, -1],
    ] as const) {
      const lastRow = row + up * (LENGTH - 1);
      const lastColumn = column + right * (LENGTH - 1);
      if (lastRow >= HEIGHT || lastColumn < 0 || lastColumn >= WIDTH) continue;
      LINES.push(Array.from({ length: LENGTH }, (_, i) => (row + up * i) * WIDTH + column + right * i));
    }
const LINES_AT = Array.from({ length: WIDTH * HEIGHT }, (_, cell) =>
  LINES.filter(line => line.includes(cell)),
);

function empty(): ConnectState {
  const cells = Array.from({ length: WIDTH * HEIGHT }, () => 0);
  return { stack: [{ kind: 'drop', seat: 0 }], cells, dropped: 0, winner: -1 };
}

/** Four in a row with gravity, on a small board. */
export const connect = smallGame<ConnectState, Drop>(
  {
    seatCounts: [2],
    setup: empty,
    clone: state => ({
      stack: state.stack.slice(),
      cells: state.cells.slice(),
      dropped: state.dropped,
      winner: state.winner,
    }),
    outcome: state => outcomeByScore([0, 1].map(seat => (seat === state.winner ? 1 : 0))),
  },
  {
    drop: {
      choices(state: ConnectState): Drop[] {
        const drops: Drop[] = [];
        for (let column = 0; column < WIDTH; column++)
          if (state.cells[(HEIGHT - 1) * WIDTH + column] === 0) drops.push({ type: 'drop', column });
        return drops;
      },
      choose(state: ConnectState, { seat }: { seat: Seat }, { column }: Drop) {
        let cell = column;
        while (state.cells[cell] !== 0) cell += WIDTH;
        state.cells[cell] = seat + 1;
        state.dropped++;
        if (LINES_AT[cell]!.some(line => line.every(place => state.cells[place] === seat + 1))) {
          state.winner = seat;
          finish(state);
        } else if (state.dropped === WIDTH * HEIGHT) finish(state);
        else state.stack.push({ kind: 'drop', seat: 1 - seat });
      },
    },
  },
);

/** The position after discs in these columns, by turns. */
export function connectWith(columns: string): ConnectState {
  const state = empty();
  for (const column of columns)
    connect.play(state, state.stack[0]!.seat, { type: 'drop', column: Number(column) }, noChance);
  return state;
}

/** Counts the lines that are still open to one seat alone, more for those with more discs in them. */
export const connectBrain: Brain<ConnectState, Drop> = {
  evaluate(state) {
    let balance = 0;
    for (const line of LINES) {
      let first = 0;
      let second = 0;
      for (const cell of line) {
        if (state.cells[cell] === 1) first++;
        else if (state.cells[cell] === 2) second++;
      }
      if (second === 0) balance += first * first;
      else if (first === 0) balance -= second * second;
    }
    const share = 1 / (1 + Math.exp(-balance / 20));
    return [share, 1 - share];
  },
  levels: LEVEL_SPECS,
};
