import type { Seat, StepOf } from '@palio/kernel';
import type {
  Bundle,
  ColourId,
  KingdomAction,
  MissionId,
  PieceId,
  PlaceId,
  RareGoodId,
  RegionId,
  ResourceId,
  SpaceId,
  TileId,
} from './names.ts';

/** How a Rare Good comes: bought with an action, or free (TA-14.6). */
export type Acquisition = 'action' | 'free';

/** The table of contents of the game: everything that can be waiting to be resolved. */
export interface Steps {
  /** TA-2 */
  chooseExtra: { seat: Seat; options: ResourceId[] };
  chooseStartTile: { seat: Seat };
  deal: object;
  startTurn: object;
  /** TA-4 Whose turn to place it is, if that seat can; `left` pieces may still be placed in this placement turn. */
  nextPlacement: { seat: Seat };
  place: { seat: Seat; left: number; placed: number };
  /** TA-5 */
  reveal: object;
  redirectWindow: { region: RegionId; raider: Seat; seats: Seat[] };
  redirect: { seat: Seat; region: RegionId; raider: Seat; after: Seat[] };
  removePieces: { region: RegionId; raider: Seat };
  swapWindow: { seats: Seat[] };
  swap: { seat: Seat; after: Seat[] };
  swapWith: { seat: Seat; own: SpaceId };
  callMarauders: object;
  chooseMarauders: { seat: Seat };
  /** TA-6 */
  startResolution: object;
  /** TA-8 */
  acquireSpace: { space: SpaceId };
  acquire: { seat: Seat; space: SpaceId };
  payAny: { seat: Seat; left: number };
  gainTile: { seat: Seat; tile: TileId; space: SpaceId };
  improvementWindow: { seat: Seat };
  improvementMissions: { seat: Seat };
  freeTile: { seat: Seat; left: number };
  boxTile: { seat: Seat };
  /** TA-9 `after` are the seats whose block is still to come. */
  constructionPhase: object;
  constructionBlock: { seat: Seat; after: Seat[] };
  construction: { seat: Seat; after: Seat[] };
  continueTower: { seat: Seat; by: PlaceId; pair: boolean };
  buildTower: { seat: Seat; by: PlaceId; pair: boolean };
  /** TA-14.19 What is left to be waived of a cost, before the rest is paid. */
  waive: { seat: Seat; cost: number[]; left: number; for: 'temple' | 'mission' };
  buildPart: { seat: Seat; by: PlaceId; temple: number };
  /** TA-9.22 */
  freeRareGoods: { seat: Seat; left: number };
  freeRareGood: { seat: Seat; left: number };
  /** TA-13.8 */
  choosePile: { seat: Seat };
  pickFromPile: { seat: Seat; colour: ColourId; by: Acquisition };
  fulfilled: { seat: Seat; mission: MissionId; by: PlaceId };
  /** TA-13.9 */
  freePart: { seat: Seat };
  /** TA-13.23 */
  destroy: { seat: Seat };
  /** TA-13.21, TA-7.10 Resources of choice for the Traded Goods. */
  takeResources: { seat: Seat; left: number };
  /** TA-10 */
  kingdomPhase: object;
  towersPrestige: object;
  taxman: { seat: Seat };
  tax: { seat: Seat };
  closingBlock: { seat: Seat };
  firstPlayer: { seat: Seat };
  firstPlayerResource: { seat: Seat };
  audienceBlock: { seat: Seat };
  audience: { seat: Seat };
  closingWindow: { seat: Seat };
  closing: { seat: Seat };
  returnPieces: { seat: Seat };
  /** TA-12 */
  turnEnd: object;
  checkWarehouse: { seat: Seat };
  discardExcess: { seat: Seat };
  advanceTurn: object;
}

export type TadmorStep = StepOf<Steps>;

export interface Take {
  readonly type: 'take';
  readonly resource: ResourceId;
}
export interface ChooseStartTile {
  readonly type: 'startTile';
  readonly tile: TileId;
}
/** On a space of the board, or on an own private tile. */
export interface PlacePiece {
  readonly type: 'place';
  readonly piece: PieceId;
  readonly at: PlaceId;
}
/** Ends what could go on. */
export interface Done {
  readonly type: 'done';
}
/** TA-6.6 Nothing more in this turn: neither here, nor in the closing window. */
export interface EndTurn {
  readonly type: 'endTurn';
}
/** Declines what is offered. */
export interface Pass {
  readonly type: 'pass';
}
export interface Redirect {
  readonly type: 'redirect';
  readonly mission: MissionId;
  readonly region: RegionId;
}
export interface SwapOwn {
  readonly type: 'swap';
  readonly own: SpaceId;
}
export interface SwapWith {
  readonly type: 'swapWith';
  readonly other: SpaceId;
}
export interface ChooseMarauders {
  readonly type: 'marauders';
  readonly region: RegionId;
}
export interface Acquire {
  readonly type: 'acquire';
  readonly tile: TileId;
}
/** One resource of a cost that names no kind. */
export interface Pay {
  readonly type: 'pay';
  readonly resource: ResourceId;
}
export interface TakeTile {
  readonly type: 'takeTile';
  readonly tile: TileId;
}
/** A level, or a pair of levels. */
export interface BuildTower {
  readonly type: 'tower';
  readonly by: PlaceId;
  readonly pair: boolean;
}
export interface Traitor {
  readonly type: 'traitor';
  readonly by: PlaceId;
  readonly target: Seat;
}
/** The next part of the temple with this number, counted from 0; the number after the last begins a new one. */
export interface BuildTemple {
  readonly type: 'temple';
  readonly by: PlaceId;
  readonly temple: number;
}
export interface BuyRareGood {
  readonly type: 'rareGood';
  readonly by: PlaceId;
  readonly colour: ColourId;
  /** TA-14.7 */
  readonly prestige: boolean;
}
export interface DrawMission {
  readonly type: 'draw';
  readonly by: PlaceId;
}
export interface FulfilMission {
  readonly type: 'fulfil';
  readonly by: PlaceId;
  readonly mission: MissionId;
}
/** One resource of the cost that is not paid. */
export interface Waive {
  readonly type: 'waive';
  readonly resource: ResourceId;
}
export interface ChoosePile {
  readonly type: 'pile';
  readonly colour: ColourId;
}
export interface PickRareGood {
  readonly type: 'pick';
  readonly good: RareGoodId;
}
export interface TakePart {
  readonly type: 'part';
  readonly temple: number;
}
export interface Destroy {
  readonly type: 'destroy';
  readonly target: Seat;
}
export interface AnswerTax {
  readonly type: 'payTax' | 'losePrestige';
}
export interface Audience {
  readonly type: 'audience';
  readonly as: KingdomAction;
}
export interface Discard {
  readonly type: 'discard';
  readonly resource: ResourceId;
}

/** TA-6.6 What may be done beside any decision of an own window of the Resolution stage, or own placement turn. */
export type AnytimeAction =
  /** TA-11.1 */
  | { readonly type: 'gather'; readonly space: SpaceId }
  /** TA-7 With `ebla` the piece there becomes a market for this turn (TA-7.13). */
  | { readonly type: 'trade'; readonly give: ResourceId; readonly get: Bundle; readonly ebla: boolean }
  /** TA-7.10 */
  | { readonly type: 'discardMission'; readonly mission: MissionId }
  /** TA-13.4 */
  | { readonly type: 'returnMission'; readonly mission: MissionId }
  /** TA-14.3 */
  | { readonly type: 'buyResource'; readonly resource: ResourceId };

export type ConstructionAction =
  | BuildTower
  | Traitor
  | BuildTemple
  | BuyRareGood
  | DrawMission
  | FulfilMission;

export interface Actions {
  chooseExtra: Take;
  chooseStartTile: ChooseStartTile;
  place: PlacePiece | Done;
  redirect: Redirect | Pass;
  swap: SwapOwn | Pass;
  swapWith: SwapWith;
  chooseMarauders: ChooseMarauders | Pass;
  acquire: Acquire | Pass;
  payAny: Pay;
  improvementMissions: Done;
  freeTile: TakeTile;
  boxTile: TakeTile;
  construction: ConstructionAction | Done | EndTurn;
  buildTower: ConstructionAction | Done | EndTurn;
  waive: Waive;
  freeRareGood: ChoosePile;
  choosePile: ChoosePile;
  pickFromPile: PickRareGood;
  freePart: TakePart;
  destroy: Destroy;
  takeResources: Take;
  tax: AnswerTax | Audience;
  firstPlayerResource: Take;
  audience: Audience | Pass;
  closing: Done;
  discardExcess: Discard;
}

export type Action = Actions[keyof Actions] | AnytimeAction;
