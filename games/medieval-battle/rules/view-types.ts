import type { Seat } from '@palio/kernel';
import type { Calculation, CaravanHit } from './events.ts';
import type { Army, BattleMap, Ending, FightingType, Hex, Unit } from './state.ts';

/** What one viewer may know. After recruitment everything is public (MB-4.9). */
export interface View {
  readonly map: BattleMap;
  readonly dismount: boolean;
  readonly phase: 'recruitment' | 'deployment' | 'battle' | 'over';
  /** Points each army may cost, and victory points that win at once. */
  readonly recruitmentPoints: number;
  readonly victoryTarget: number;
  /** Both armies once shown; before, only the viewer's own picks so far. */
  readonly armies: readonly (Army | null)[];
  readonly ownPicks: readonly FightingType[];
  readonly units: readonly Readonly<Unit>[];
  readonly timeTokens: readonly number[];
  readonly flagOwners: readonly number[];
  readonly caravanDestroyed: readonly boolean[];
  readonly deployed: readonly boolean[];
  readonly victoryPoints: readonly number[];
  readonly passes: number;
  readonly turn: number;
  readonly toMove: Seat;
  readonly ending: Ending | '';
  /** The unit that is acting, and whether an enemy zone has halted it. */
  readonly acting: {
    readonly unit: number;
    readonly halted: boolean;
    readonly moved: boolean;
    readonly crossing: number;
    /** MB-18.3 It may dismount now; it has dismounted in this turn. */
    readonly mayDismount: boolean;
    readonly dismounted: boolean;
  } | null;
  /** The melee that waits for an answer, with what happens if the defender stands. */
  readonly melee: {
    readonly attacker: number;
    readonly defender: number;
    readonly ifStanding: Calculation;
  } | null;
  /** Units that may enter in this regroup. */
  readonly entering: readonly number[];
  /** Type being placed during deployment. */
  readonly placing: FightingType | null;
  /** Hexes each side's pieces control (MB-8.1), by seat. */
  readonly controlZones: readonly (readonly Hex[])[];
  /** Regroups until an off-board unit may enter, by unit id; -1 if never (MB-10.6, 10.11). */
  readonly regroupsToReturn: Readonly<Record<number, number>>;
}

/** An attack that an action makes or makes possible. */
export interface AttackForecast {
  readonly target: Hex;
  readonly ranged: boolean;
  readonly calculation: Calculation | null;
  readonly caravan: CaravanHit | null;
  /** Where the defender could retreat to, and whether it could leave the board (melee only). */
  readonly retreats: readonly Hex[];
  readonly mayLeaveBoard: boolean;
}

export interface ReachForecast {
  readonly to: Hex;
  /** Hexes entered, in order. */
  readonly path: readonly Hex[];
  readonly movement: number;
  /** MB-8.5 It has to stop there. */
  readonly halted: boolean;
  /** Attacks possible from there at once. */
  readonly attacks: readonly AttackForecast[];
  /** Own damaged units it could merge with from there. */
  readonly merges: readonly Hex[];
}

export type Forecast =
  | {
      readonly type: 'unit';
      readonly reach: readonly ReachForecast[];
      readonly attacks: readonly AttackForecast[];
    }
  | ({ readonly type: 'go' } & ReachForecast)
  | ({ readonly type: 'attack' } & AttackForecast)
  | { readonly type: 'merge'; readonly movement: number }
  | { readonly type: 'dismount'; readonly to: FightingType; readonly movement: number }
  | { readonly type: 'stand'; readonly calculation: Calculation };
