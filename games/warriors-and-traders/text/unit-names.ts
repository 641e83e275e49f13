import type { Seat } from '@palio/kernel';
import type { View } from '../rules/view-types.ts';
import { nationName, placeName } from './lists.ts';
import type { UnitName, Words } from './words.ts';

type UnitView = View['units'][number];

const isLike = (one: UnitView, other: UnitView): boolean =>
  one.spent === other.spent &&
  one.damage === other.damage &&
  one.retreated === other.retreated &&
  one.engaged === other.engaged;

/** WT-10.15 Two of a kind that differ in what they can still do; of defenders that does not matter. */
const differInPoints = ({ actionPoints, battles }: View, one: UnitView, other: UnitView): boolean =>
  actionPoints[one.id] !== actionPoints[other.id] &&
  (other.engaged || !battles.some(({ province }) => province === other.at));

/** How a sentence names a unit; its number is told only where it has a like in the province that differs. */
export function unitName(words: Words, view: View, seat: Seat, id: number, always = false): UnitName {
  const unit = view.units.find(one => one.id === id);
  if (unit === undefined)
    return { kind: 'infantry', place: '', points: undefined, damage: 0, number: id, owner: '' };
  const likes = view.units.filter(
    one => one.at === unit.at && one.kind === unit.kind && one.owner === unit.owner && one.id !== id,
  );
  const isSpecial = likes.some(one => always || !isLike(one, unit));
  return {
    kind: unit.kind,
    place: placeName(view, unit.at),
    points: likes.some(one => differInPoints(view, one, unit)) ? view.actionPoints[id] : undefined,
    damage: unit.damage,
    number: isSpecial ? id : 0,
    owner: unit.owner === seat || unit.owner < 0 ? '' : nationName(words, view, unit.owner),
  };
}
