import type { Source } from '../rules/names.ts';
import type { Action } from '../rules/steps.ts';
import type { PlacementForecast } from '../rules/view-types.ts';
import type { BurgundyText } from '../text/burgundy-text.ts';
import type { Legal } from './legal.ts';

const isSame = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The placement that a list of actions ends with, as the rules foresee it. */
function placementOf(actions: readonly Action[], legal: readonly Legal[]): PlacementForecast | undefined {
  const [first, second] = actions;
  const last = actions.at(-1);
  if (first === undefined || last?.type !== 'space') return undefined;
  const forecast = legal.find(({ action }) => isSame(action, first))?.forecast;
  if (forecast?.type === 'placement') return forecast;
  if (forecast?.type === 'placements') return forecast.places.find(({ space }) => space === last.space);
  if (forecast?.type !== 'die' || second === undefined) return undefined;
  const option = forecast.options.find(
    ({ action, placement }) => isSame(action, second) && placement?.space === last.space,
  );
  return option?.placement ?? undefined;
}

/** "+14 VP: Areas by size 6, Areas by phase 8" for a placement that waits for a yes. */
export function outlookOf(
  actions: readonly Action[],
  { legal, text }: { readonly legal: readonly Legal[]; readonly text: BurgundyText },
): string | undefined {
  const placement = placementOf(actions, legal);
  if (placement === undefined || placement.total === 0) return undefined;
  const { gains, scores } = text.words;
  const parts = Object.entries(placement.points).map(
    ([source, points]) => `${scores[source as Source]} ${points}`,
  );
  return `${gains.points(placement.total)}: ${parts.join(', ')}`;
}
