import { topStep, type Chance, type Seat } from '@palio/kernel';
import { boardNamed, type Board } from '../rules/boards.ts';
import { SCORING } from '../rules/figures.ts';
import { castlesOfBurgundy } from '../rules/game.ts';
import { boardOf, duchyOf, type State } from '../rules/state.ts';
import type { Action } from '../rules/steps.ts';

/** Enough to make no two games alike, too little to outweigh a good reason. */
const WHIM = 0.5;
const whim = (chance: Chance): number => (chance.below(1000) / 1000) * WHIM;

/** A good first castle has many neighbours of many colours and numbers, and small areas beside it. */
function castleWorth(board: Board, castle: number): number {
  const neighbours = board.neighbours[castle]!;
  const colours = new Set(neighbours.map(space => board.families[space]));
  const numbers = new Set(neighbours.map(space => board.numbers[space]));
  let worth = neighbours.length + colours.size + 0.6 * numbers.size;
  for (const space of neighbours) worth += 1.2 / board.areas[board.areaOf[space]!]!.spaces.length;
  return worth;
}

const bestCastle = (board: Board): number =>
  Math.max(...board.startCastles.map(space => castleWorth(board, space)));

/** Areas of middling size pay best: points for the size, and a phase bonus for each. */
function boardWorth(board: Board): number {
  let worth = 0;
  for (const { spaces } of board.areas) {
    const points = SCORING.areaBySize[spaces.length - 1] ?? 0;
    worth += 0.1 * (points + 6) * 0.93 ** spaces.length;
  }
  return worth + 0.5 * bestCastle(board);
}

function best(actions: readonly Action[], worth: (action: Action) => number): Action | undefined {
  let found: Action | undefined;
  let highest = -Infinity;
  for (const action of actions) {
    const value = worth(action);
    if (value <= highest) continue;
    highest = value;
    found = action;
  }
  return found;
}

function boardFor(state: State, seat: Seat): Board {
  const { board } = duchyOf(state, seat);
  if (board !== '') return boardOf(duchyOf(state, seat));
  const [side] = castlesOfBurgundy.sealedPicks(state, seat);
  return boardNamed(side?.type === 'side' ? side.duchy : '');
}

/** The duchy and its first castle follow a plan; everything else is searched. */
export function plan(
  state: State,
  seat: Seat,
  actions: readonly Action[],
  chance: Chance,
): Action | undefined {
  const kind = topStep(state)?.kind;
  if (kind !== 'chooseSide' && kind !== 'chooseStartCastle' && kind !== 'chooseSecretly') return undefined;
  return best(actions, action => {
    if (action.type === 'side') return boardWorth(boardNamed(action.duchy)) + whim(chance);
    if (action.type === 'startCastle') return castleWorth(boardFor(state, seat), action.space) + whim(chance);
    return -Infinity;
  });
}
