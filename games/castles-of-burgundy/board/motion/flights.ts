import type { Seat, Viewer } from '@palio/kernel';
import type { Event } from '../../rules/events.ts';
import type { Goods } from '../../rules/names.ts';
import type { TileId } from '../../rules/tiles.ts';
import type { View } from '../../rules/view-types.ts';

/** Something that moves from one place of the table to another. Of several names of a place the first on the page counts. */
export interface Flight {
  readonly tile?: TileId;
  readonly goods?: Goods;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** Points that rise where they are gained. */
export interface Rise {
  readonly seat: Seat;
  readonly points: number;
  readonly at: readonly string[];
}

export interface Moves {
  readonly flights: readonly Flight[];
  readonly rises: readonly Rise[];
}

/** What a player keeps besides the duchy: on the mat for the viewer, in the panel for the others. */
const storeOf = (seat: Seat): string[] => [`keys ${seat}`, `panel ${seat}`];

const spaceOf = (view: View, seat: Seat, space: number): string[] => {
  const duchy = view.players[seat]?.duchy ?? -1;
  return [`space ${duchy} ${space}`, `mini ${duchy} ${space}`, ...storeOf(seat)];
};

function flightOf(view: View, event: Event): Flight | undefined {
  switch (event.type) {
    case 'tileTaken':
    case 'tileBought':
      return {
        tile: event.tile,
        from: [`depot ${event.depot} ${event.slot}`, `depot ${event.depot}`],
        to: storeOf(event.seat),
      };
    case 'tilePlaced':
      return {
        tile: event.tile,
        from: storeOf(event.seat),
        to: spaceOf(view, event.seat, event.space),
      };
    case 'goodsArrived':
      return { goods: event.goods, from: [`round ${view.round}`], to: [`depot ${event.depot}`] };
    default:
      return undefined;
  }
}

/** The goods that a ship loads, from its first depot to the mat. */
function cargoOf(event: Extract<Event, { type: 'goodsLoaded' }>): Flight[] {
  const [depot] = event.depots;
  if (depot === undefined) return [];
  return event.goods.flatMap((count, i) =>
    count > 0
      ? [{ goods: i + 1, from: [`depot ${depot}`], to: [`goods ${event.seat}`, `panel ${event.seat}`] }]
      : [],
  );
}

/** What the events show, in their order; points rise from the tile that was placed last. */
export function movesOf(view: View, viewer: Viewer, events: readonly Event[]): Moves {
  const flights: Flight[] = [];
  const rises: Rise[] = [];
  let placed: readonly string[] | undefined;
  for (const event of events) {
    const flight = flightOf(view, event);
    if (flight !== undefined) flights.push(flight);
    if (event.type === 'goodsLoaded') flights.push(...cargoOf(event));
    if (event.type === 'tilePlaced') placed = spaceOf(view, event.seat, event.space);
    if (event.type === 'turnStarted') placed = undefined;
    if (event.type === 'pointsGained' && event.points > 0) {
      const { seat, points } = event;
      const aside = event.source === 'goodsSold' ? [`goods ${seat}`] : [];
      rises.push({ seat, points, at: [...aside, ...(placed ?? []), ...storeOf(seat)] });
    }
  }
  // Several missed moves would be a swarm: only the newest are shown.
  return { flights: flights.slice(-MOST), rises: rises.slice(viewer === 'spectator' ? -2 : -MOST) };
}

const MOST = 6;
