import type { Seat, StepOf } from '@palio/kernel';
import type {
  ArmyKind,
  ExtraSource,
  NationId,
  Province,
  ResourceId,
  Stock,
  TrackId,
  Nation,
} from './names.ts';

/** Where an action of WT-7.5 comes from. */
export type ActionSource = 'first' | 'second' | 'unification' | ExtraSource;

/** The table of contents of the game: everything that can be waiting to be resolved. */
export interface Steps {
  /** WT-3.4 */
  pickNation: { seat: Seat };
  /** WT-3.5 to 3.12 The map is laid out once the nations are known. */
  layOut: object;
  /** WT-3.13, WT-3.14 All at once, in secret. */
  placeStartTokens: object;
  /** WT-4.1 */
  startTurn: object;
  /** WT-5.2 to 5.9 */
  feeding: object;
  feedArmies: { seat: Seat };
  /** WT-5.10 to 5.16 */
  gainResources: object;
  /** WT-18.18 Seats with a choice, and the slots they choose for. */
  routeIncome: { seats: Seat[] };
  /** WT-6 */
  openTrade: object;
  trade: object;
  bankTimes: { seat: Seat; give: ResourceId; get: ResourceId };
  /** WT-6.33 An offer is built up; `counter` answers one of the partner's (WT-6.34). */
  composeOffer: { seat: Seat; to: Seat; give: Stock; want: Stock; counter: boolean };
  answerOffer: { seat: Seat; from: Seat; give: Stock; want: Stock; counter: boolean };
  /** WT-15.9, WT-20.16 `after` are those who must still agree. */
  answerPeace: { seat: Seat; from: Seat; to: Seat; after: Seat[] };
  /** WT-7 */
  development: object;
  takeAction: { seat: Seat; by: ActionSource };
  placeArmy: { seat: Seat; army: ArmyKind; by: ActionSource; second: boolean };
  /** WT-7.14 */
  secondArmy: { seat: Seat; by: ActionSource };
  placeFort: { seat: Seat };
  /** WT-7.29 Extra actions already used this turn. */
  maybeExtra: { seat: Seat; used: ExtraSource[] };
  extraAction: { seat: Seat; used: ExtraSource[] };
  developmentShift: { seat: Seat };
  /** WT-9.12, WT-10.1 */
  manoeuvre: object;
  manoeuvreTurn: { seat: Seat };
  maybeUnify: { seat: Seat };
  unify: { seat: Seat };
  /** WT-9.14 */
  unificationActions: { seat: Seat; left: number };
  startMovement: { seat: Seat; round: number };
  moveArmies: { seat: Seat; round: number };
  /** WT-11.1 */
  battles: { seat: Seat };
  chooseBattle: { seat: Seat };
  battle: { seat: Seat; province: Province };
  /** WT-11.8, WT-11.9 `attacker` fights for `province`; the defender is a seat, or -1 for barbarians. */
  assignDamage: { attacker: Seat; defender: number; province: Province; attack: number; defence: number };
  /** WT-12 */
  retreat: { owner: Seat; province: Province; units: number[] };
  retreatTo: { seat: Seat; province: Province; units: number[] };
  /** WT-14.8 to 14.15 */
  barbarianRetreat: { attacker: Seat; province: Province; units: number[] };
  barbarianNation: { seat: Seat; province: Province; units: number[]; nations: Nation[] };
  barbarianRetreatTo: { seat: Seat; province: Province; units: number[]; to: Province[] };
  /** WT-11.18 to 11.20 */
  withdraw: { attacker: Seat; province: Province };
  withdrawTo: { seat: Seat; province: Province };
  /** WT-11.21 */
  endBattle: { attacker: Seat; province: Province };
  /** WT-13.1 Princesses that have moved. */
  startPrincesses: { seat: Seat };
  movePrincesses: { seat: Seat; moved: number[] };
  /** WT-16 */
  endTurn: object;
  /** WT-19.2, WT-18.20 Those asked, in secret until all have voted. */
  leaveVote: { by: Seat };
  timeVote: { by: Seat };
}

export type TradersStep = StepOf<Steps>;

interface Act<Type extends string> {
  readonly type: Type;
}
interface ToSeat<Type extends string> extends Act<Type> {
  readonly to: Seat;
}
interface ToProvince<Type extends string> extends Act<Type> {
  readonly to: Province;
}

export interface PickNation extends Act<'nation'> {
  readonly nation: NationId;
}
export interface PlaceTokens extends Act<'tokens'> {
  readonly production: number;
  readonly trade: number;
  readonly military: number;
}
/** All armies left are fed; those starved before are gone. */
export type FeedAction = Act<'feedAll'> | (Act<'starve'> & { readonly unit: number });
export interface ChooseIncome extends Act<'income'> {
  readonly resource: ResourceId;
}
export interface BankTrade extends Act<'bank'> {
  readonly give: ResourceId;
  readonly get: ResourceId;
}
export type TradeAction =
  | BankTrade
  | Act<'buyVp'>
  | ToSeat<'openRoute'>
  | ToSeat<'propose'>
  | ToSeat<'peace'>
  | Act<'pass'>;
export interface Times extends Act<'times'> {
  readonly times: number;
}
/** So much more on this side of the offer. */
export interface Amount<Type extends string> extends Act<Type> {
  readonly resource: ResourceId;
  readonly count: number;
}
export type ComposeAction = Amount<'give'> | Amount<'want'> | Act<'send'> | Act<'drop'>;
export type OfferAnswer = Act<'accept'> | Act<'decline'> | Act<'counter'>;
export type PeaceAnswer = Act<'accept'> | Act<'decline'>;
export interface BuildArmy extends Act<'army'> {
  readonly kind: ArmyKind;
}
export interface Upgrade extends Act<'upgrade'> {
  readonly unit: number;
  readonly kind: ArmyKind;
}
/** WT-7.5 The five actions; peace may be proposed beside them (WT-15.9). */
export type DevelopmentAction =
  | (Act<'tech'> & { readonly track: TrackId })
  | BuildArmy
  | Act<'fort'>
  | Upgrade
  | (Act<'war'> & { readonly on: Seat })
  | ToSeat<'peace'>
  | Act<'pass'>;
export interface Place extends Act<'place'> {
  readonly province: Province;
}
export type ExtraAction = (Act<'extra'> & { readonly source: ExtraSource }) | Act<'done'>;
export type ShiftAction = (Act<'shift'> & { readonly from: TrackId; readonly to: TrackId }) | Act<'keep'>;
export type UnifyAction = Act<'unify'> | Act<'notNow'>;
export interface Move extends ToProvince<'move'> {
  readonly unit: number;
}
export interface Fight extends Act<'fight'> {
  readonly province: Province;
}
export interface Hit extends Act<'hit'> {
  readonly unit: number;
  readonly points: number;
}
export interface ChooseSide extends Act<'side'> {
  readonly nation: NationId;
}
export interface MovePrincess extends ToProvince<'princess'> {
  readonly unit: number;
}
export interface Vote extends Act<'vote'> {
  readonly yes: boolean;
}

export interface Actions {
  pickNation: PickNation;
  placeStartTokens: PlaceTokens;
  feedArmies: FeedAction;
  routeIncome: ChooseIncome;
  trade: TradeAction;
  bankTimes: Times;
  composeOffer: ComposeAction;
  answerOffer: OfferAnswer;
  answerPeace: PeaceAnswer;
  takeAction: DevelopmentAction;
  placeArmy: Place;
  secondArmy: BuildArmy | Act<'pass'>;
  placeFort: Place;
  extraAction: ExtraAction;
  developmentShift: ShiftAction;
  unify: UnifyAction;
  moveArmies: Move | Act<'done'>;
  chooseBattle: Fight;
  assignDamage: Hit;
  retreatTo: ToProvince<'retreat'>;
  barbarianNation: ChooseSide;
  barbarianRetreatTo: ToProvince<'drive'>;
  withdrawTo: ToProvince<'withdraw'>;
  movePrincesses: MovePrincess | Act<'done'>;
  leaveVote: Vote;
  timeVote: Vote;
}

/** Beside any question: WT-19 a player leaves, WT-18.20 somebody says that the agreed time is over. */
export type FreeMove = Act<'leave'> | Act<'callTime'>;

export type Action = Actions[keyof Actions] | FreeMove;
