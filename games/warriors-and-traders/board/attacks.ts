import type { Action } from '../rules/steps.ts';
import type { View } from '../rules/view-types.ts';

/** WT-10.10 Barbarians always, other players in war. */
const isHostile = ({ wars }: View, seat: number, holder: number): boolean =>
  holder === -2 ||
  wars.some(
    ({ a, b }) => (a.includes(seat) && b.includes(holder)) || (b.includes(seat) && a.includes(holder)),
  );

/** Armies that could still attack somebody from where they stand. */
export function couldAttack(view: View, seat: number): boolean {
  return view.units.some(
    unit =>
      unit.owner === seat &&
      !unit.engaged &&
      (view.actionPoints[unit.id] ?? 0) >= 2 &&
      (view.provinces[unit.at]?.neighbours.some(to => isHostile(view, seat, view.holders[to] ?? -1)) ??
        false),
  );
}

/** Marching on somebody: the battle may begin at once. */
export function isAttack(action: Action, view: View): boolean {
  if (action.type !== 'move') return false;
  const holder = view.holders[action.to] ?? -1;
  const mover = view.units.find(({ id }) => id === action.unit)?.owner ?? -1;
  return holder === -2 || (holder >= 0 && view.players[holder]?.side !== view.players[mover]?.side);
}
