import type { NameOf, Seat } from '@palio/kernel';
import type { Piece } from '../rules/events.ts';
import type { ResourceId, Stock, UnitKind } from '../rules/names.ts';
import type { PlayerView, View } from '../rules/view-types.ts';
import { RESOURCE_IDS } from './figures.ts';
import type { Names, Words } from './words.ts';

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] as const;
export const roman = (level: number): string => ROMAN[level] ?? String(level);

/** "2 products", "1 weapon". */
export const amountText = (
  { resources, oneResource }: Pick<Names, 'resources' | 'oneResource'>,
  count: number,
  resource: ResourceId,
): string => `${count} ${(count === 1 ? oneResource : resources)[resource]}`;

/** "2 food, 1 gold", or the word for nothing. */
export function stockText(names: Names, stock: Stock): string {
  const parts = RESOURCE_IDS.flatMap((id, i) =>
    (stock[i] ?? 0) > 0 ? amountText(names, stock[i]!, id) : [],
  );
  return parts.join(', ') || names.nothing;
}

/** What the next upkeep brings: "2 food, 1 product or weapon". */
export function incomeText(names: Names, { nextIncome, incomeChoices }: PlayerView): string {
  const open = incomeChoices.map(slot => `1 ${slot.map(id => names.oneResource[id]).join(` ${names.or} `)}`);
  const isNothing = nextIncome.every(count => count === 0) && open.length > 0;
  return [...(isNothing ? [] : [stockText(names, nextIncome)]), ...open].join(', ');
}

export const placeName = (view: View, province: number): string => view.provinces[province]?.name ?? '';

/** WT-11.10 Whether the viewer of a battle has princesses behind forts before him. */
export function facesShelteredPrincess({ battles, viewer }: View, attacker: Seat, province: number): boolean {
  const battle = battles.find(one => one.province === province);
  const kinds = (viewer === attacker ? battle?.defenders : battle?.attackers)?.map(({ kind }) => kind) ?? [];
  return kinds.includes('princess') && (kinds.includes('fort') || kinds.includes('barbarianFort'));
}

/** A player in a sentence without names: his nation, or his colour before he has one. */
export function nationName({ names, seatNames }: Words, view: View, seat: Seat): string {
  const nation = view.players[seat]?.nation;
  return nation === null || nation === undefined ? (seatNames[seat] ?? '') : names.nations[nation];
}

/** "2 infantry, 1 cavalry". */
export function piecesText({ units }: Names, pieces: readonly Pick<Piece, 'kind'>[]): string {
  const counts = new Map<UnitKind, number>();
  for (const { kind } of pieces) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .map(([kind, count]) => `${count} ${count === 1 ? units[kind].one : units[kind].many}`)
    .join(', ');
}

export const sideText = (seats: readonly Seat[], nameOf: NameOf): string => seats.map(nameOf).join(', ');
