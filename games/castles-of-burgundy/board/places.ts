import type { Seat } from '@palio/kernel';
import type { View } from '../rules/view-types.ts';
import { layoutOf } from '../text/spaces.ts';

/** Where a line of the log leads: to a depot, or to a space of a duchy. */
export interface ShownPlace {
  readonly depot: number | undefined;
  readonly seat: Seat | undefined;
  readonly space: number | undefined;
}

const NOWHERE: ShownPlace = { depot: undefined, seat: undefined, space: undefined };

/** Reads "depot 3", "c4" of the own duchy, or "1 c4" of the duchy of seat 1. */
export function readPlace(view: View, own: Seat, place: string | undefined): ShownPlace {
  if (place === undefined) return NOWHERE;
  const [, depot] = /^depot (\d)$/.exec(place) ?? [];
  if (depot !== undefined) return { ...NOWHERE, depot: Number(depot) };
  const [, owner, label] = /^(?:(\d) )?([a-l]\d+)$/.exec(place) ?? [];
  if (label === undefined) return NOWHERE;
  const seat = owner === undefined ? own : Number(owner);
  const board = view.duchies[view.players[seat]?.duchy ?? -1]?.board ?? '';
  const space = layoutOf(board)?.labels.indexOf(label) ?? -1;
  return { depot: undefined, seat, space: space < 0 ? undefined : space };
}
