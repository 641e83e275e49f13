import type { Seat, StepOf } from '@palio/kernel';
import type { City, Region, Way } from './map.ts';
import type { Area, Card, ProposalId } from './names.ts';
import type { Agenda, BallotSubject, BattleKind, EventCard, Holder, Noble, TargetKind } from './terms.ts';
import type { Troop } from './troops.ts';

/** A movement that was announced: who, along which regions, how, and against which Law (WK-9.35) if any. */
export interface MoveOrder {
  readonly noble: Noble;
  readonly regions: readonly Region[];
  readonly way: Way;
  readonly defy: boolean;
}

/** A battle that was announced. `against` is the defending Baron, NEUTRAL for a neutral city. */
export interface AttackOrder {
  readonly target: TargetKind;
  readonly against: number;
  readonly kind: BattleKind;
  readonly defy: boolean;
}

/** An Event that was drawn, with the targets the Fate cards have shown (WK-7.9); NOBODY where there is none. */
export interface DrawnEvent {
  readonly event: EventCard;
  readonly drawer: Seat;
  readonly noble: Noble;
  readonly city: City;
  readonly nationality: number;
}

export type SideName = 'attacker' | 'defender';
/** One Troop card in the hands of somebody. */
export interface HeldTroop {
  readonly holder: Holder;
  readonly troop: Troop;
}

/** The table of contents of the game: everything that can be waiting to be resolved. */
export interface Steps {
  /** WK-2.11 to 2.18 */
  assignStartingTroops: object;
  placeStronghold: { seat: Seat };
  placeNobles: { from: Seat };
  pickNobleToPlace: { seat: Seat };
  placeNobleAt: { seat: Seat; noble: Noble };
  /** WK-4, WK-5 */
  startRound: object;
  plan: object;
  revealCard: object;
  finishCard: { seat: Seat };
  allocate: { seat: Seat; card: Card; areas: Area[] };
  triggers: object;
  /** WK-6 */
  draftSpot: { seat: Seat; paid: boolean };
  mobilizeRegion: { seat: Seat };
  versatile: { seat: Seat };
  pickNoble: { seat: Seat };
  mayMove: { mover: Seat };
  moveNoble: { seat: Seat; noble: Noble };
  battleRegion: { seat: Seat };
  /** WK-11 */
  askPassage: { seat: Seat; after: Seat[]; order: MoveOrder };
  travel: { order: MoveOrder; at: number };
  takeTroops: { seat: Seat; order: MoveOrder; at: number };
  leaveRegion: { order: MoveOrder; at: number };
  /** WK-12 */
  mayBattle: { attacker: Seat; region: Region };
  chooseAgain: { attacker: Seat };
  battleTarget: { seat: Seat; region: Region };
  askAttack: { seat: Seat; after: Seat[]; attacker: Seat; region: Region; order: AttackOrder };
  battleParticipants: { seat: Seat; region: Region; order: AttackOrder; chosen: Noble[] };
  beginBattle: { seat: Seat; region: Region; order: AttackOrder; nobles: Noble[] };
  chooseCommander: { seat: Seat; side: SideName };
  drawHands: object;
  discardFate: object;
  drawExtra: object;
  useAbility: { seat: Seat; side: SideName };
  sufferCasualties: object;
  takeCasualties: { side: SideName; left: number };
  assignCasualty: { seat: Seat; side: SideName; left: number };
  countVictories: object;
  endBattle: object;
  /** WK-14 */
  resolveSiege: object;
  /** WK-13.17, WK-15.5 */
  captureCity: { seat: Seat; city: City };
  strongholdFalls: { loser: Seat; victor: number };
  cedeCity: { seat: Seat; victor: Seat };
  eliminate: { loser: Seat };
  /** WK-16 */
  retreat: { noble: Noble };
  fallBack: { noble: Noble };
  retreatTo: { seat: Seat; noble: Noble };
  die: { noble: Noble; deserted: boolean };
  garrisonDestroyed: { owner: Seat };
  drawDeserter: { holder: Holder };
  chooseDeserter: { seat: Seat; holder: Holder; nationality: number };
  discardForTokens: { holder: Holder };
  chooseDiscards: { seat: Seat; holder: Holder; options: Troop[][] };
  leaveTheMap: { noble: Noble; deserted: boolean };
  /** WK-7.1 to 7.12 */
  chooseDrawer: { seat: Seat };
  drawEvent: { drawer: Seat };
  cancelEvent: { seat: Seat; drawn: DrawnEvent };
  pledgeFaith: { seat: Seat; after: Seat[]; drawn: DrawnEvent; pledged: number[] };
  eventEffect: { drawn: DrawnEvent };
  eventCity: { seat: Seat; event: EventCard };
  eventArmy: { seat: Seat };
  eventBaron: { seat: Seat; event: EventCard; seats: Seat[] };
  /** WK-7.13 to 7.24 */
  startExpedition: { seat: Seat };
  invest: { seat: Seat; after: Seat[]; track: number };
  bless: { seat: Seat; track: number };
  advanceExpeditions: { started: number };
  /** WK-7.25 to 7.29 */
  upgradeDefenses: { order: Seat[] };
  upgrade: { seat: Seat; after: Seat[] };
  musterTroops: { order: Seat[] };
  muster: { seat: Seat; after: Seat[] };
  /** WK-8 */
  taxation: object;
  complyWithLaw: { seat: Seat; law: number; crowns: number };
  endTaxation: object;
  wages: object;
  payWages: { owner: Seat };
  goOnPaying: { owner: Seat; due: HeldTroop[]; credit: number };
  endWages: object;
  payRegular: { seat: Seat; due: HeldTroop[]; credit: number };
  payMercenaries: { seat: Seat; due: HeldTroop[]; credit: number };
  /** WK-9 */
  assembly: object;
  preside: object;
  nameActingChairman: { seat: Seat };
  privateMotions: object;
  propose: { seat: Seat };
  proposeWhat: { seat: Seat; proposal: ProposalId; values: number[] };
  vote: { by: Seat; proposal: ProposalId; values: number[] };
  orderAgendas: { seat: Seat };
  orderOrWrite: object;
  writeVotes: object;
  nextAgenda: object;
  ballot: { subject: BallotSubject; written: number };
  commitVotes: { subject: BallotSubject };
  declareInTurn: object;
  declareVotes: { seat: Seat };
  countVotes: object;
  breakTie: { seat: Seat; options: number[] };
  decided: { result: number };
  acceptAgenda: { seat: Seat; subject: BallotSubject };
  dropCharge: { seat: Seat; agenda: Agenda };
  assignOffice: { seat: Seat; agenda: Agenda };
  returnMercenary: { seat: Seat };
  freeCity: { seat: Seat };
  endAssembly: { postponed: boolean };
  /** WK-10 */
  mercenaryDraft: object;
  nextMarker: { served: Seat[] };
  hire: { seat: Seat; spot: number; served: Seat[] };
  assignTroops: { seat: Seat; troops: Troop[] };
  endDraft: object;
  /** WK-18 */
  upkeep: object;
  revolts: { cities: City[] };
  revoltPayment: { seat: Seat; city: City };
  landAndRefresh: object;
  settleBaron: { owner: Seat };
  goOnSettling: {
    owner: Seat;
    what: 'upkeepTransfer' | 'redistribute' | 'replaceStronghold';
    moved: HeldTroop[];
  };
  upkeepTransfer: { seat: Seat; moved: HeldTroop[] };
  redistribute: { seat: Seat; moved: HeldTroop[] };
  replaceStronghold: { seat: Seat };
  returnNobles: { owner: Seat };
  returnNoble: { seat: Seat; noble: Noble };
  endRound: object;
}

export type KnightsStep = StepOf<Steps>;
export type StepKind = KnightsStep['kind'];
