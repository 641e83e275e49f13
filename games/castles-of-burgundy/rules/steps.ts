import type { Seat, StepOf } from '@palio/kernel';
import type { BuildingId, Family, Goods } from './names.ts';
import type { Tile, TileId } from './tiles.ts';

/** Whose key space: the player's own, or a common one of the team (CB-30.9). */
export type KeySpace = 'own' | 'common';

/** Where an action comes from: a die of the player, or something that grants one. */
export type ActionSource = 'die' | 'castle' | 'whiteCastle' | 'tradeRoute' | 'target';

/** CB-31.30 Parts of a placement in the solo game, resolved in the order the player likes. */
export const ITEMS = ['area', 'phase', 'colour', 'effect'] as const;
export type Item = (typeof ITEMS)[number];

/** The table of contents of the game: everything that can be waiting to be resolved. */
export interface Steps {
  /** CB-16.3 The side of the dealt board, and CB-1.10 the space of the starting castle. */
  chooseSide: { seat: Seat; sides: string[] };
  chooseStartCastle: { seat: Seat };
  /** CB-16.4 Both at once, in secret. */
  chooseSecretly: { boards: string[][] };
  /** CB-2, CB-3 */
  startPhase: object;
  startRound: object;
  endRound: object;
  startTurn: { seat: Seat };
  /** CB-4.1 Goes on until both dice are spent and nothing free is left to do. */
  continueTurn: { seat: Seat };
  turn: { seat: Seat };
  /** CB-4.2 One of the four actions with this value; 0 is any value (CB-4.12). */
  dieAction: { seat: Seat; value: number; by: ActionSource };
  /** CB-6 The tile is in the hand; 0 ignores the numbers of the spaces. */
  placeTile: { seat: Seat; tile: Tile; value: number };
  /** CB-5.5, CB-30.10 */
  discardForRoom: { seat: Seat; tile: Tile };
  storeWhere: { seat: Seat; tile: Tile };
  /** CB-14.6 How a purchase is paid with monastery 6. */
  payPurchase: { seat: Seat; tile: Tile };
  /** CB-8.4 to 8.6 */
  effectTake: { seat: Seat; families: Family[] };
  /** CB-8.8 */
  effectSell: { seat: Seat };
  /** CB-8.11 */
  effectPlace: { seat: Seat };
  /** CB-20.6 */
  useCrane: { seat: Seat };
  /** CB-7.1 to 7.7 */
  shipDepot: { seat: Seat };
  shipSecondDepot: { seat: Seat; depot: number };
  shipExtraColour: { seat: Seat; depots: number[] };
  /** `extra` is a colour taken from every depot, or 0. */
  loadGoods: { seat: Seat; depots: number[]; extra: Goods };
  keepColour: { seat: Seat; depots: number[]; extra: Goods; colours: Goods[] };
  movePawn: { seat: Seat };
  /** CB-24.3 Goods of a sale still to be laid on the route. */
  layGoods: { seat: Seat; goods: Goods; count: number };
  /** CB-25.5 */
  putShield: { seat: Seat; shield: number };
  /** CB-25.18 */
  shrinkStorage: { seat: Seat; where: KeySpace };
  /** CB-12, CB-25.29, CB-25.30 Shields 14 and 15 not yet used at this phase end. */
  endPhase: object;
  phaseEndPlace: { seat: Seat; shields: number[] };
  /** CB-25.9 Shields not yet decided on, in the order they are asked for. */
  demandTribute: { seat: Seat };
  tribute: { seat: Seat; shields: number[] };
  income: object;
  afterPhase: object;
  /** CB-31 */
  resolveItems: { seat: Seat; tile: Tile; space: number; items: Item[]; area: number; phase: number };
  chooseItem: { seat: Seat; tile: Tile; space: number; items: Item[]; area: number; phase: number };
  countGain: { seat: Seat; points: number };
  buyPoints: { seat: Seat };
  checkTarget: { seat: Seat };
  colourReward: { seat: Seat };
  clearGoods: { seat: Seat };
  exchangeGoods: { seat: Seat; given: number };
  exchangeTile: { seat: Seat };
}

export type BurgundyStep = StepOf<Steps>;

export interface Decline {
  readonly type: 'decline';
}
export interface ChooseSide {
  readonly type: 'side';
  readonly duchy: string;
}
export interface ChooseStartCastle {
  readonly type: 'startCastle';
  readonly space: number;
}
export interface UseDie {
  readonly type: 'die';
  readonly value: number;
}
/** From the depot `value`; with dice they are both set to that value. */
export interface TakeShield {
  readonly type: 'takeShield';
  readonly value: number;
  readonly shield: number;
}
export interface EndTurn {
  readonly type: 'endTurn';
}
/** Depots are 1 to 6. */
export interface TakeTile {
  readonly type: 'take';
  readonly depot: number;
  readonly tile: TileId;
}
export interface PickTile {
  readonly type: 'place';
  readonly tile: TileId;
  readonly from: KeySpace;
}
export interface SellGoods {
  readonly type: 'sell';
  readonly goods: Goods;
}
export interface TakeWorkers {
  readonly type: 'takeWorkers';
}
export interface ChooseSpace {
  readonly type: 'space';
  readonly space: number;
}
export interface ChooseCastle {
  readonly type: 'castle';
  readonly space: number;
}
export interface DiscardTile {
  readonly type: 'discard';
  readonly tile: TileId;
  readonly from: KeySpace;
}
export interface StoreTile {
  readonly type: 'store';
  readonly where: KeySpace;
}
/** The rest of the price is paid with workers. */
export interface PaySilver {
  readonly type: 'pay';
  readonly silver: number;
}
export interface UseBuilding {
  readonly type: 'useBuilding';
  readonly building: BuildingId;
}
/** 0 stands for any depot without goods. */
export interface ChooseDepot {
  readonly type: 'depot';
  readonly depot: number;
}
export interface ChooseGoods {
  readonly type: 'goods';
  readonly goods: Goods;
}
/** A tile that goes straight into the duchy, or face down to a key space; depot 0 is the black depot with its inns. */
export interface FetchTile {
  readonly type: 'fetch';
  readonly depot: number;
  readonly tile: TileId;
}
export interface PayTribute {
  readonly type: 'paySilver' | 'payWorker' | 'giveUp';
}
export interface ChooseItem {
  readonly type: 'item';
  readonly item: Item;
}
export interface BuyPoints {
  readonly type: 'buyPoints';
  readonly points: number;
}

/** CB-40.1 Free moves beside any decision of the own turn. */
export type FreeMove =
  /** CB-11 Depot 0 is the black depot with its inns. */
  | { readonly type: 'buy'; readonly depot: number; readonly tile: TileId }
  /** CB-20.5 */
  | { readonly type: 'hireWorkers' }
  /** CB-25.33 */
  | { readonly type: 'setDie'; readonly die: number; readonly value: number }
  /** CB-25.20 */
  | { readonly type: 'copyMonasteries'; readonly duchy: number };

export interface Actions {
  chooseSide: ChooseSide;
  chooseStartCastle: ChooseStartCastle;
  chooseSecretly: ChooseSide | ChooseStartCastle;
  turn: UseDie | TakeShield | EndTurn;
  dieAction: TakeTile | PickTile | SellGoods | TakeWorkers | TakeShield | Decline;
  placeTile: ChooseSpace;
  discardForRoom: DiscardTile;
  storeWhere: StoreTile | DiscardTile;
  payPurchase: PaySilver;
  effectTake: TakeTile | Decline;
  effectSell: SellGoods | Decline;
  effectPlace: PickTile | Decline;
  useCrane: UseBuilding | Decline;
  shipDepot: ChooseDepot;
  shipSecondDepot: ChooseDepot | Decline;
  shipExtraColour: ChooseGoods | Decline;
  keepColour: ChooseGoods;
  putShield: ChooseCastle;
  shrinkStorage: DiscardTile;
  phaseEndPlace: FetchTile | Decline;
  tribute: PayTribute;
  chooseItem: ChooseItem;
  buyPoints: BuyPoints;
  colourReward: FetchTile | Decline;
  exchangeGoods: ChooseGoods | Decline;
  exchangeTile: FetchTile;
}

export type Action = Actions[keyof Actions] | FreeMove;
