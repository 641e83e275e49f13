import { listen, noChance, type Options, type Reason, type Seat } from '@palio/kernel';
import { expect } from 'vitest';
import {
  battlefieldOf,
  calculate,
  hexNamed,
  labelOf,
  letterOf,
  medievalBattle,
  playLink,
  playTurn,
  readArmy,
  readPosition,
  unitOn,
  type Calculation,
  type Event,
  type Hex,
  type State,
  type Target,
  type Unit,
} from '../rules/index.ts';

/** The map of the test vectors, with both sides' time tokens, no flag taken, nothing destroyed. */
export const OPEN_RED = 'S:A:I0:123:123 r 5-5 ---- - 0 -';
export const OPEN_YELLOW = 'S:A:I0:123:123 y 5-5 ---- - 0 -';

/** MB-19.5 The battle as a position string says. */
export const given = (position: string): State => readPosition(position);

export function hex(state: State, label: string): Hex {
  const found = hexNamed(state.map.size, label);
  if (found === undefined) throw new Error(`there is no hex ${label}`);
  return found;
}

export function unitAt(state: State, label: string): Unit {
  const unit = unitOn(state, hex(state, label));
  if (unit === undefined) throw new Error(`nobody stands on ${label}`);
  return unit;
}

/** What stands on a hex, as in a position: `K:3`, `K:3!`; empty for nobody. */
export function on(state: State, label: string): string {
  const unit = unitOn(state, hex(state, label));
  if (unit === undefined) return '';
  return `${letterOf(unit.side, unit.type)}:${unit.movement}${unit.knights === 1 ? '!' : ''}`;
}

/** Whoever has to decide. */
export function waiting(state: State): Seat {
  const [seat] = medievalBattle.waitingFor(state);
  if (seat === undefined) throw new Error('nobody has to decide');
  return seat;
}

/** Everything legal for whoever has to decide, in notation. */
export function legal(state: State): string[] {
  const seat = waiting(state);
  return medievalBattle.legalActions(state, seat).map(action => medievalBattle.write(state, seat, action));
}

/** Those of the legal actions that begin like this, without the beginning, sorted. */
export function options(state: State, beginning: string): string[] {
  return legal(state)
    .filter(action => action.startsWith(beginning) && action !== beginning)
    .map(action => action.slice(beginning.length))
    .sort();
}

/** Plays single decisions. */
export function play(state: State, ...links: string[]): State {
  for (const link of links) playLink(state, link);
  return state;
}

/** Plays whole turns. */
export function turns(state: State, ...lines: string[]): State {
  for (const line of lines) playTurn(state, line);
  return state;
}

/** What is told during whole turns. */
export function eventsOf(state: State, ...lines: string[]): Event[] {
  const listener = listen<Event>();
  for (const line of lines) playTurn(state, line, listener);
  return listener.told.map(({ event }) => event);
}

/** Expects a chain to be refused. */
export function refuses(position: string, line: string): void {
  expect(() => playTurn(readPosition(position), line), line).toThrow('is not possible now');
}

/** The hexes the units of a seat control. */
export function zone(state: State, seat: Seat): string[] {
  const hexes = medievalBattle.view(state, seat).controlZones[seat] ?? [];
  return hexes.map(place => labelOf(state.map.size, place)).sort();
}

/** The calculator for a fight between two units where they stand. */
export function calculation(state: State, attacker: string, defender: string, ranged = false): Calculation {
  return calculate(battlefieldOf(state.map), unitAt(state, attacker), unitAt(state, defender), ranged);
}

export function why(state: State, target: Target, seat: Seat = waiting(state)): string {
  const reason: Reason | undefined = medievalBattle.whyNot(state, seat, target);
  return reason === undefined ? 'allowed' : `${reason.rule} ${reason.sentence}`;
}

/** Why a hex cannot be chosen. */
export const whyHex = (state: State, label: string): string =>
  why(state, { type: 'hex', hex: hex(state, label) });

/** A game on the map of the test vectors with these armies recruited, ready to deploy. */
export function recruited(red: string, yellow: string, more: Options = {}): State {
  const state = medievalBattle.setup({ map: 'std-open', ...more }, 2, noChance);
  for (const [seat, line] of [red, yellow].entries()) {
    for (const unit of readArmy(line) ?? [])
      medievalBattle.play(state, seat, { type: 'recruit', unit }, noChance);
    medievalBattle.play(state, seat, { type: 'confirm' }, noChance);
  }
  return state;
}
