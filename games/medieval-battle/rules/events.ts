import type { Seat } from '@palio/kernel';
import type { Army, Ending, FightingType, Hex, UnitType } from './state.ts';

export const FACTOR_IDS = ['numbers', 'height', 'rough', 'cover'] as const;

/** One shift of the calculator; + is in favour of the attacker. */
export interface Factor {
  readonly id: (typeof FACTOR_IDS)[number];
  readonly shift: number;
}

/** MB-11, MB-12 What the calculator shows for one attack. */
export interface Calculation {
  readonly ranged: boolean;
  readonly attacker: FightingType;
  readonly defender: UnitType;
  /** Column of the card alone, -2 to +2. */
  readonly base: number;
  /** Every factor of this kind of attack, also those with shift 0. */
  readonly factors: readonly Factor[];
  /** Column that is read in the end. */
  readonly column: number;
  /** Knights really lost, never more than there are. */
  readonly attackerLosses: number;
  readonly defenderLosses: number;
  readonly attackerDestroyed: boolean;
  readonly defenderDestroyed: boolean;
}

/** What an attack on a caravan does (MB-15.5, 15.6). */
export type CaravanHit = 'turned' | 'destroyed';

interface Who {
  readonly seat: Seat;
  readonly unit: number;
  readonly kind: UnitType;
}

export type Event =
  | { readonly type: 'armiesShown'; readonly armies: readonly Army[] }
  | {
      readonly type: 'deployed';
      readonly seat: Seat;
      readonly unit: number;
      readonly kind: UnitType;
      readonly hex: Hex;
    }
  | { readonly type: 'deploymentStopped'; readonly seat: Seat; readonly reserve: number }
  | { readonly type: 'battleBegan' }
  | ({ readonly type: 'moved'; readonly path: readonly Hex[]; readonly movement: number } & Who)
  | {
      readonly type: 'crossed';
      readonly seat: Seat;
      readonly unit: number;
      readonly kind: UnitType;
      readonly hex: Hex;
    }
  | ({
      readonly type: 'meleeDeclared';
      readonly from: Hex;
      readonly target: Hex;
      readonly defender: number;
      readonly defenderKind: UnitType;
    } & Who)
  | ({ readonly type: 'retreated'; readonly from: Hex; readonly to: Hex } & Who)
  | ({ readonly type: 'leftBoard'; readonly from: Hex; readonly slot: number } & Who)
  | ({
      readonly type: 'fought';
      readonly from: Hex;
      readonly target: Hex;
      readonly defender: number;
      readonly calculation: Calculation;
    } & Who)
  | ({
      readonly type: 'shot';
      readonly from: Hex;
      readonly target: Hex;
      readonly defender: number;
      readonly calculation: Calculation;
    } & Who)
  | ({
      readonly type: 'caravanHit';
      readonly from: Hex;
      readonly target: Hex;
      readonly hit: CaravanHit;
      readonly ranged: boolean;
    } & Who)
  | ({ readonly type: 'advanced'; readonly from: Hex; readonly to: Hex } & Who)
  | ({ readonly type: 'merged'; readonly from: Hex; readonly into: number; readonly hex: Hex } & Who)
  | ({
      readonly type: 'dismounted';
      readonly hex: Hex;
      readonly to: UnitType;
      readonly movement: number;
    } & Who)
  | { readonly type: 'regrouped'; readonly seat: Seat; readonly timeTokens: number }
  | ({ readonly type: 'entered'; readonly hex: Hex; readonly fromReserve: boolean } & Who)
  | ({ readonly type: 'drewNear'; readonly slot: number } & Who)
  | { readonly type: 'passed'; readonly seat: Seat }
  | {
      readonly type: 'flagTaken';
      readonly seat: Seat;
      readonly flag: number;
      readonly hex: Hex;
      readonly points: number;
    }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'battleEnded'; readonly ending: Ending; readonly victoryPoints: readonly number[] };
