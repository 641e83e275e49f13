import type { NationId } from '../../rules/names.ts';
import type { ProvinceView } from '../../rules/view-types.ts';

/** Each nation has one of eight tints on its map, by its order number. */
const TINTS: Readonly<Record<NationId, number>> = {
  germany: 0,
  france: 1,
  england: 2,
  denmark: 3,
  burgundy: 4,
  switzerland: 5,
  scotland: 6,
  ireland: 7,
  poland: 0,
  romania: 1,
  hungary: 2,
  bohemia: 3,
  austria: 4,
  croatia: 5,
  serbia: 6,
  bulgaria: 7,
  sardinia: 0,
  venice: 1,
  papalStates: 2,
  naples: 3,
  tuscany: 4,
  sicily: 5,
  genoa: 6,
  milan: 7,
};

export const tintOf = (nation: NationId): string => `var(--wt-tint-${TINTS[nation]})`;
export const bandOf = (nation: NationId): string => `var(--wt-band-${TINTS[nation]})`;

const nationsIn = ({ nations }: ProvinceView): string => nations.join('+');

/** A frontier runs where the nations on both sides differ. */
export function isFrontier(one: ProvinceView | undefined, other: ProvinceView | undefined): boolean {
  return one === undefined || other === undefined || nationsIn(one) !== nationsIn(other);
}
