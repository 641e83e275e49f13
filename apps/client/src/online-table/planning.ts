import type { GameText, Reason, Seat } from '@palio/kernel';
import { tables } from '../online/api.ts';
import { foresee } from './calls.ts';
import type { OnlineTable } from './online-table.svelte.ts';
import { PlannedTable } from './planned-table.svelte.ts';
import PlanView from './PlanView.svelte';

/** Planning on the board, which travels when somebody begins to. */
export interface Planning {
  readonly planned: PlannedTable;
  readonly View: typeof PlanView;
}

/** What follows on the plan that is kept. */
export async function beginPlanning(table: OnlineTable, seat: Seat, text: () => GameText): Promise<Planning> {
  const planned = new PlannedTable(table, seat, text, {
    foresee: steps => foresee(table.id, steps),
    whyNot: async (target, steps) =>
      ((await tables.whyNot(table.id, target, steps)).reason ?? undefined) as Reason | undefined,
  });
  await planned.begin();
  return { planned, View: PlanView };
}
