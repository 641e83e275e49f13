import { next, type StepNamed } from '@palio/kernel';
import { DISMOUNT_NOW, STOP } from './actions.ts';
import type { Battlefield } from './battlefield.ts';
import { canDismount } from './dismount.ts';
import { canMelee, listMelees } from './melee.ts';
import { listMerges } from './merging.ts';
import { canStep, listSteps } from './movement.ts';
import { canShoot, listShots } from './ranged.ts';
import type { State, Unit } from './state.ts';
import type { MovingAction, Steps } from './steps.ts';

export type MovingStep = StepNamed<Steps, 'moving'>;

/** What the acting unit has done so far in this turn. */
export type Progress = Omit<MovingStep, 'kind' | 'seat' | 'unit'>;

/** Of a unit that has just been chosen to act. */
export const NOTHING_DONE: Progress = {
  moved: false,
  halted: false,
  dismounted: false,
  crossing: -1,
  attacked: false,
  shifted: false,
};

/** MB-18.3, MB-18.5 Before the move, or after a move without attack. */
export function mayDismount(state: State, unit: Unit, done: Progress): boolean {
  return done.crossing < 0 && !done.attacked && canDismount(state, unit);
}

/** MB-6.2, MB-7.8, MB-8.5 to MB-8.8 Everything the acting unit may do next. */
export function listDeeds(state: State, field: Battlefield, unit: Unit, done: Progress): MovingAction[] {
  const actions: MovingAction[] = [];
  if (!done.halted) {
    listSteps(state, field, unit, actions);
    listMerges(state, field, unit, actions);
  }
  if (done.crossing >= 0) return actions;
  listMelees(state, field, unit, done, actions);
  listShots(state, field, unit, actions);
  if (mayDismount(state, unit, done)) actions.push(DISMOUNT_NOW);
  // MB-6.4 A unit that has done nothing yet cannot make a turn of stopping.
  if (done.moved || done.dismounted) actions.push(STOP);
  return actions;
}

/** Whether it may do anything but stop. */
export function canAct(state: State, field: Battlefield, unit: Unit, done: Progress): boolean {
  if (!done.halted && canStep(state, field, unit)) return true;
  if (done.crossing >= 0) return false;
  return canMelee(state, field, unit, done) || canShoot(state, field, unit) || mayDismount(state, unit, done);
}

/** MB-6.6 The unit goes on, or the turn ends because only stopping is left. */
export function goOn(state: State, field: Battlefield, unit: Unit, step: MovingStep): void {
  if (canAct(state, field, unit, step)) next(state, step);
  else next(state, { kind: 'endTurn' });
}
