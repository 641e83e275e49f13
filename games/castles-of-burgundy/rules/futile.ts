import { buildingRules } from './buildings.ts';
import { phaseRules } from './phase.ts';
import { shipRules } from './ship.ts';
import type { State } from './state.ts';
import { tributeRules } from './tribute.ts';

/**
 * Whether the open question has no answer but a no. It is asked all the same, because a record holds the answer
 * and a purchase may change it (CB-11.2); its sentence then says why there is no other.
 */
export function isFutile(state: State): boolean {
  const step = state.stack.at(-1);
  switch (step?.kind) {
    case 'effectPlace':
      return buildingRules.effectPlace.choices(state, step).length === 1;
    case 'shipExtraColour':
      return shipRules.shipExtraColour.choices(state, step).length === 1;
    case 'phaseEndPlace':
      return phaseRules.phaseEndPlace.choices(state, step).length === 1;
    case 'tribute':
      return tributeRules.tribute.choices(state, step).length === 1;
    default:
      return false;
  }
}
