import type { Seat } from '@palio/kernel';
import type { TerrainCode, Unit } from '../rules/state.ts';
import type { View } from '../rules/view-types.ts';
import { armyLine } from './army-line.ts';
import { terrainAt, unitFigures } from './figures.ts';
import { cellOf, field, hexLabel } from './hexes.ts';
import type { Words } from './words.ts';

const SIGNS: Readonly<Record<TerrainCode, string>> = { P: '.', W: '%', R: 'n', M: '^' };
const SEATS: readonly Seat[] = [0, 1];
/** Width of one side's list; two stand beside each other in less than 100 columns. */
const COLUMN = 47;
const WIDTH = 100;

type UnitView = Readonly<Unit>;

const letterOf = ({ side, type }: UnitView): string => {
  const { letter } = unitFigures(type);
  return side === 0 ? letter : letter.toLowerCase();
};

/** Terrain, unit, `!` for one knight, `*` for a flag: four columns to a hex, rows shifted by two. */
function mapLines(view: View): string[] {
  const { size, terrain } = view.map;
  const { cells, flags } = field(size);
  const unitAt = new Map(view.units.map(unit => [unit.place, unit]));
  const flagged = new Set(flags.map(({ hex }) => hex));
  const left = Math.min(...cells.map(({ q, r }) => 2 * q + r));
  const rows = new Map<number, string>();
  cells.forEach(({ q, r }, hex) => {
    const unit = unitAt.get(hex);
    const isDamaged = unit !== undefined && unit.knights < 2;
    const sign = `${SIGNS[terrainAt(terrain, hex)]}${unit ? letterOf(unit) : ''}${isDamaged ? '!' : ''}${flagged.has(hex) ? '*' : ''}`;
    const start = rows.get(r) ?? `${hexLabel(size, hex).padStart(4)} ${' '.repeat(2 * (2 * q + r - left))}`;
    rows.set(r, start + sign.padEnd(4));
  });
  const lastOf = new Map(cells.map(({ r }, hex) => [r, hex]));
  return [...rows].map(([r, line]) => `${line.trimEnd()}  ${hexLabel(size, lastOf.get(r) ?? 0)}`);
}

function flagLines({ position: say, seatNames }: Words, view: View): string[] {
  const { size } = view.map;
  return field(size).flags.map(({ hex, points }, flag) =>
    say.flag(hexLabel(size, hex), points, seatNames[view.flagOwners[flag] ?? -1] ?? say.nobody),
  );
}

function unitLine(words: Words, view: View, unit: UnitView): string {
  const { position: say, units } = words;
  const label = hexLabel(view.map.size, unit.place).padEnd(4);
  const name = `${letterOf(unit)} ${units[unit.type]}`;
  if (unit.type === 'caravan') return `  ${label}${name}, ${unit.movement > 0 ? say.fortified : say.turned}`;
  return `  ${label}${name}, ${say.movement(unit.movement, unitFigures(unit.type).maxMovement)}${losses(words, unit)}`;
}

const losses = ({ position: say }: Words, { knights }: UnitView): string =>
  knights < 2 ? `, ${say.oneKnight}` : '';

function sideLines(words: Words, view: View, seat: Seat): string[] {
  const { position: say, units, seatNames } = words;
  const own = view.units.filter(({ side }) => side === seat);
  const tokens = view.timeTokens[seat] ?? 0;
  const lines = [
    `${seatNames[seat] ?? ''}: ${say.score(view.victoryPoints[seat] ?? 0, view.victoryTarget, tokens)}`,
  ];
  const army = view.armies[seat];
  if (view.phase === 'recruitment') lines.push(`  ${army ? armyLine(army) : say.hiddenArmy}`);
  const onBoard = own
    .filter(({ place }) => place >= 0)
    .sort((a, b) => cellOf(view.map.size, a.place).q - cellOf(view.map.size, b.place).q);
  lines.push(...onBoard.map(unit => unitLine(words, view, unit)));
  const reserve = own.filter(({ place }) => place === -1).map(({ type }) => units[type]);
  if (reserve.length > 0) lines.push(`  ${say.reserve}: ${reserve.join(', ')}`);
  for (const unit of own.filter(({ place }) => place <= -10)) {
    const regroups = view.regroupsToReturn[unit.id] ?? -1;
    // MB-10.3 Its losses stay with it.
    const back = regroups < 0 ? say.never : say.returns(regroups);
    lines.push(`  ${say.offBoard}: ${units[unit.type]}${losses(words, unit)}, ${back}`);
  }
  return lines.flatMap(line => wrapped(line, COLUMN));
}

/** Breaks a line between words; what follows is indented. */
function wrapped(line: string, width: number): string[] {
  if (line.length <= width) return [line];
  const cut = line.lastIndexOf(' ', width);
  return cut <= 4 ? [line] : [line.slice(0, cut), ...wrapped(`    ${line.slice(cut + 1)}`, width)];
}

function beside(first: readonly string[], second: readonly string[]): string[] {
  const rows = Math.max(first.length, second.length);
  return Array.from({ length: rows }, (_, row) =>
    `${(first[row] ?? '').padEnd(COLUMN + 2)}${second[row] ?? ''}`.trimEnd(),
  );
}

/** The position in text, for the terminal and for screen readers. */
export function positionText(words: Words, view: View): string {
  const { position: say, seatNames } = words;
  const [red = [], yellow = []] = SEATS.map(seat => sideLines(words, view, seat));
  const head =
    view.phase === 'battle'
      ? `${say.map(view.map.code)} · ${say.toMove(seatNames[view.toMove] ?? '')}`
      : say.map(view.map.code);
  const notes = [...wrapped(say.key, WIDTH), ...wrapped(flagLines(words, view).join(' · '), WIDTH)];
  return [head, '', ...mapLines(view), '', ...notes, '', ...beside(red, yellow)].join('\n');
}
