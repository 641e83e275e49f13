import type { Context, RuleBook } from '@palio/kernel';
import { goOn } from './acting.ts';
import { STAND } from './actions.ts';
import { battlefieldOf, type Battlefield } from './battlefield.ts';
import { isControlled } from './control-zones.ts';
import type { Event } from './events.ts';
import { RULINGS } from './figures.ts';
import { advance, fight } from './melee.ts';
import { leaveBoard } from './offboard.ts';
import { retreatsOf } from './retreat.ts';
import type { State, Unit } from './state.ts';
import type { Actions, AnswerAction, Steps } from './steps.ts';
import { putOn, unitOf } from './units.ts';

/** MB-9.2, MB-9.4, MB-10.2 The terrain it leaves sets the price, wherever it goes. */
function giveWay(
  state: State,
  field: Battlefield,
  unit: Unit,
  answer: AnswerAction,
  context: Context<Event>,
): void {
  const from = unit.place;
  unit.movement -= field.retreatCost[from]!;
  if (answer.type === 'leaveBoard') leaveBoard(state, field, unit, context);
  else if (answer.type === 'retreat') {
    putOn(state, unit, answer.to);
    context.tell?.({
      type: 'retreated',
      seat: unit.side,
      unit: unit.id,
      kind: unit.type,
      from,
      to: answer.to,
    });
  }
}

export const answerRules: RuleBook<State, Pick<Steps, 'answerMelee'>, Pick<Actions, 'answerMelee'>, Event> = {
  /** MB-9.1, MB-9.8 Asked only when there is a way out; without one the unit stands by itself. */
  answerMelee: {
    choices: (state, step) => [
      STAND,
      ...retreatsOf(state, battlefieldOf(state.map), unitOf(state, step.defender)),
    ],
    choose(state, step, answer, context) {
      const field = battlefieldOf(state.map);
      const attacker = unitOf(state, step.attacker);
      const defender = unitOf(state, step.defender);
      if (answer.type === 'stand') {
        fight(state, field, attacker, defender, context);
        return;
      }
      const vacated = defender.place;
      giveWay(state, field, defender, answer, context);
      advance(state, attacker, vacated, context);
      // MB-9.5 to MB-9.7 The turn is not over; enemy control of the vacated hex leaves only fighting.
      const contested = isControlled(state, field, vacated, defender.side);
      goOn(state, field, attacker, {
        kind: 'moving',
        seat: attacker.side,
        unit: attacker.id,
        moved: true,
        halted: contested || !RULINGS.continueFreelyAfterUncontestedEntry,
        dismounted: step.after.dismounted,
        crossing: -1,
        attacked: true,
        shifted: false,
      });
    },
  },
};
