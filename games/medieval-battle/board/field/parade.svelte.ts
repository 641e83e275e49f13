import { DURATION, fadeAndSink, flip, motionAllowed, type Point, walk } from '@palio/board-kit';
import { tick } from 'svelte';
import type { Calculation, Event } from '../../rules/events.ts';
import type { Hex, Size, Unit } from '../../rules/state.ts';
import type { View } from '../../rules/view-types.ts';
import { battleGeometry, centreOf } from '../geometry.ts';

/** A unit as it is drawn now; while events are played it lags behind the view. */
export type ShownUnit = Readonly<Unit>;

interface Drawn {
  /** Placed on the board by a translation. */
  readonly piece: SVGElement;
  /** Drawn around the middle of the piece. */
  readonly face: SVGElement;
}

const OFF_BOARD = -10;
const REMOVED = -2;

export const isShown = ({ place }: ShownUnit): boolean => place >= 0 || place <= OFF_BOARD;
export const isOutside = ({ place }: ShownUnit): boolean => place <= OFF_BOARD;

/** Brings the pieces from one view to the next by playing what happened, one thing after the other. */
export class Parade {
  units: readonly ShownUnit[] = $state.raw([]);
  flagOwners: readonly number[] = $state.raw([]);
  /** The last way that a unit went, with the seat it belongs to. */
  trail: { readonly seat: number; readonly path: readonly Hex[] } | undefined = $state.raw();
  /** An arrow in flight. */
  shot: { readonly from: Point; readonly to: Point } | undefined = $state.raw();

  readonly #drawn = new Map<number, Drawn>();
  #arrow: SVGElement | undefined;
  #size: Size = 'standard';
  #goal: View | undefined;
  #played: readonly Event[] | undefined;
  #run = 0;

  /** A piece that comes onto the page tells where it is; returns what is to be done when it leaves. */
  enlist(id: number, drawn: Drawn): () => void {
    this.#drawn.set(id, drawn);
    return () => {
      if (this.#drawn.get(id) === drawn) this.#drawn.delete(id);
    };
  }

  enlistArrow(arrow: SVGElement): void {
    this.#arrow = arrow;
  }

  get isPlaying(): boolean {
    return this.#goal !== undefined;
  }

  /** Shows the end of what is being played. */
  skip(): void {
    if (this.#goal !== undefined) this.#settle(this.#goal);
  }

  async show(view: View, events: readonly Event[]): Promise<void> {
    // The next player at this screen sees the same events: they go on.
    if (events === this.#played && this.#goal !== undefined) {
      this.#goal = view;
      return undefined;
    }
    // Coming back from the past brings the same events once more.
    const isNew = this.units.length === 0 || this.#size !== view.map.size || events === this.#played;
    this.#played = events;
    this.skip();
    this.#follow(isNew ? [] : events);
    if (isNew || events.length === 0 || !motionAllowed()) return this.#settle(view);
    const run = this.#run;
    this.#goal = view;
    this.#welcome(view);
    for (const event of events) {
      await this.#play(event);
      if (run !== this.#run) return undefined;
    }
    return this.#settle(view);
  }

  /** Remembers where the last unit came from, so that it can be seen after it has arrived. */
  #follow(events: readonly Event[]): void {
    for (const event of events) {
      if (event.type !== 'moved') continue;
      const start = this.#unit(event.unit)?.place ?? -1;
      if (start >= 0) this.trail = { seat: event.seat, path: [start, ...event.path] };
    }
  }

  #settle(view: View): void {
    this.#run += 1;
    this.#goal = undefined;
    this.#size = view.map.size;
    this.units = view.units;
    this.flagOwners = view.flagOwners;
    this.shot = undefined;
  }

  /** Units of the new view that were not known before stand ready in the reserve. */
  #welcome(view: View): void {
    const known = new Set(this.units.map(({ id }) => id));
    const added = view.units.filter(({ id }) => !known.has(id)).map(unit => ({ ...unit, place: -1 }));
    if (added.length > 0) this.units = [...this.units, ...added];
  }

  #unit(id: number): ShownUnit | undefined {
    return this.units.find(unit => unit.id === id);
  }

  async #change(id: number, change: Partial<Unit>): Promise<Drawn | undefined> {
    this.units = this.units.map(unit => (unit.id === id ? { ...unit, ...change } : unit));
    await tick();
    return this.#drawn.get(id);
  }

  async #play(event: Event): Promise<void> {
    switch (event.type) {
      case 'deployed':
      case 'entered':
        return this.#land(event.unit, event.hex);
      case 'moved':
        return this.#walk(event.unit, event.path, event.movement);
      case 'crossed':
        await this.#change(event.unit, {
          movement: Math.max((this.#unit(event.unit)?.movement ?? 1) - 1, 0),
        });
        return undefined;
      case 'retreated':
      case 'advanced':
        return this.#walk(event.unit, [event.to]);
      case 'leftBoard':
      case 'drewNear':
        return this.#leave(event.unit, event.slot);
      case 'fought':
        await this.#lunge(event.unit, event.target);
        return this.#suffer(event.unit, event.defender, event.calculation);
      case 'shot':
        await this.#shoot(event.from, event.target);
        return this.#suffer(event.unit, event.defender, event.calculation);
      case 'caravanHit':
        return this.#hitCaravan(
          event.unit,
          event.from,
          event.target,
          event.ranged,
          event.hit === 'destroyed',
        );
      case 'merged':
        await this.#walk(event.unit, [event.hex]);
        await this.#change(event.unit, { place: REMOVED });
        return this.#turn(event.into, { knights: 2 });
      case 'dismounted':
        return this.#turn(event.unit, { type: event.to, movement: event.movement });
      case 'flagTaken':
        this.flagOwners = this.flagOwners.map((owner, flag) => (flag === event.flag ? event.seat : owner));
        return undefined;
      default:
        return undefined;
    }
  }

  async #walk(id: number, path: readonly Hex[], movement?: number): Promise<void> {
    const unit = this.#unit(id);
    const last = path.at(-1);
    if (unit === undefined || last === undefined) return;
    const start = this.pointOf(unit);
    const drawn = await this.#change(id, { place: last, ...(movement === undefined ? {} : { movement }) });
    const points = [start, ...path.map(hex => centreOf(this.#size, hex))];
    if (drawn !== undefined) await walk(drawn.piece, points);
  }

  async #leave(id: number, slot: number): Promise<void> {
    const unit = this.#unit(id);
    if (unit === undefined) return;
    const start = this.pointOf(unit);
    const drawn = await this.#change(id, { place: OFF_BOARD - slot });
    const left = this.#unit(id);
    if (drawn !== undefined && left !== undefined)
      await walk(drawn.piece, [start, this.pointOf(left)], DURATION.move);
  }

  async #land(id: number, hex: Hex): Promise<void> {
    const drawn = await this.#change(id, { place: hex });
    if (drawn !== undefined)
      await finished(
        drawn.face.animate(
          [
            { opacity: 0, transform: 'translateY(-8px)' },
            { opacity: 1, transform: 'none' },
          ],
          DURATION.move,
        ),
      );
  }

  /** A short push towards the enemy and back. */
  async #lunge(id: number, target: Hex): Promise<void> {
    const unit = this.#unit(id);
    const drawn = this.#drawn.get(id);
    if (unit === undefined || drawn === undefined) return;
    const from = this.pointOf(unit);
    const to = centreOf(this.#size, target);
    const push = `translate(${(to.x - from.x) * 0.3}px, ${(to.y - from.y) * 0.3}px)`;
    await finished(
      drawn.face.animate([{ transform: 'none' }, { transform: push }, { transform: 'none' }], DURATION.move),
    );
  }

  async #shoot(from: Hex, to: Hex): Promise<void> {
    this.shot = { from: centreOf(this.#size, from), to: centreOf(this.#size, to) };
    await tick();
    if (this.#arrow !== undefined && this.shot !== undefined)
      await walk(this.#arrow, [this.shot.from, this.shot.to], DURATION.move);
    this.shot = undefined;
  }

  async #suffer(attacker: number, defender: number, calculation: Calculation): Promise<void> {
    const { attackerLosses, defenderLosses, attackerDestroyed, defenderDestroyed } = calculation;
    await Promise.all([
      this.#lose(attacker, attackerLosses, attackerDestroyed),
      this.#lose(defender, defenderLosses, defenderDestroyed),
    ]);
  }

  async #lose(id: number, losses: number, destroyed: boolean): Promise<void> {
    if (destroyed) return this.#fall(id);
    return losses === 0 ? undefined : this.#turn(id, { knights: 1 });
  }

  async #fall(id: number): Promise<void> {
    const drawn = this.#drawn.get(id);
    if (drawn !== undefined) await fadeAndSink(drawn.face);
    await this.#change(id, { place: REMOVED });
  }

  async #turn(id: number, change: Partial<Unit>): Promise<void> {
    const drawn = this.#drawn.get(id);
    if (drawn === undefined) await this.#change(id, change);
    else await flip(drawn.face, () => void this.#change(id, change));
  }

  async #hitCaravan(
    attacker: number,
    from: Hex,
    target: Hex,
    ranged: boolean,
    destroyed: boolean,
  ): Promise<void> {
    await (ranged ? this.#shoot(from, target) : this.#lunge(attacker, target));
    const caravan = this.units.find(({ place }) => place === target);
    if (caravan !== undefined)
      await (destroyed ? this.#fall(caravan.id) : this.#turn(caravan.id, { movement: 0 }));
  }

  /** Where a unit is drawn. Those beside the board stand in a row along the border of their slot. */
  pointOf(unit: ShownUnit): Point {
    if (unit.place >= 0) return centreOf(this.#size, unit.place);
    const together = this.units.filter(({ place }) => place === unit.place);
    const refuges = battleGeometry(this.#size).refuges[OFF_BOARD - unit.place] ?? [];
    return refuges[together.findIndex(({ id }) => id === unit.id)] ?? refuges[0] ?? { x: 0, y: 0 };
  }
}

/** An animation ends early when its element leaves the page; that is no error. */
async function finished(animation: Animation): Promise<void> {
  await animation.finished.catch(() => undefined);
}
