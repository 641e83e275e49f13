import type { Battlefield } from '../rules/battlefield.ts';
import type { Hex, UnitType } from '../rules/state.ts';
import { TYPES } from '../rules/unit-types.ts';

/** Units that move alike share the tables of ways. */
export const MOUNTED = 0;
export const ON_FOOT = 1;

/** Farther than any unit can go. */
export const OUT_OF_REACH = 99;

/** What it costs to go from one hex to another on an empty board: by way of moving, then from * hexes + to. */
export interface Ground {
  readonly hexes: number;
  readonly costs: readonly Uint8Array[];
  /** The cheapest way to any flag, by way of moving, then hex. */
  readonly toFlags: readonly Uint8Array[];
}

const NONE: readonly Hex[] = [];
const classExamples: readonly UnitType[] = ['lightCavalry', 'lightInfantry'];

/** Fills a row of the table: what it costs to go from the start to everywhere, the cheapest hexes first. */
function spread(field: Battlefield, around: readonly (readonly Hex[])[], start: Hex, row: Uint8Array): void {
  row[start] = 0;
  const waiting: Hex[][] = [[start]];
  for (let cost = 0; cost < OUT_OF_REACH; cost++)
    for (const hex of waiting[cost] ?? NONE)
      for (const to of row[hex] === cost ? around[hex]! : NONE) {
        const sum = cost + field.entryCost[to]!;
        if (sum >= row[to]!) continue;
        row[to] = sum;
        (waiting[sum] ??= []).push(to);
      }
}

function costsFor(field: Battlefield, type: UnitType): Uint8Array {
  const hexes = field.layout.cells.length;
  const around = field.around[TYPES[type].index]!;
  const costs = new Uint8Array(hexes * hexes).fill(OUT_OF_REACH);
  for (let start = 0; start < hexes; start++)
    spread(field, around, start, costs.subarray(start * hexes, (start + 1) * hexes));
  return costs;
}

function toFlagsOf(field: Battlefield, costs: Uint8Array): Uint8Array {
  const hexes = field.layout.cells.length;
  return Uint8Array.from({ length: hexes }, (_, hex) =>
    Math.min(...field.layout.flags.map(flag => costs[hex * hexes + flag.hex]!)),
  );
}

const kept = new WeakMap<Battlefield, Ground>();

export function groundOf(field: Battlefield): Ground {
  let ground = kept.get(field);
  if (ground === undefined) {
    const costs = classExamples.map(type => costsFor(field, type));
    ground = {
      hexes: field.layout.cells.length,
      costs,
      toFlags: costs.map(table => toFlagsOf(field, table)),
    };
    kept.set(field, ground);
  }
  return ground;
}
