import { finish, next, type Context, type Outcome, type RuleBook, type Seat } from '@palio/kernel';
import { battlefieldOf } from './battlefield.ts';
import type { Event } from './events.ts';
import { MODES, RULINGS } from './figures.ts';
import { caravanPoints, checkFlags, flagPoints, victoryPointsOf } from './flags.ts';
import { RED, YELLOW, type Ending, type State } from './state.ts';
import type { Steps } from './steps.ts';
import { TYPES } from './unit-types.ts';
import { opponentOf } from './units.ts';

/** MB-17.3 No time token and no movement point on the board, on either side. */
function isExhausted(state: State): boolean {
  if (state.timeTokens[RED]! > 0 || state.timeTokens[YELLOW]! > 0) return false;
  return state.units.every(unit => unit.place < 0 || unit.movement === 0);
}

/** MB-17.1, MB-17.3, MB-17.4 Why the battle is over, if it is. */
function endingOf(state: State): Ending | '' {
  const target = MODES[state.map.size].victoryPoints;
  if (victoryPointsOf(state, RED) >= target || victoryPointsOf(state, YELLOW) >= target)
    return 'victoryPoints';
  if (state.passes >= 2) return 'passes';
  return isExhausted(state) ? 'exhaustion' : '';
}

/** MB-6.1 The next turn of the battle. */
export function beginTurn(state: State, seat: Seat, context: Context<Event>): void {
  state.toMove = seat;
  state.turn++;
  context.tell?.({ type: 'turnBegan', seat, turn: state.turn });
  next(state, { kind: 'turn', seat });
}

export const endRules: RuleBook<State, Pick<Steps, 'endTurn'>, Record<never, never>, Event> = {
  /** MB-16.1, MB-17 Flags first, then the end of the battle, then the other player. */
  endTurn(state, _step, context) {
    checkFlags(state, battlefieldOf(state.map), context);
    state.ending = endingOf(state);
    if (state.ending === '') {
      beginTurn(state, opponentOf(state.toMove), context);
      return;
    }
    finish(state);
    const victoryPoints = [victoryPointsOf(state, RED), victoryPointsOf(state, YELLOW)];
    context.tell?.({ type: 'battleEnded', ending: state.ending, victoryPoints });
  },
};

/** MB-17.6 Recruitment cost of the own units on the board; losses do not lower it. */
export function valueOnBoard(state: State, seat: Seat): number {
  return state.units.reduce(
    (sum, unit) => (unit.side === seat && unit.place >= 0 ? sum + TYPES[unit.type].cost : sum),
    0,
  );
}

/** MB-17.2, MB-17.5 to MB-17.7 More victory points, then more value on the board, then a draw. */
export function outcome(state: State): Outcome {
  const seats = [RED, YELLOW];
  const scores = seats.map(seat => victoryPointsOf(state, seat));
  const values = seats.map(seat => valueOnBoard(state, seat));
  const byPoints = scores[YELLOW]! - scores[RED]!;
  const byValue = values[YELLOW]! - values[RED]!;
  const byRuling = { draw: 0, red: -1, yellow: 1 }[RULINGS.finalTie];
  const lead = byPoints || byValue || byRuling;
  return {
    ranks: [lead > 0 ? 2 : 1, lead < 0 ? 2 : 1],
    scores,
    breakdown: seats.map(seat => ({ flags: flagPoints(state, seat), caravan: caravanPoints(state, seat) })),
    ending: state.ending,
    ...(byPoints === 0 && byValue !== 0 ? { tieBreak: 'valueOnBoard' } : {}),
  };
}
