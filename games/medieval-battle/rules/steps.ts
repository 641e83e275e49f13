import type { Seat, StepOf } from '@palio/kernel';
import type { FightingType, Hex } from './pieces.ts';

/** The table of contents of the game: everything that can be waiting to be resolved. */
export interface Steps {
  /** MB-4 Both recruit in secret. */
  recruit: object;
  /** MB-5 Caravans first, then one unit at a time by turns. */
  deployCaravan: { seat: Seat };
  deployUnit: { seat: Seat };
  deployOnHex: { seat: Seat; unit: FightingType };
  /** MB-6.2 One action of one unit, regroup, or pass. */
  turn: { seat: Seat };
  /** MB-7, MB-8 A unit is acting; the flags say what it has done so far in this turn. */
  moving: {
    seat: Seat;
    unit: number;
    /** It has entered a hex or attacked: stopping is now an action of its own. */
    moved: boolean;
    /** MB-8.5 An enemy control zone has stopped it: it may fight or shoot, not move. */
    halted: boolean;
    /** MB-18.4 It dismounted before its move. */
    dismounted: boolean;
    /** MB-7.6 It is crossing the hex of this own unit and must go on; -1 if not. */
    crossing: number;
    /** MB-18.5 It has declared a melee, so it can no longer dismount after its move. */
    attacked: boolean;
    /** MB-8.10 All it did was one step from enemy control into enemy control. */
    shifted: boolean;
  };
  /** MB-9.1 Stand, or retreat to a predetermined position. */
  answerMelee: { seat: Seat; attacker: number; defender: number; after: MoveSoFar };
  /** MB-14.8 Units enter one by one. */
  regroupEntry: { seat: Seat; units: number[] };
  /** MB-16.1, MB-17 Flags, then victory, then the other player. */
  endTurn: object;
}

/** What the attacker had done before the declaration, to go on after a retreat (MB-9.5 to 9.7). */
export interface MoveSoFar {
  dismounted: boolean;
}

export type BattleStep = StepOf<Steps>;

export type RecruitAction =
  | { readonly type: 'recruit'; readonly unit: FightingType }
  | { readonly type: 'confirm' };
export interface PlaceAction {
  readonly type: 'place';
  readonly hex: Hex;
}
export type DeployAction =
  | { readonly type: 'deploy'; readonly unit: FightingType }
  | { readonly type: 'stopDeploying' };
export type TurnAction =
  | { readonly type: 'unit'; readonly unit: number }
  | { readonly type: 'regroup' }
  | { readonly type: 'pass' };
export type MovingAction =
  /** Along the cheapest way; to an own unit's hex only to cross it. */
  | { readonly type: 'go'; readonly to: Hex }
  | { readonly type: 'melee'; readonly target: Hex }
  | { readonly type: 'shoot'; readonly target: Hex }
  | { readonly type: 'merge'; readonly target: Hex }
  | { readonly type: 'dismount' }
  | { readonly type: 'stop' };
export type AnswerAction =
  | { readonly type: 'stand' }
  | { readonly type: 'retreat'; readonly to: Hex }
  | { readonly type: 'leaveBoard' };
export type EntryAction =
  | { readonly type: 'enter'; readonly unit: number; readonly hex: Hex }
  | { readonly type: 'done' };

export interface Actions {
  recruit: RecruitAction;
  deployCaravan: PlaceAction;
  deployUnit: DeployAction;
  deployOnHex: PlaceAction;
  turn: TurnAction;
  moving: MovingAction;
  answerMelee: AnswerAction;
  regroupEntry: EntryAction;
}

export type Action = Actions[keyof Actions];

/** What a player may point at; `whyNot` says which rule forbids it. */
export type Target =
  | { readonly type: 'hex'; readonly hex: Hex }
  | { readonly type: 'unit'; readonly unit: number }
  | { readonly type: 'recruit'; readonly unit: FightingType }
  | { readonly type: 'regroup' }
  | { readonly type: 'dismount' }
  | { readonly type: 'stop' };
