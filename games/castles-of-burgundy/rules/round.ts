import { next, type RuleBook } from '@palio/kernel';
import { depotOf } from './depots.ts';
import type { Event } from './events.ts';
import { SETUP } from './figures.ts';
import { removeOneTile } from './solo.ts';
import type { State } from './state.ts';
import type { Steps } from './steps.ts';

type Kinds = 'startRound' | 'endRound';

export const roundRules: RuleBook<State, Pick<Steps, Kinds>, object, Event> = {
  /** CB-3.1 to 3.8, CB-31.5 to 31.7 Everybody rolls; the white die says where the goods tile goes. */
  startRound(state, _step, context) {
    const { chance, tell } = context;
    state.round++;
    for (const player of state.players) {
      player.dice = [chance.die(6), chance.die(6)];
      player.spent = 0;
    }
    state.whiteDie = chance.die(6);
    tell?.({ type: 'roundStarted', round: state.round, order: state.order });
    tell?.({ type: 'diceRolled', dice: state.players.map(({ dice }) => dice), white: state.whiteDie });
    const [goods, ...later] = state.roundGoods;
    state.roundGoods = later;
    if (goods !== undefined) {
      depotOf(state, state.whiteDie).goods[goods - 1]!++;
      tell?.({ type: 'goodsArrived', goods, depot: state.whiteDie });
    }
    if (state.solo !== null) removeOneTile(state, state.whiteDie, context);
    // CB-3.7 The order as it stands now.
    next(state, ...state.order.map(seat => ({ kind: 'startTurn' as const, seat })), { kind: 'endRound' });
  },

  /** CB-3.9 */
  endRound(state) {
    next(state, state.round < SETUP.rounds ? { kind: 'startRound' } : { kind: 'endPhase' });
  },
};
