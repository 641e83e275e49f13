import type { Province } from '../rules/names.ts';
import type { Action } from '../rules/steps.ts';
import type { View } from '../rules/view-types.ts';

/** A province that somebody gives up by going, and the ally who gets it; nobody: it is free. */
export interface LeftBehind {
  readonly province: Province;
  readonly heir: number | undefined;
}

/** WT-10.13, WT-20.11 What these steps give up: a province is held by units of one's own only. */
export function leftBehind(view: View, actions: readonly Action[]): LeftBehind | undefined {
  const moving = actions.flatMap(action =>
    action.type === 'move' || action.type === 'princess' ? action.unit : [],
  );
  const first = view.units.find(({ id }) => id === moving[0]);
  if (first === undefined || view.holders[first.at] !== first.owner) return undefined;
  const stay = view.units.filter(unit => unit.at === first.at && !moving.includes(unit.id));
  if (stay.some(({ owner }) => owner === first.owner)) return undefined;
  const orderOf = (seat: number): number => view.players[seat]?.order ?? 0;
  const [heir] = stay.map(({ owner }) => owner).sort((one, other) => orderOf(one) - orderOf(other));
  return { province: first.at, heir };
}
