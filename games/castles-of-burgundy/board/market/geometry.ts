import type { Point } from '@palio/board-kit';
import { depotsJson } from '../../text/data.ts';
import type { FamilyId } from '../../rules/names.ts';
import { CELL, WIDTH } from './plate.ts';

/** The rose: distance and radius of the roundels, radius of the black depot, side of a tile. */
export const ROSE = { x: WIDTH / 2, y: 328, distance: 149, roundel: 69, black: 82, side: 22.4 };

export const ROSE_RADIUS = ROSE.distance + ROSE.roundel + 8;

/** CB-31 Without track, bridge and bonus tiles the solo game needs less of the board. */
export const SOLO_BOX = {
  x: ROSE.x - ROSE_RADIUS - 10,
  y: CELL,
  width: 2 * ROSE_RADIUS + 20,
  height: ROSE.y + ROSE_RADIUS + 72 - CELL,
};

const ROOT_3 = Math.sqrt(3);

/** Depot 1 is upper right; the others follow clockwise. */
export function roundelAt(depot: number): Point {
  const angle = (Math.PI / 180) * (60 * (depot - 1) - 60);
  return { x: ROSE.x + ROSE.distance * Math.cos(angle), y: ROSE.y + ROSE.distance * Math.sin(angle) };
}

/** The four spaces of a depot around its middle, as printed. */
const SLOTS: readonly (readonly [number, number])[] = [
  [-0.75, -0.73],
  [0.25, -0.73],
  [-0.25, 0.77],
  [0.75, 0.77],
];
export function slotAt(depot: number, slot: number): Point {
  const { x, y } = roundelAt(depot);
  const [dx, dy] = SLOTS[slot] ?? [0, 0];
  return { x: x + dx * ROOT_3 * ROSE.side, y: y + dy * ROSE.side };
}

/** The eight spaces of the black depot: three, two, three. */
const BLACK: readonly (readonly [number, number])[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-0.5, 0],
  [0.5, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
];
export function blackAt(slot: number): Point {
  const [dx, dy] = BLACK[slot] ?? [0, 0];
  return { x: ROSE.x + dx * ROOT_3 * ROSE.side, y: ROSE.y + dy * 1.5 * ROSE.side };
}

export interface PrintedSlot {
  readonly family: FamilyId;
  /** Filled with so many players and more. */
  readonly minPlayers: number;
}

export const DEPOT_SLOTS: readonly (readonly PrintedSlot[])[] = depotsJson.depots.map(({ spaces }) =>
  spaces.map(({ family, minPlayers }) => ({ family: family as FamilyId, minPlayers })),
);
export const BLACK_SLOTS: readonly { readonly minPlayers: number }[] = depotsJson.blackDepot.spaces;
export const BRIDGE_SPACES = depotsJson.bridge.length;
