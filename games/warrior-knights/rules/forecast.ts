import type { Seat } from '@palio/kernel';
import type { Action } from './actions.ts';
import type { State } from './state.ts';
import type { Forecast } from './view-types.ts';
export function forecast(_state: State, _seat: Seat, _action: Action): Forecast | undefined {
  return undefined;
}
