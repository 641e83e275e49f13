import type { Seat } from '@palio/kernel';
import type { DuchyView, View } from '../../rules/view-types.ts';
import { duchiesJson } from '../../text/data.ts';

/** The printed codes of a duchy's spaces; those of castles begin with C. */
const codesOf = (id: string): readonly string[] =>
  duchiesJson.duchies.find(duchy => duchy.id === id)?.rows.flatMap(row => row.split(' ')) ?? [];

/** Spaces that something is offered for. */
type Spaces = Pick<ReadonlyMap<number, unknown>, 'has' | 'size'>;

/**
 * CB-16.4 The side that the seat has sealed: no view holds it before everybody has chosen, but the spaces
 * offered for the starting castle are the castles of that side.
 */
function sideWithCastles(view: View, seat: Seat, offered: Spaces): string | undefined {
  return view.dealt[seat]?.find(id => {
    const castles = codesOf(id).flatMap((code, space) => (code.startsWith('C') ? [space] : []));
    return castles.length === offered.size && castles.every(space => offered.has(space));
  });
}

/** The duchy as its owner sees it: with the side he has picked in secret, while its castle is asked for. */
export function ownDuchy(duchy: DuchyView, view: View, seat: Seat, offered: Spaces): DuchyView {
  if (view.asked?.kind !== 'chooseSecretly' || duchy.board !== '' || offered.size === 0) return duchy;
  const board = sideWithCastles(view, seat, offered) ?? '';
  const spaces = codesOf(board).map(() => null);
  return { ...duchy, board, spaces, emptySpaces: spaces.length };
}
