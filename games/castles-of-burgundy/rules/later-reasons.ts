import type { Reason, Seat } from '@palio/kernel';
import type { State } from './state.ts';
import type { Target } from './targets.ts';
import type * as reasons from './why-not.ts';

/** Nobody needs the reasons before he has tried something illegal: they travel then. */
let learnt: typeof reasons | undefined;

export async function learnReasons(): Promise<void> {
  learnt ??= await import('./why-not.ts');
}

export function whyNot(state: State, seat: Seat, target: Target): Reason | undefined {
  if (learnt === undefined) throw new Error('the reasons have not been learnt yet');
  return learnt.whyNot(state, seat, target);
}
