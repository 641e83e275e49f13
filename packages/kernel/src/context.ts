import type { Chance } from './chance.ts';
import type { Seat } from './seat.ts';

/** An event with its audience; without `only` everybody may know it. */
export interface Told<Event> {
  readonly event: Event;
  readonly only?: readonly Seat[];
}

/** What a rule gets beside state and step. */
export interface Context<Event> {
  readonly chance: Chance;
  /**
   * Absent when nobody listens: write `tell?.({ … })`, then search does not even build the event.
   * What only some seats may know is told to them alone.
   */
  readonly tell: ((event: Event, only?: readonly Seat[]) => void) | undefined;
  /** Something hidden was shown: what led here can no longer be taken back. Draws and opened seals say so by themselves. */
  revealed(): void;
}

/** Collects what happens during `play`. */
export interface Listener<Event> {
  readonly told: Told<Event>[];
  revealed: boolean;
}

export function listen<Event>(): Listener<Event> {
  return { told: [], revealed: false };
}

const IGNORE = (): void => undefined;

/** Search plays thousands of actions with one chance and nobody listening: they share one context. */
let silent: Context<never> | undefined;

export function contextFor<Event>(chance: Chance, listener: Listener<Event> | undefined): Context<Event> {
  if (listener === undefined) {
    if (silent?.chance !== chance) silent = { chance, tell: undefined, revealed: IGNORE };
    return silent as unknown as Context<Event>;
  }
  return {
    chance,
    tell(event, only) {
      listener.told.push(only === undefined ? { event } : { event, only });
    },
    revealed() {
      listener.revealed = true;
    },
  };
}
