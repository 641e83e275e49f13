import type { FamilyId } from '../rules/names.ts';
import type { PostId } from './spaces.ts';

/** The position as text. */
export interface PositionWords {
  phase(letter: string, points: number, round: number, rounds: number): string;
  readonly preparation: string;
  readonly over: string;
  whiteDie(value: number): string;
  goodsToCome(goods: string): string;
  order(names: string): string;
  depot(number: number): string;
  readonly blackDepot: string;
  readonly empty: string;
  goodsHere(goods: string): string;
  shieldsHere(shields: string): string;
  inns(here: number, toCome: number): string;
  bonusTiles(left: string, big: number, small: number): string;
  bonusLeft(family: FamilyId, left: number): string;
  duchy(board: string, owners: string): string;
  readonly notChosen: string;
  score(points: number): string;
  dice(dice: string): string;
  readonly spent: string;
  stores(silver: number, workers: number): string;
  keySpaces(tiles: string, held: number, room: string): string;
  commonKeySpaces(tiles: string, held: number, room: string): string;
  readonly noLimit: string;
  goods(goods: string, sold: number): string;
  sold(goods: string): string;
  bonus(big: string, small: string): string;
  monasteries(numbers: string): string;
  copied(numbers: string): string;
  shieldOn(shield: number, at: string): string;
  shields(list: string): string;
  /** `next` is undefined when the route is full. */
  route(laid: number, spaces: number, next: string | undefined): string;
  routeSpace(goods: string, reward: string): string;
  /** The colours on the route, from the left. */
  laid(goods: string): string;
  area(family: FamilyId, at: string, missing: number, size: number, points: string): string;
  areasBegun(areas: string): string;
  final(points: number): string;
  covered(list: string): string;
  readonly key: string;
  posts(list: string): string;
  post(post: PostId, at: string): string;
  linked(pairs: string): string;
  readonly postNames: Readonly<Record<PostId, string>>;
  rivers(pairs: string): string;
  solo(counter: number, target: number): string;
  readonly nothing: string;
}
