import type { GameText } from '@palio/kernel';
import type { Event } from '../rules/events.ts';
import type { FamilyId, Goods, RewardId, Source } from '../rules/names.ts';
import type { Action } from '../rules/steps.ts';
import type { TileId } from '../rules/tiles.ts';
import type { View } from '../rules/view-types.ts';

/** Every word that the board itself shows or speaks; the texts have one such object in each language. */
export interface BoardWords {
  /** "Watchtower", "3 cows", "Monastery 7". */
  tileName(tile: TileId): string;
  /** What it does, in one short sentence. */
  tileEffect(tile: TileId): string;
  /** What a monastery does, in a few words: "die ±1 for buildings". */
  monasteryShort(number: number): string;
  shieldName(shield: number): string;
  shieldEffect(shield: number): string;
  readonly families: Readonly<Record<FamilyId, string>>;
  goodsName(goods: Goods): string;
  rewardName(reward: RewardId): string;
  readonly sources: Readonly<Record<Source, string>>;

  readonly tabs: { readonly table: string; readonly rivals: string; readonly aid: string };
  readonly market: string;
  readonly duchy: string;
  readonly yourDuchy: string;
  duchyOf(name: string): string;
  /** "17 of 37" */
  covered(covered: number, all: number): string;
  readonly back: string;

  depot(depot: number): string;
  readonly blackDepot: string;
  depotHolds(count: number, goods: Goods): string;
  inns(here: number, toCome: number): string;
  phase(letter: string, points: number): string;
  readonly goodsByRound: string;
  readonly turnOrder: string;
  readonly whiteDie: string;
  readonly scoreTrack: string;
  /** "big 7, small 4 left". */
  bonus(family: FamilyId, big: boolean, small: boolean, bigPoints: number, smallPoints: number): string;

  readonly dice: string;
  die(value: number, isSpent: boolean): string;
  readonly workers: string;
  readonly silver: string;
  readonly sold: string;
  readonly storage: string;
  readonly commonStorage: string;
  readonly goods: string;
  readonly inForce: string;
  readonly copied: string;
  readonly tradeRoute: string;
  readonly emptyKeySpace: string;
  takeWorkers(workers: number): string;
  readonly free: { readonly title: string; readonly buy: string; readonly hire: string };
  setDieTo(die: number, value: number): string;
  copyFrom(name: string): string;

  /** A space of a duchy: "building, 4" and its area "area of 3, worth 6 + 8". */
  space(family: FamilyId, number: number): string;
  area(size: number, missing: number, points: number, phase: number): string;
  placeHere(tile: TileId, family: FamilyId, number: number, price: number, points: number): string;
  price(workers: number): string;
  readonly tooDear: string;
  readonly chooseTileFor: string;

  readonly forecast: string;
  readonly noForecast: string;
  readonly total: string;
  readonly pays: string;
  readonly completesArea: string;
  readonly completesColour: string;
  loads(goods: string, left: string): string;
  readonly scoreSheet: string;
  readonly scoreNow: string;
  readonly scoreFinal: string;
  readonly monasteries: string;
  readonly shields: string;
  solo(counter: number, target: number): string;
  readonly chooseDuchy: string;
  linked(posts: number): string;
}

/** The text of the game with the words its board needs besides. */
export interface BurgundyText extends GameText<View, Action, Event> {
  readonly words: { readonly board: BoardWords };
}
