import type { Unit } from '../../rules/state.ts';
import type { View } from '../../rules/view-types.ts';
import type { Legal } from '../gestures.ts';

/** Units that wait to enter and are alike in everything (MB-14.8): the first of them enters for all. */
export interface EnteringGroup {
  readonly unit: Readonly<Unit>;
  readonly count: number;
  /** There is a hex where it may enter now. */
  readonly isLegal: boolean;
}

const isAlike = (a: Readonly<Unit>, b: Readonly<Unit>): boolean =>
  a.type === b.type && a.knights === b.knights && a.place === b.place;

export function enteringGroups(view: View, legal: readonly Legal[]): EnteringGroup[] {
  const waiting = view.entering.flatMap(id => view.units[id] ?? []);
  return waiting
    .filter((unit, i) => waiting.findIndex(other => isAlike(unit, other)) === i)
    .map(unit => ({
      unit,
      count: waiting.filter(other => isAlike(unit, other)).length,
      isLegal: legal.some(({ action }) => action.type === 'enter' && action.unit === unit.id),
    }));
}

/** The unit that enters at the next tap: the one that was picked, else the first that can. */
export function unitToEnter(
  view: View,
  legal: readonly Legal[],
  picked: number | undefined,
): number | undefined {
  const groups = enteringGroups(view, legal);
  const wanted = view.units[picked ?? -1];
  const group =
    (wanted !== undefined && view.entering.includes(wanted.id)
      ? groups.find(({ unit }) => isAlike(unit, wanted))
      : undefined) ??
    groups.find(({ isLegal }) => isLegal) ??
    groups[0];
  return group?.unit.id;
}

/** MB-10.6, MB-10.11 The number beside a unit that has fled: regroups until it may enter, a dash if never. */
export function returnSign(view: View, { id }: Readonly<Unit>): string {
  const regroups = view.regroupsToReturn[id] ?? -1;
  return regroups < 0 ? '–' : String(regroups);
}
