import type { ArmyKind, PieceKind, Stock } from '../rules/names.ts';
import { unitsJson } from '../text/data.ts';

/** The figures that the panels show. */

function figuresOf(kind: PieceKind): (typeof unitsJson.units)[number] {
  const figures = unitsJson.units.find(({ id }) => id === kind);
  if (figures === undefined) throw new Error(`units.json has no ${kind}`);
  return figures;
}

/** Food, products, weapons, gold (WT-7.11, WT-7.16). */
export const PRICES: Readonly<Record<ArmyKind | 'fort', Stock>> = {
  infantry: figuresOf('infantry').cost,
  archer: figuresOf('archer').cost,
  cavalry: figuresOf('cavalry').cost,
  fort: figuresOf('fort').cost,
};

export interface Strength {
  readonly strength: number;
  readonly resistance: number;
  readonly food: number;
  readonly killVp: number;
}

export const STRENGTHS: Readonly<Record<PieceKind, Strength>> = {
  infantry: figuresOf('infantry'),
  archer: figuresOf('archer'),
  cavalry: figuresOf('cavalry'),
  princess: figuresOf('princess'),
  fort: figuresOf('fort'),
};

export const BARBARIANS = unitsJson.barbarians;
