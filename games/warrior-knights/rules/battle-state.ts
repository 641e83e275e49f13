import type { Region } from './map.ts';
import type { BattleKind, Fate, Noble, TargetKind } from './terms.ts';

/** A Fate card in a battle hand, and who knows it (bit by seat, PUBLIC for all). */
export interface HandCard {
  readonly card: Fate;
  readonly known: number;
}

export interface Side {
  /** NEUTRAL for a neutral city. */
  readonly seat: number;
  /** Nobles taking part. */
  readonly nobles: readonly Noble[];
  readonly commander: Noble;
  /** Cards drawn, then those kept. */
  readonly hand: readonly HandCard[];
  readonly usesAbility: boolean;
  /** Who is destroyed or beaten; they die at the end. */
  readonly dying: readonly Noble[];
}

export interface Battle {
  readonly region: Region;
  readonly target: TargetKind;
  readonly kind: BattleKind;
  readonly attacker: Side;
  readonly defender: Side;
  readonly revealed: boolean;
  /** WK-12.21 Victories of attacker and defender; null while they are not counted. */
  readonly victories: readonly [number, number] | null;
}
