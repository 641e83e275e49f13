import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { END_TURN, useDie } from './actions.ts';
import type { Event } from './events.ts';
import { freeMoves } from './free-moves.ts';
import { spendWorkers } from './gains.ts';
import { shieldPrice, shieldsForDice, takeShield } from './shields.ts';
import { playerOf, type State } from './state.ts';
import type { Actions, Steps } from './steps.ts';

/** Both dice, as bits of `spent`. */
export const BOTH = 3;

/** The first unspent die with this value. */
function dieWith(dice: readonly number[], spent: number, value: number): number {
  return (spent & 1) === 0 && dice[0] === value ? 0 : 1;
}

function endTurn(state: State, seat: Seat, { tell }: Context<Event>): void {
  state.active = -1;
  tell?.({ type: 'turnEnded', seat });
}

type Kinds = 'startTurn' | 'continueTurn' | 'turn';

export const turnRules: RuleBook<State, Pick<Steps, Kinds>, Pick<Actions, 'turn'>, Event> = {
  startTurn(state, { seat }, { tell }) {
    const player = playerOf(state, seat);
    player.purchased = false;
    player.dieWasSet = false;
    state.active = seat;
    tell?.({ type: 'turnStarted', seat });
    next(state, { kind: 'turn', seat });
  },

  /** With both dice spent and nothing free left to do, the turn ends by itself. */
  continueTurn(state, { seat }, context) {
    if (playerOf(state, seat).spent !== BOTH || freeMoves(state, seat).length > 0)
      next(state, { kind: 'turn', seat });
    else endTurn(state, seat, context);
  },

  /** CB-4.1, CB-4.4, CB-25.3 A die, or both dice for a shield, or the end of the turn. */
  turn: {
    choices(state, { seat }) {
      const { dice, spent } = playerOf(state, seat);
      const actions: Actions['turn'][] = [];
      if ((spent & 1) === 0) actions.push(useDie(dice[0]!));
      if ((spent & 2) === 0 && (spent !== 0 || dice[0] !== dice[1])) actions.push(useDie(dice[1]!));
      if (state.table.shields) actions.push(...shieldsForDice(state, seat));
      actions.push(END_TURN);
      return actions;
    },
    choose(state, { seat }, action, context) {
      if (action.type === 'endTurn') return endTurn(state, seat, context);
      const player = playerOf(state, seat);
      next(state, { kind: 'continueTurn', seat });
      if (action.type === 'takeShield') {
        spendWorkers(state, seat, shieldPrice(state, seat, action.value), context);
        player.spent = BOTH;
        return takeShield(state, seat, action, context);
      }
      player.spent |= 1 << dieWith(player.dice, player.spent, action.value);
      context.tell?.({ type: 'dieUsed', seat, value: action.value });
      next(state, { kind: 'dieAction', seat, value: action.value, by: 'die' });
    },
  },
};
