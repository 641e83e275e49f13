import { topStep } from '@palio/kernel';
import { SETUP, TOWER } from '../rules/figures.ts';
import { MARBLE } from '../rules/names.ts';
import { eraOf, type State } from '../rules/state.ts';

/** What things are worth to a player, in Prestige Points. */

/** Turns that come after this one. */
export const turnsAfter = (state: State): number => SETUP.turns - Math.max(1, state.turn);

/**
 * The same, with the part of this turn that is still open: 1 before the first piece is placed, little once all
 * are. Without it everything would change its worth at once when a turn begins.
 */
export function turnsLeft(state: State): number {
  if (topStep(state)?.kind !== 'place') return turnsAfter(state);
  let pieces = 0;
  let reserve = 0;
  for (const { camels, ships, camelsInReserve, shipsInReserve } of state.players) {
    pieces += camels + ships;
    reserve += camelsInReserve + shipsInReserve;
  }
  return turnsAfter(state) + reserve / pieces;
}

/** A resource that can still be used: about what missions and temples pay for it. */
const BASIC = 1.05;
const ADVANCED = 1.25;
/** In the last turns there is little left to buy. */
const FADING = [0, 0.55, 0.85, 1];

export function resourcePrice(state: State, resource: number): number {
  const turns = turnsLeft(state);
  const before = FADING[Math.floor(turns)] ?? 1;
  const after = FADING[Math.floor(turns) + 1] ?? 1;
  const fade = before + (after - before) * (turns - Math.floor(turns));
  return fade * (resource < MARBLE ? BASIC : ADVANCED);
}

/** Times that a level built now will still be counted, by era. */
export const levelPoints = (state: State): number => TOWER.pointsPerLevel * (4 - eraOf(state));

/** What a piece earns in a turn. */
export const CAMEL_TURN = 2.3;
export const SHIP_TURN = 2.9;

/** A card of the hand is worth something as a plan, and at least a resource. */
export const CARD = 1.6;

/** How many of the rivals are hurt when one of them loses points. */
export const shareOfHarm = (state: State): number => 1 / (state.table.seats - 1);
