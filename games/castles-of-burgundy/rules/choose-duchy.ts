import type { Context, RuleBook, Seat } from '@palio/kernel';
import { boardNamed } from './boards.ts';
import type { Event } from './events.ts';
import { CASTLE } from './names.ts';
import { boardOf, duchyOf, type State } from './state.ts';
import type { Actions, ChooseStartCastle, Steps } from './steps.ts';
import { CASTLE_TILE, EMPTY } from './tiles.ts';

export function takeBoard(state: State, seat: Seat, id: string): void {
  const duchy = duchyOf(state, seat);
  duchy.board = id;
  duchy.spaces = Array.from({ length: boardNamed(id).size }, () => EMPTY);
}

/** CB-1.9, CB-1.11 A castle from the supply; it triggers nothing and scores nothing. */
export function putStartCastle(state: State, seat: Seat, space: number): void {
  duchyOf(state, seat).spaces[space] = CASTLE_TILE;
  state.supplies = state.supplies.with(CASTLE, state.supplies[CASTLE]!.slice(1));
}

function chooseBoard(state: State, seat: Seat, duchy: string, { tell }: Context<Event>): void {
  takeBoard(state, seat, duchy);
  tell?.({ type: 'duchyChosen', seat, duchy });
}

function chooseCastle(state: State, seat: Seat, space: number, { tell }: Context<Event>): void {
  putStartCastle(state, seat, space);
  tell?.({ type: 'castleChosen', seat, space });
}

const castleChoices = (board: string): ChooseStartCastle[] =>
  boardNamed(board).startCastles.map(space => ({ type: 'startCastle', space }));

type Kinds = 'chooseSide' | 'chooseStartCastle' | 'chooseSecretly';

export const chooseDuchyRules: RuleBook<State, Pick<Steps, Kinds>, Pick<Actions, Kinds>, Event> = {
  /** CB-16.3 */
  chooseSide: {
    choices: (_state, { sides }) => sides.map(duchy => ({ type: 'side', duchy })),
    choose(state, { seat }, { duchy }, context) {
      chooseBoard(state, seat, duchy, context);
    },
  },

  /** CB-1.10, CB-30.5 */
  chooseStartCastle: {
    choices: (state, { seat }) => castleChoices(boardOf(duchyOf(state, seat)).id),
    choose(state, { seat }, { space }, context) {
      chooseCastle(state, seat, space, context);
    },
  },

  /** CB-16.4 Side, then castle space, both sealed until everybody has chosen. */
  chooseSecretly: {
    seats: state => state.players.map((_, seat) => seat),
    choices(_state, { boards }, seat, [side]) {
      if (side?.type === 'side') return castleChoices(side.duchy);
      return boards[seat]!.map(duchy => ({ type: 'side' as const, duchy }));
    },
    isDone: (_state, _step, _seat, picks) => picks.length === 2,
    reveal(state, _step, picks, context) {
      for (const seat of state.table.firstOrder)
        for (const pick of picks[seat]!)
          if (pick.type === 'side') chooseBoard(state, seat, pick.duchy, context);
          else chooseCastle(state, seat, pick.space, context);
    },
  },
};
