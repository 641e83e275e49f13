import { finish, next, type Outcome, type RuleBook } from '@palio/kernel';
import type { Tell } from './control.ts';
import type { Event } from './events.ts';
import { FIGURES, TECHNOLOGY } from './figures.ts';
import { GOLD, type Ending } from './names.ts';
import { ascending, firstOfTurn } from './order.ts';
import { breakdownOf, pointsOf, pointsOfSide, type Points } from './points.ts';
import { seatsOf, sideOf } from './sides.ts';
import { playerOf, type State } from './state.ts';
import type { Steps } from './steps.ts';
import { HAS } from './technology.ts';
import { endWars } from './war.ts';

export function endGame(state: State, ending: Ending, tell: Tell): void {
  state.ending = ending;
  state.phase = 'over';
  tell?.({ type: 'gameEnded', ending });
  finish(state);
}

/** WT-16.1 to 16.4 Gold is doubled before the storage is checked. */
function storeResources(state: State, tell: Tell): void {
  for (const seat of seatsOf(state)) {
    const player = playerOf(state, seat);
    const { stock } = player;
    if (HAS.merchant(player) && stock[GOLD]! > 0) {
      stock[GOLD]! *= TECHNOLOGY.merchantFactor;
      tell?.({ type: 'goldDoubled', seat, gold: stock[GOLD]! });
    }
    const returned = stock.map(count => Math.max(0, count - FIGURES.storage));
    if (!returned.some(count => count > 0)) continue;
    returned.forEach((count, resource) => (stock[resource]! -= count));
    tell?.({ type: 'storageCapped', seat, returned });
  }
}

/** WT-16.5, WT-12.7, WT-10.3 */
function heal(state: State): void {
  for (const unit of state.units) {
    unit.damage = 0;
    unit.retreated = false;
    unit.spent = 0;
  }
}

/** WT-16.7, WT-17.12, WT-17.13 */
function endingOf(state: State): Ending | undefined {
  const { threshold, lastTurn, sides } = state.table;
  if (sides.some(side => pointsOfSide(state, side) >= threshold)) return 'threshold';
  if (state.turn >= lastTurn) return 'lastTurn';
  return state.timeUp ? 'timeUp' : undefined;
}

export const turnRules: RuleBook<State, Pick<Steps, 'startTurn' | 'endTurn'>, object, Event> = {
  /** WT-4.1, WT-16.8, WT-18.2 */
  startTurn(state, _step, { tell }) {
    state.turn++;
    state.first = firstOfTurn(state);
    state.phase = 'upkeep';
    tell?.({ type: 'turnStarted', turn: state.turn, order: ascending(state) });
    tell?.({ type: 'phaseStarted', phase: 'upkeep' });
    next(
      state,
      { kind: 'feeding' },
      { kind: 'gainResources' },
      { kind: 'openTrade' },
      { kind: 'development' },
      { kind: 'manoeuvre' },
      { kind: 'endTurn' },
    );
  },

  /** WT-16 In this sequence, without choices. */
  endTurn(state, _step, { tell }) {
    storeResources(state, tell);
    heal(state);
    endWars(state, tell);
    const points = state.players.map((_, seat) => pointsOf(state, seat));
    tell?.({ type: 'turnEnded', turn: state.turn, points });
    const ending = endingOf(state);
    if (ending === undefined) next(state, { kind: 'startTurn' });
    else endGame(state, ending, tell);
  },
};

const NO_POINTS: Points = { provinces: 0, forts: 0, kills: 0, bought: 0, leaders: 0 };

/** WT-17.14, WT-19.3, WT-20.14 Most points win; equal points share the rank; who has left comes last. */
export function outcome(state: State): Outcome {
  const sideScores = state.players.map((_, seat) => pointsOfSide(state, sideOf(state, seat)));
  const isGone = state.players.map(({ left }) => left && state.table.mode === 'freeForAll');
  const merit = sideScores.map((score, seat) => (isGone[seat]! ? -1 : score));
  return {
    ranks: merit.map(score => 1 + merit.filter(other => other > score).length),
    scores: sideScores,
    // WT-19.3 Points are counted among those who are still there.
    breakdown: state.players.map((_, seat) =>
      isGone[seat]! ? { ...NO_POINTS } : { ...breakdownOf(state, seat) },
    ),
    ending: state.ending === '' ? 'lastTurn' : state.ending,
  };
}
