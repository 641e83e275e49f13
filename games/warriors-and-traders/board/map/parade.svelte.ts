import { CURVE, DURATION, motionAllowed, type Point } from '@palio/board-kit';
import type { Event, Piece } from '../../rules/events.ts';
import type { MapId, Province, UnitKind } from '../../rules/names.ts';
import type { View } from '../../rules/view-types.ts';
import type { MapGeometry } from './geometry.ts';
import type { ShownUnit } from './standing.ts';

/** Units on their way from one province to another. */
export interface Flight {
  readonly key: number;
  readonly owner: number;
  readonly kind: UnitKind;
  readonly count: number;
  readonly from: Point;
  readonly to: Point;
}

/** Something that shows for a moment: swords of a battle, a number that rises. */
export interface Moment {
  readonly key: number;
  readonly at: Point;
  readonly kind: 'battle' | 'gain' | 'fallen';
  readonly text: string;
  readonly fallen: Piece | undefined;
}

const PAUSE = 90;

/** Brings the pieces from one view to the next by playing what happened, one thing after the other. */
export class Parade {
  units: readonly ShownUnit[] = $state.raw([]);
  holders: readonly number[] = $state.raw([]);
  flights: readonly Flight[] = $state.raw([]);
  moments: readonly Moment[] = $state.raw([]);
  /** Provinces whose outline flashes: they were taken. */
  flashes: readonly Province[] = $state.raw([]);

  /** Shapes of the map; without them nothing can fly. */
  geometry: MapGeometry | undefined = $state.raw();

  #map: MapId = 'west';
  #goal: View | undefined;
  #played: readonly Event[] | undefined;
  #run = 0;
  #keys = 0;

  get isPlaying(): boolean {
    return this.#goal !== undefined;
  }

  /** Shows the end of what is being played. */
  skip(): void {
    if (this.#goal !== undefined) this.#settle(this.#goal);
  }

  async show(view: View, events: readonly Event[]): Promise<void> {
    // Coming back from the past brings the same events once more.
    const isNew = this.holders.length === 0 || this.#map !== view.map || events === this.#played;
    this.#played = events;
    this.skip();
    this.#map = view.map;
    const isStill = this.geometry === undefined || !motionAllowed();
    if (isNew || events.length === 0 || isStill) return this.#settle(view);
    this.#goal = view;
    const run = ++this.#run;
    const isStopped = (): boolean => run !== this.#run;
    for (const event of events) {
      await this.#play(event, view);
      if (isStopped()) return undefined;
    }
    return this.#settle(view);
  }

  #settle(view: View): void {
    this.#run += 1;
    this.#goal = undefined;
    this.units = view.units;
    this.holders = view.holders;
    this.flights = [];
    this.moments = [];
    this.flashes = [];
  }

  /** Where a flight to or from a province starts and ends. */
  pointIn(province: Province): Point {
    const shape = this.geometry?.provinces[province];
    return shape?.slots[0] ?? shape?.label ?? { x: 0, y: 0 };
  }

  #change(id: number, change: Partial<ShownUnit>): void {
    this.units = this.units.map(unit => (unit.id === id ? { ...unit, ...change } : unit));
  }

  async #play(event: Event, view: View): Promise<void> {
    switch (event.type) {
      case 'armyMoved':
        return this.#fly([event.unit], event.from, event.to, { engaged: event.engaged });
      case 'princessMoved':
        return this.#fly([event.unit], event.from, event.to, {});
      case 'retreated':
        return this.#fly(idsOf(event.units), event.from, event.to, { engaged: false, retreated: true });
      case 'withdrawn':
        return this.#fly(idsOf(event.units), event.from, event.to, { engaged: false });
      case 'armyBuilt':
      case 'fortBuilt':
        return this.#land(event.unit, view);
      case 'armyUpgraded':
        this.#change(event.unit, { kind: event.to });
        return this.#moment({ at: this.pointIn(event.province), kind: 'gain', text: '↑', fallen: undefined });
      case 'battleStarted':
        return this.#moment({
          at: this.pointIn(event.province),
          kind: 'battle',
          text: `${event.attack} : ${event.defence}`,
          fallen: undefined,
        });
      case 'battleFought': {
        for (const { unit, damage } of event.wounds) this.#change(unit, { damage });
        const dead = event.wounds.filter(({ fate }) => fate === 'dies');
        return this.#fall(dead, event.province);
      }
      case 'removed':
        return this.#fall(event.units, event.from);
      case 'provinceTaken':
        this.holders = this.holders.map((holder, province) =>
          province === event.province ? event.to : holder,
        );
        return event.to >= 0 ? this.#flash([event.province]) : undefined;
      case 'unified':
        return this.#flash(view.players[event.seat]?.unification.core ?? []);
      default:
        return undefined;
    }
  }

  async #fly(
    ids: readonly number[],
    from: Province,
    to: Province,
    change: Partial<ShownUnit>,
  ): Promise<void> {
    const moving = this.units.filter(unit => ids.includes(unit.id));
    const first = moving[0];
    if (first === undefined) return;
    const flight: Flight = {
      key: ++this.#keys,
      owner: first.owner,
      kind: first.kind,
      count: moving.length,
      from: this.pointIn(from),
      to: this.pointIn(to),
    };
    this.units = this.units.filter(unit => !ids.includes(unit.id));
    this.flights = [...this.flights, flight];
    await wait(DURATION.slow);
    this.flights = this.flights.filter(one => one !== flight);
    this.units = [...this.units, ...moving.map(unit => ({ ...unit, ...change, at: to }))];
    await wait(PAUSE);
  }

  async #land(id: number, view: View): Promise<void> {
    const built = view.units.find(unit => unit.id === id);
    if (built === undefined || this.units.some(unit => unit.id === id)) return;
    this.units = [...this.units, built];
    await this.#moment({ at: this.pointIn(built.at), kind: 'gain', text: '+1', fallen: undefined });
  }

  async #fall(pieces: readonly Piece[], province: Province): Promise<void> {
    if (pieces.length === 0) return;
    const ids = idsOf(pieces);
    this.units = this.units.filter(unit => !ids.includes(unit.id));
    const { x, y } = this.pointIn(province);
    await Promise.all(
      pieces.map((fallen, index) =>
        this.#moment({
          at: { x: x + (index - (pieces.length - 1) / 2) * 24, y },
          kind: 'fallen',
          text: '',
          fallen,
        }),
      ),
    );
  }

  async #moment(moment: Omit<Moment, 'key'>): Promise<void> {
    const shown = { ...moment, key: ++this.#keys };
    this.moments = [...this.moments, shown];
    await wait(moment.kind === 'battle' ? 2 * DURATION.slow : DURATION.slow);
    this.moments = this.moments.filter(one => one !== shown);
  }

  async #flash(provinces: readonly Province[]): Promise<void> {
    this.flashes = provinces;
    await wait(DURATION.slow);
    this.flashes = [];
  }
}

const idsOf = (pieces: readonly Piece[]): number[] => pieces.map(({ unit }) => unit);

function wait(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}

/** Attached to what flies: it starts where it comes from and ends where it is drawn. */
export function fly({ from, to }: Flight): (element: SVGElement) => void {
  return element => {
    const top = Math.min(from.y, to.y) - 16;
    const frames = [
      { transform: `translate(${from.x}px, ${from.y}px) scale(1.06)` },
      { transform: `translate(${(from.x + to.x) / 2}px, ${(top + (from.y + to.y) / 2) / 2}px) scale(1.12)` },
      { transform: `translate(${to.x}px, ${to.y}px) scale(1)` },
    ];
    element.animate(frames, { duration: DURATION.slow, easing: CURVE.ease, fill: 'forwards' });
  };
}
