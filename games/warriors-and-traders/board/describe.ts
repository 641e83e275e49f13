import type { SeatInfo } from '@palio/board-kit';
import type { Seat } from '@palio/kernel';
import type { Province } from '../rules/names.ts';
import type { View } from '../rules/view-types.ts';
import type { BoardWords } from '../text/board-words.ts';
import { type Group, groupsIn } from './map/standing.ts';

export const nameOfOwner = (words: BoardWords, owner: number, seats: readonly SeatInfo[]): string =>
  owner < 0 ? words.barbarians : (seats[owner]?.name ?? String(owner + 1));

/** Before there are nations nothing. */
export function nationOf(words: BoardWords, view: View, seat: Seat): string {
  const nation = view.players[seat]?.nation ?? null;
  return nation === null ? '' : words.nations[nation];
}

export function describeGroup(words: BoardWords, group: Group): string {
  const parts = [words.units(group.kind, group.units.length)];
  if (group.damage > 0) parts.push(words.damaged(group.damage));
  if (group.retreated) parts.push(words.retreated);
  if (group.engaged) parts.push(words.engaged);
  if (group.points !== undefined) parts.push(words.pointsLeft(group.points));
  return parts.join(', ');
}

/** Who stands in a province, owner by owner. */
export function describeUnits(
  words: BoardWords,
  view: View,
  province: Province,
  seats: readonly SeatInfo[],
): string {
  const groups = groupsIn(view.units, province, () => undefined);
  if (groups.length === 0) return words.free;
  const owners = [...new Set(groups.map(({ owner }) => owner))];
  return owners
    .map(owner => {
      const own = groups.filter(group => group.owner === owner).map(group => describeGroup(words, group));
      return `${nameOfOwner(words, owner, seats)}: ${own.join('; ')}`;
    })
    .join('. ');
}

/** A province in words: its name, type, what it is worth, who stands there. */
export function describeProvince(
  words: BoardWords,
  view: View,
  province: Province,
  seats: readonly SeatInfo[],
): string {
  const found = view.provinces[province];
  if (found === undefined) return '';
  const nations = found.nations.map(nation => words.nations[nation]).join(' / ');
  return `${found.name}, ${words.types[found.type]}, ${nations}, ${words.points(found.vp)}. ${describeUnits(words, view, province, seats)}`;
}
