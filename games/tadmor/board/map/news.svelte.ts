import { motionAllowed, type Point, type SeatInfo } from '@palio/board-kit';
import type { Amounts, Event } from '../../rules/events.ts';
import type { PieceId, PlaceId, RegionId, ResourceId } from '../../rules/names.ts';
import { RESOURCES, spaceFigures } from '../figures.ts';
import { fieldCentre } from './land.ts';

/** Something that rises from its place and is gone: a gain, or a piece that goes home. */
export interface Float {
  readonly id: number;
  readonly at: Point;
  /** Milliseconds after the first. */
  readonly delay: number;
  readonly resource?: ResourceId;
  readonly amount?: number;
  readonly seat?: number;
  readonly piece?: PieceId;
  readonly isLost?: boolean;
}

const STAGGER = 90;
const LIFETIME = 1500;
const BANNER = 1800;
const MOST = 14;

const placeOf = (place: PlaceId): Point | undefined => {
  const space = spaceFigures(place);
  return space === undefined ? undefined : { x: space.x, y: space.y };
};

/** What happened since the last view, as it is shown over the map for a moment. */
export class News {
  floats: readonly Float[] = $state.raw([]);
  /** The region that marauders attack, while its reveal is shown. */
  attacked: RegionId | undefined = $state();

  #next = 0;
  #told: readonly Event[] | undefined;
  #clearing: ReturnType<typeof setTimeout> | undefined;
  #calm: ReturnType<typeof setTimeout> | undefined;

  tell(events: readonly Event[], prestige: readonly number[], seats: readonly SeatInfo[]): void {
    if (events === this.#told) return;
    this.#told = events;
    this.#announce(events);
    const found = events.flatMap(event => this.#floatsOf(event, prestige, seats)).slice(-MOST);
    if (found.length === 0) return;
    const shown = motionAllowed() ? found : found.filter(({ piece }) => piece === undefined);
    this.floats = shown.map((float, i) => ({ ...float, id: this.#next++, delay: i * STAGGER }));
    clearTimeout(this.#clearing);
    this.#clearing = setTimeout(() => (this.floats = []), LIFETIME + shown.length * STAGGER);
  }

  #announce(events: readonly Event[]): void {
    const raid = events.findLast(event => event.type === 'raidRevealed' || event.type === 'raidRedirected');
    if (raid === undefined || !('region' in raid)) return;
    this.attacked = raid.region;
    clearTimeout(this.#calm);
    this.#calm = setTimeout(() => (this.attacked = undefined), BANNER);
  }

  #floatsOf(
    event: Event,
    prestige: readonly number[],
    seats: readonly SeatInfo[],
  ): Omit<Float, 'id' | 'delay'>[] {
    switch (event.type) {
      case 'pieceReturned':
      case 'pieceRemoved': {
        const at = placeOf(event.from);
        if (at === undefined || seats[event.seat] === undefined) return [];
        return [{ at, seat: event.seat, piece: event.piece, isLost: event.type === 'pieceRemoved' }];
      }
      case 'resourcesGained': {
        const at = event.space === null ? undefined : placeOf(event.space);
        return at === undefined ? [] : gains(event.amounts, at);
      }
      case 'prestigeChanged': {
        const { x, y } = fieldCentre(prestige[event.seat] ?? 0);
        return event.points === 0 ? [] : [{ at: { x, y }, amount: event.points, seat: event.seat }];
      }
      default:
        return [];
    }
  }
}

const gains = (amounts: Amounts, at: Point): Omit<Float, 'id' | 'delay'>[] =>
  RESOURCES.flatMap(resource => (amounts[resource] > 0 ? [{ at, resource, amount: amounts[resource] }] : []));
