import { chanceFrom, fastChance, type Chance } from '@palio/kernel';

/** A bot's own chance, which counts the draws: a position reached without any is always the same. */
export interface Luck {
  readonly chance: Chance;
  drawn: number;
}

export function luckFrom(seed: number): Luck {
  const source = fastChance(seed);
  const luck: Luck = {
    drawn: 0,
    chance: chanceFrom(count => {
      // One of one is no luck.
      if (count > 1) luck.drawn++;
      return source.below(count);
    }),
  };
  return luck;
}

const FINENESS = 0x40000000;

/** A number from 0 to below 1. */
export const fraction = (chance: Chance): number => chance.below(FINENESS) / FINENESS;

/** The place in the list of weights that chance falls on. */
export function drawWeighted(weights: readonly number[], chance: Chance): number {
  if (weights.length <= 1) return 0;
  let total = 0;
  for (const weight of weights) total += weight;
  let left = fraction(chance) * total;
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i]!;
    if (left < 0) return i;
  }
  return weights.length - 1;
}

/** A seed for part `part` of something that has a seed itself; neighbouring parts share nothing. */
export function seedFor(seed: number, part: number): number {
  let mixed =
    (Math.imul(seed ^ Math.floor(seed / 0x100000000), 0x9e3779b1) + Math.imul(part + 1, 0x85ebca6b)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
