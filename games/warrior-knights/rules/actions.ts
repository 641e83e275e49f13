import type { Seat } from '@palio/kernel';
import type { City, Region } from './map.ts';
import type { Area, Card, ProposalId, PromiseId } from './names.ts';
import type { Answer, StandingId } from './state.ts';
import type { Agenda, EventCard, Fate, Holder, Noble } from './terms.ts';
import type { AttackOrder, HeldTroop, MoveOrder } from './steps.ts';
import type { Troop } from './troops.ts';

/** No to what is offered, or enough of what can be repeated. */
export interface Decline {
  readonly type: 'decline';
}
export interface Done {
  readonly type: 'done';
}
export interface AssignTroop {
  readonly type: 'assign';
  readonly troop: Troop;
  readonly holder: Holder;
}
export interface ChooseRegion {
  readonly type: 'region';
  readonly region: Region;
}
export interface ChooseNoble {
  readonly type: 'noble';
  readonly noble: Noble;
}
export interface ChooseSeat {
  readonly type: 'baron';
  readonly baron: Seat;
}
export interface ChooseCity {
  readonly type: 'city';
  readonly city: City;
}
/** A city, or the own stronghold where `city` is NO_CITY. */
export interface ChooseWalls {
  readonly type: 'walls';
  readonly city: City;
}
export interface ChooseHolder {
  readonly type: 'army';
  readonly holder: Holder;
}
/** WK-4.2 One card on the stack that is being filled. */
export interface PlanCard {
  readonly type: 'plan';
  readonly stack: number;
  readonly card: Card;
}
export interface CloseStack {
  readonly type: 'closeStack';
  readonly stack: number;
}
export interface ChooseSpot {
  readonly type: 'spot';
  readonly spot: number;
}
export interface ChooseArea {
  readonly type: 'area';
  readonly area: Area;
}
export interface ChooseVersatile {
  readonly type: 'versatile';
  readonly what: 'crowns' | 'votes' | 'move' | 'battle' | 'marker';
}
export interface Move extends MoveOrder {
  readonly type: 'move';
}
export interface Attack extends AttackOrder {
  readonly type: 'attack';
}
/** One Troop card, or all of an army with its tokens (WK-11.15) where `troop` is NOBODY. */
export interface TakeTroop {
  readonly type: 'take';
  readonly from: Holder;
  readonly troop: Troop;
}
export interface TransferTroop {
  readonly type: 'transfer';
  readonly from: Holder;
  readonly to: Holder;
  readonly troop: Troop;
}
export interface YesOrNo {
  readonly type: 'yes' | 'no';
}
export interface DiscardFate {
  readonly type: 'discard';
  readonly card: Fate;
}
/** WK-13.7 `on` is an army, or WALLS for a breach. */
export interface PutCasualty {
  readonly type: 'casualty';
  readonly on: Holder;
}
export const WALLS = 99;
export interface ChooseTroop {
  readonly type: 'troop';
  readonly troop: Troop;
}
export interface ChooseHeldTroop extends HeldTroop {
  readonly type: 'heldTroop';
}
export interface DiscardTroops {
  readonly type: 'discardTroops';
  readonly troops: readonly Troop[];
}
export interface Capture {
  readonly type: 'control' | 'raze';
  /** Razing against a Law (WK-24.15). */
  readonly defy: boolean;
}
export interface Amount {
  readonly type: 'amount';
  readonly amount: number;
}
export interface StartExpedition {
  readonly type: 'expedition';
  readonly track: number;
}
export interface Upgrade {
  readonly type: 'repair';
  /** NO_CITY for the own stronghold. */
  readonly city: City;
  readonly breaches: number;
}
export interface Fortify {
  readonly type: 'fortify';
  readonly city: City;
  readonly defy: boolean;
}
export interface Muster {
  readonly type: 'muster';
  readonly holder: Holder;
  readonly tokens: number;
}
/** `all` pays this card and every card after it. */
export interface PayTroop extends HeldTroop {
  readonly type: 'pay' | 'letGo' | 'payAll';
}
export interface Comply {
  readonly type: 'comply' | 'refuse';
}
export interface ChooseAgenda {
  readonly type: 'agenda';
  readonly agenda: Agenda;
}
export interface Propose {
  readonly type: 'propose';
  readonly proposal: ProposalId;
}
export interface ProposeValue {
  readonly type: 'value';
  readonly value: number;
}
export interface CommitVotes {
  readonly type: 'votes';
  readonly votes: number;
}
/** YES, NO, or a candidate's seat. */
export interface Declare {
  readonly type: 'declare';
  readonly side: number;
}
export interface Hire {
  readonly type: 'hire';
  readonly troops: readonly Troop[];
  readonly defy: boolean;
}
export interface PayRevolt {
  readonly type: 'payFaith' | 'payCrowns' | 'loseCity';
}

/** Free actions beside any question. */
export type FreeAction =
  /** WK-19.4 An offer is drawn up in parts, then sent; the other answers when he likes. */
  | { readonly type: 'openOffer'; readonly to: Seat }
  | { readonly type: 'offerCrowns'; readonly to: Seat; readonly crowns: number }
  | { readonly type: 'offerPromise' | 'wantPromise'; readonly to: Seat; readonly promise: PromiseId }
  | { readonly type: 'offerHeir' | 'wantHeir'; readonly to: Seat; readonly noble: Noble }
  | { readonly type: 'sendOffer' | 'dropOffer'; readonly to: Seat }
  | { readonly type: 'acceptOffer' | 'refuseOffer'; readonly from: Seat }
  /** An answer that holds until it is changed. */
  | { readonly type: 'standing'; readonly question: StandingId; readonly answer: Answer }
  /** WK-21.9 */
  | { readonly type: 'killHeir'; readonly noble: Noble }
  /** WK-21.25 */
  | { readonly type: 'removeEvent'; readonly event: EventCard; readonly noble: Noble };

export interface Actions {
  assignStartingTroops: AssignTroop;
  placeStronghold: ChooseRegion;
  pickNobleToPlace: ChooseNoble;
  placeNobleAt: ChooseRegion;
  plan: PlanCard | CloseStack;
  allocate: ChooseArea;
  draftSpot: ChooseSpot | Decline;
  mobilizeRegion: ChooseRegion | Decline;
  versatile: ChooseVersatile | Decline;
  pickNoble: ChooseNoble | Decline;
  moveNoble: Move | Done;
  battleRegion: ChooseRegion | Decline;
  askPassage: YesOrNo;
  takeTroops: TakeTroop | Done;
  battleTarget: Attack | Decline;
  askAttack: YesOrNo;
  battleParticipants: ChooseNoble | Done;
  chooseCommander: ChooseNoble;
  discardFate: DiscardFate | Done;
  useAbility: YesOrNo;
  assignCasualty: PutCasualty;
  captureCity: Capture;
  cedeCity: ChooseCity;
  retreatTo: ChooseRegion;
  chooseDeserter: ChooseTroop;
  chooseDiscards: DiscardTroops;
  chooseDrawer: ChooseSeat;
  cancelEvent: YesOrNo;
  pledgeFaith: Amount;
  eventCity: ChooseCity | ChooseWalls | Decline;
  eventArmy: ChooseHolder;
  eventBaron: ChooseSeat;
  startExpedition: StartExpedition | Decline;
  invest: Amount;
  bless: YesOrNo;
  upgrade: Upgrade | Fortify | Decline;
  muster: Muster | Decline;
  complyWithLaw: Comply;
  payRegular: ChooseHeldTroop;
  payMercenaries: PayTroop;
  nameActingChairman: ChooseSeat;
  propose: Propose;
  proposeWhat: ProposeValue;
  orderAgendas: ChooseAgenda;
  writeVotes: CommitVotes;
  commitVotes: CommitVotes;
  declareVotes: Declare;
  breakTie: Declare;
  acceptAgenda: Comply;
  dropCharge: ChooseAgenda;
  assignOffice: ChooseNoble;
  returnMercenary: ChooseHeldTroop;
  freeCity: ChooseCity;
  hire: Hire | Decline;
  assignTroops: AssignTroop;
  revoltPayment: PayRevolt;
  upkeepTransfer: TransferTroop | Done;
  redistribute: TransferTroop | Done;
  replaceStronghold: ChooseRegion | Decline;
  returnNoble: ChooseRegion;
}

export type Action = Actions[keyof Actions] | FreeAction;
