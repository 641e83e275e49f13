import { motionAllowed, type Point } from '@palio/board-kit';
import type { Event } from '../../rules/events.ts';
import type { View } from '../../rules/view-types.ts';
import { CITIES } from '../figures.ts';
import { centreOf } from './geometry.ts';

/** Something that shows over the map for a moment: swords of a battle, a gain at a stronghold, a fallen Noble. */
export interface Moment {
  readonly key: number;
  readonly at: Point;
  readonly delay: number;
  readonly kind: 'battle' | 'siege' | 'breach' | 'fallen' | 'crowns' | 'votes' | 'faith' | 'prestige';
  readonly seat: number;
  readonly amount: number;
  readonly noble: number;
}

const STAGGER = 120;
const LIFETIME = 1500;
const MOST = 12;

/** What happened since the last view, as the map shows it. */
export class Parade {
  /** Ways of the Nobles that have just moved. */
  paths: ReadonlyMap<number, readonly Point[]> = $state.raw(new Map());
  moments: readonly Moment[] = $state.raw([]);
  flashes: readonly number[] = $state.raw([]);

  #before: View | undefined;
  #told: readonly Event[] | undefined;
  #next = 0;
  #calm: ReturnType<typeof setTimeout> | undefined;

  show(view: View, events: readonly Event[]): void {
    const before = this.#before;
    this.#before = view;
    // Coming back from the past brings the same events once more.
    if (events === this.#told || before === undefined) {
      this.#told = events;
      return;
    }
    this.#told = events;
    this.paths = new Map(events.flatMap(event => pathOf(event)));
    const found = events.flatMap(event => momentsOf(event, view, before)).slice(-MOST);
    const flashes = events.flatMap(event => takenBy(event));
    if (found.length === 0 && flashes.length === 0) return;
    const isStill = !motionAllowed();
    this.moments = found.map((moment, i) => ({
      ...moment,
      key: this.#next++,
      delay: isStill ? 0 : i * STAGGER,
    }));
    this.flashes = flashes;
    clearTimeout(this.#calm);
    this.#calm = setTimeout(
      () => {
        this.moments = [];
        this.flashes = [];
      },
      LIFETIME + found.length * STAGGER,
    );
  }
}

function pathOf(event: Event): [number, readonly Point[]][] {
  if (event.type === 'nobleMoved') return [[event.noble, event.regions.map(centreOf)]];
  return [];
}

/** Regions whose outline flashes: something there changed hands. */
function takenBy(event: Event): number[] {
  switch (event.type) {
    case 'cityCaptured':
    case 'cityRazed':
    case 'cityNeutral':
    case 'cityCeded':
    case 'cityFortified':
      return CITIES[event.city] === undefined ? [] : [CITIES[event.city]!.region];
    case 'strongholdPlaced':
    case 'regionNamed':
      return [event.region];
    default:
      return [];
  }
}

type Found = Omit<Moment, 'key' | 'delay'>;

function momentsOf(event: Event, view: View, before: View): Found[] {
  const at = (region: number, kind: Moment['kind'], more: Partial<Found> = {}): Found[] =>
    region < 0 ? [] : [{ at: centreOf(region), kind, seat: -1, amount: 0, noble: -1, ...more }];
  switch (event.type) {
    case 'battleBegan':
      return at(event.region, 'battle', { seat: event.seat });
    case 'siegeLaid':
    case 'siegeCompleted':
      return at(event.region, 'siege', { seat: event.seat });
    case 'wallsBreached':
      return at(event.region, 'breach', { amount: event.breaches });
    case 'nobleDied':
      return at(before.nobles[event.noble]?.region ?? -1, 'fallen', { seat: event.seat, noble: event.noble });
    case 'crowns':
    case 'votes':
    case 'faith':
    case 'prestige':
      return event.change === 0
        ? []
        : at(view.barons[event.seat]?.stronghold ?? -1, event.type, {
            seat: event.seat,
            amount: event.change,
          });
    default:
      return [];
  }
}
