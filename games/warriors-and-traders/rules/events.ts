import type { Seat } from '@palio/kernel';
import type {
  ArmyKind,
  Ending,
  ExtraSource,
  LeaderId,
  NationId,
  Phase,
  Province,
  ResourceId,
  Stock,
  TrackId,
  UnitKind,
} from './names.ts';
import type { ActionSource } from './steps.ts';

interface Told<Type extends string> {
  readonly type: Type;
}
interface By<Type extends string> extends Told<Type> {
  readonly seat: Seat;
}
interface Between<Type extends string> extends Told<Type> {
  readonly from: Seat;
  readonly to: Seat;
}

/** A unit as an event tells of it; the owner -1 are barbarians. */
export interface Piece {
  readonly unit: number;
  readonly owner: number;
  readonly kind: UnitKind;
}

/** What one unit suffered in a battle. */
export interface Wound extends Piece {
  readonly damage: number;
  readonly fate: 'stands' | 'retreats' | 'dies';
}

export type Removal = 'starved' | 'noRetreat' | 'noWithdrawal' | 'playerLeft';

export type Event =
  | (By<'nationTaken'> & { readonly nation: NationId })
  | (By<'tokensPlaced'> & { readonly tokens: readonly number[] })
  | (Told<'turnStarted'> & { readonly turn: number; readonly order: readonly Seat[] })
  | (Told<'phaseStarted'> & { readonly phase: Phase })
  | (By<'armiesFed'> & { readonly food: number })
  | (By<'resourcesGained'> & { readonly gained: Stock })
  | (By<'routeIncome'> & { readonly gained: Stock })
  | (By<'bankTraded'> & {
      readonly give: ResourceId;
      readonly paid: number;
      readonly get: ResourceId;
      readonly got: number;
    })
  | (By<'vpBought'> & { readonly gold: number })
  | (Between<'routeOpened'> & { readonly slot: number })
  | (Between<'offerMade'> & { readonly give: Stock; readonly want: Stock; readonly counter: boolean })
  | (Between<'exchanged'> & { readonly give: Stock; readonly want: Stock })
  | Between<'offerDeclined'>
  | Between<'peaceProposed'>
  /** `seat` did not agree. */
  | (Between<'peaceDeclined'> & { readonly seat: Seat })
  | Between<'peaceMade'>
  | By<'tradePassed'>
  | (By<'tokenPlaced'> & { readonly track: TrackId; readonly tokens: number; readonly level: number })
  | (By<'armyBuilt'> & { readonly unit: number; readonly kind: ArmyKind; readonly province: Province })
  | (By<'fortBuilt'> & { readonly unit: number; readonly province: Province })
  | (By<'armyUpgraded'> & {
      readonly unit: number;
      readonly owner: Seat;
      readonly from: ArmyKind;
      readonly to: ArmyKind;
      readonly province: Province;
    })
  | (Between<'warDeclared'> & { readonly renewed: boolean })
  | (By<'actionPassed'> & { readonly by: ActionSource })
  | (By<'extraTaken'> & { readonly source: ExtraSource; readonly gold: number })
  | (By<'tokenShifted'> & { readonly from: TrackId; readonly to: TrackId })
  /** A leader token changes hands; -1 is nobody. */
  | (Told<'leaderChanged'> & { readonly leader: LeaderId; readonly from: number; readonly to: number })
  | (By<'manoeuvreStarted'> & { readonly round: number })
  | (By<'unified'> & { readonly nation: NationId; readonly size: number; readonly actions: number })
  | (By<'armyMoved'> & {
      readonly unit: number;
      readonly kind: UnitKind;
      readonly from: Province;
      readonly to: Province;
      readonly engaged: boolean;
    })
  | (By<'princessMoved'> & { readonly unit: number; readonly from: Province; readonly to: Province })
  /** Holders as in the state: -1 free, -2 barbarians. */
  | (Told<'provinceTaken'> & { readonly province: Province; readonly from: number; readonly to: number })
  | (Told<'battleStarted'> & {
      readonly attacker: Seat;
      readonly defender: number;
      readonly province: Province;
      readonly attack: number;
      readonly defence: number;
    })
  | (Told<'battleFought'> & {
      readonly attacker: Seat;
      readonly defender: number;
      readonly province: Province;
      readonly wounds: readonly Wound[];
    })
  | (By<'vpForKills'> & { readonly vp: number })
  | (Told<'retreated'> & {
      readonly owner: number;
      readonly units: readonly Piece[];
      readonly from: Province;
      readonly to: Province;
    })
  | (By<'withdrawn'> & { readonly units: readonly Piece[]; readonly from: Province; readonly to: Province })
  | (Told<'removed'> & { readonly units: readonly Piece[]; readonly from: Province; readonly why: Removal })
  | (Told<'warEnded'> & { readonly a: number; readonly b: number; readonly why: 'quiet' | 'threeTurns' })
  | (By<'goldDoubled'> & { readonly gold: number })
  | (By<'storageCapped'> & { readonly returned: Stock })
  | (Told<'turnEnded'> & { readonly turn: number; readonly points: readonly number[] })
  | By<'leaveAnnounced'>
  | (By<'playerLeft'> & { readonly goesOn: boolean })
  | By<'timeCalled'>
  | (Told<'timeDecided'> & { readonly up: boolean })
  | (Told<'gameEnded'> & { readonly ending: Ending });
