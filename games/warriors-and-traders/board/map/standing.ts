import type { Point } from '@palio/board-kit';
import type { Province, UnitKind } from '../../rules/names.ts';
import type { Unit } from '../../rules/state.ts';
import { UNIT_ORDER } from '../drawing/looks.ts';
import type { ProvinceShape } from './geometry.ts';

export type ShownUnit = Readonly<Unit>;

/** Equal units of one owner in one province: they share a token. */
export interface Group {
  readonly key: string;
  readonly owner: number;
  readonly kind: UnitKind;
  readonly units: readonly number[];
  readonly damage: number;
  readonly retreated: boolean;
  readonly engaged: boolean;
  /** Action points left, where they matter now. */
  readonly points: number | undefined;
}

export type Item =
  | { readonly type: 'shield'; readonly key: string; readonly owner: number; readonly at: Point }
  | { readonly type: 'group'; readonly key: string; readonly group: Group; readonly at: Point }
  | { readonly type: 'more'; readonly key: string; readonly count: number; readonly at: Point };

/** What stands in a province, and the next place that is free. */
export interface Standing {
  readonly items: readonly Item[];
  readonly free: Point;
}

export function groupsIn(
  units: readonly ShownUnit[],
  province: Province,
  pointsOf: (unit: ShownUnit) => number | undefined,
): Group[] {
  const groups = new Map<string, Group>();
  for (const unit of units) {
    if (unit.at !== province) continue;
    const points = pointsOf(unit);
    const { owner, kind, damage, retreated, engaged } = unit;
    const key = [owner, kind, damage, retreated, engaged, points].join('|');
    const known = groups.get(key);
    const members = [...(known?.units ?? []), unit.id];
    groups.set(key, { key, owner, kind, units: members, damage, retreated, engaged, points });
  }
  const rank = ({ kind, engaged }: Group): number => UNIT_ORDER.indexOf(kind) + (engaged ? 100 : 0);
  return [...groups.values()].sort((one, other) => rank(one) - rank(other));
}

/** Each owner's shield comes before what is his; the holder of the province comes first. */
export function standingIn(shape: ProvinceShape, groups: readonly Group[], holder: number): Standing {
  const owners = [...new Set(groups.map(({ owner }) => owner))].sort(
    (one, other) => Number(other === holder) - Number(one === holder),
  );
  const wanted: ({ readonly owner: number } | { readonly group: Group })[] = owners.flatMap(owner => [
    ...(owner >= 0 ? [{ owner }] : []),
    ...groups.filter(group => group.owner === owner).map(group => ({ group })),
  ]);
  const slots = wanted.length < shape.slots.length ? shape.slots : shape.tight;
  const last = slots.length - 1;
  const middle = { x: shape.label.x, y: shape.label.y - 24 };
  const items: Item[] = [];
  wanted.forEach((item, index) => {
    const at = slots[index] ?? middle;
    if (index === last && wanted.length > slots.length)
      items.push({ type: 'more', key: 'more', count: wanted.length - last, at });
    else if (index <= last || last < 0)
      items.push(
        'group' in item
          ? { type: 'group', key: item.group.key, group: item.group, at }
          : { type: 'shield', key: `shield ${item.owner}`, owner: item.owner, at },
      );
  });
  return { items, free: slots[Math.min(wanted.length, last)] ?? middle };
}
