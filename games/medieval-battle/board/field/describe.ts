import type { SeatInfo } from '@palio/board-kit';
import type { Hex, Unit } from '../../rules/state.ts';
import type { View } from '../../rules/view-types.ts';
import { unitOn } from '../../text/actions.ts';
import { terrainAt } from '../../text/figures.ts';
import { field, hexLabel } from '../../text/hexes.ts';
import type { Words } from '../../text/words.ts';

export function describeUnit(
  { board: say }: Words,
  unit: Readonly<Unit>,
  seats: readonly SeatInfo[],
): string {
  const owner = seats[unit.side]?.name ?? '';
  return unit.type === 'caravan'
    ? say.unit.describedCaravan(owner, unit.movement > 0)
    : say.unit.described(unit.type, owner, unit.knights, unit.movement);
}

/** A hex in words: its name, terrain, flag, and who stands there. */
export function describeHex(words: Words, view: View, hex: Hex, seats: readonly SeatInfo[]): string {
  const say = words.board.hex;
  const label = hexLabel(view.map.size, hex);
  const terrain = terrainAt(view.map.terrain, hex);
  const unit = unitOn(view, hex);
  const place =
    unit === undefined
      ? say.empty(label, terrain)
      : say.held(label, terrain, describeUnit(words, unit, seats));
  const flag = field(view.map.size).flags.findIndex(entry => entry.hex === hex);
  const points = field(view.map.size).flags[flag]?.points;
  return points === undefined
    ? place
    : `${place}, ${say.flag(points, seats[view.flagOwners[flag] ?? -1]?.name)}`;
}
