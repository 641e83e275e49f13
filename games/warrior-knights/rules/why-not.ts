import type { Reason, Seat } from '@palio/kernel';
import type { State } from './state.ts';
import type { Target } from './targets.ts';
export function whyNot(_state: State, _seat: Seat, _target: Target): Reason | undefined {
  return undefined;
}
