import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { isColourCovered } from './areas.ts';
import type { Event } from './events.ts';
import { MONASTERY_FIGURES, SETUP } from './figures.ts';
import { gainPoints, paySilver } from './gains.ts';
import { countsBuildings, hasCrane, pointsOfMonastery } from './monasteries.ts';
import { FAMILIES, FROM } from './names.ts';
import { duchyOf, playerOf, type Solo, type State } from './state.ts';
import type { Actions, Steps } from './steps.ts';

export function soloOf(state: State): Solo {
  if (state.solo === null) throw new Error('this is not a solo game');
  return state.solo;
}

/** CB-31.21, CB-31.22, CB-20.8 What a monastery with an end scoring scores in solo the moment it is placed. */
export function soloMonasteryPoints(state: State, seat: Seat, monastery: number): number {
  const duchy = duchyOf(state, seat);
  const colours = FAMILIES.filter((_, family) => isColourCovered(duchy, family)).length;
  const crane = countsBuildings(monastery) && hasCrane(duchy) && !soloOf(state).craneCounted;
  return pointsOfMonastery(duchy, monastery, colours) + (crane ? MONASTERY_FIGURES.buildingPoints : 0);
}

export function scoreMonasteryAtOnce(
  state: State,
  seat: Seat,
  monastery: number,
  context: Context<Event>,
): void {
  const points = soloMonasteryPoints(state, seat, monastery);
  if (countsBuildings(monastery) && hasCrane(duchyOf(state, seat))) soloOf(state).craneCounted = true;
  gainPoints(state, seat, 'monasteries', points, context);
}

type Kinds = 'countGain' | 'buyPoints' | 'checkTarget';

export const soloScoringRules: RuleBook<State, Pick<Steps, Kinds>, Pick<Actions, 'buyPoints'>, Event> = {
  /** CB-31.27, CB-31.30 Each gain by itself: points may be bought with it, then the target is looked at. */
  countGain(state, { seat, points }) {
    const solo = soloOf(state);
    solo.counter += points;
    next(state, { kind: 'checkTarget', seat });
    if (solo.counter < solo.target && duchyOf(state, seat).silver > 0)
      next(state, { kind: 'buyPoints', seat });
  },

  /** CB-31.27 For 1 silver each; more than reach the target would be lost at once (CB-31.28). */
  buyPoints: {
    choices(state, { seat }) {
      const { counter, target } = soloOf(state);
      const most = Math.min(duchyOf(state, seat).silver, Math.max(0, target - counter));
      return Array.from({ length: most + 1 }, (_, points) => ({ type: 'buyPoints', points }));
    },
    choose(state, { seat }, { points }, context) {
      if (points === 0) return;
      paySilver(state, seat, points, context);
      soloOf(state).counter += points;
      playerOf(state, seat).points[FROM.silver]! += points;
      context.tell?.({ type: 'pointsBought', seat, points });
    },
  },

  /** CB-31.28, CB-31.29 */
  checkTarget(state, { seat }, { tell }) {
    const solo = soloOf(state);
    if (solo.counter < solo.target) return;
    solo.counter = 0;
    solo.target = Math.max(SETUP.solo.targetFloor, solo.target - SETUP.solo.targetStep);
    tell?.({ type: 'targetReached', seat, target: solo.target });
    tell?.({ type: 'extraAction', seat, by: 'target' });
    next(state, { kind: 'dieAction', seat, value: 0, by: 'target' });
  },
};
