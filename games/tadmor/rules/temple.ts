import type { Context, Seat } from '@palio/kernel';
import { next } from '@palio/kernel';
import type { Event } from './events.ts';
import { RULINGS, TEMPLE } from './figures.ts';
import { PARTS } from './names.ts';
import { playerOf, owns, type Player, type State } from './state.ts';
import type { Cost } from './stores.ts';
import { figuresOfTile, tilesWith } from './tiles.ts';

export const COMPLETE = PARTS.length;
const [DISCOUNT_TILE] = tilesWith('templeDiscount');

/** TA-9.13 The cost of the part with this number, 1 for a basement. */
export const partCost = (part: number): Cost => TEMPLE.parts[part - 1]!.cost;

/** TA-9.14 The value of a temple whose highest part is this; 0 without one. */
export const templePoints = (part: number): number => (part === 0 ? 0 : TEMPLE.parts[part - 1]!.points);

/** TA-14.18 How many resources of a part need not be paid. */
export const templeWaiver = (player: Player): number =>
  DISCOUNT_TILE !== undefined && owns(player, DISCOUNT_TILE) ? (figuresOfTile(DISCOUNT_TILE).count ?? 0) : 0;

/** TA-1.8, TA-9.18 Cards of a part left in the supply. */
export function cardsLeft(state: State, part: number): number {
  let left = TEMPLE.cardsPerPart;
  for (const { temples } of state.players) for (const built of temples) if (built === part) left--;
  return left;
}

/** The part that comes next for a temple of the player; the number after the last temple is a new one. */
export const nextPart = (player: Player, temple: number): number => (player.temples[temple] ?? 0) + 1;

/** TA-9.12, TA-9.15 to TA-9.18 Temples that can grow: the unfinished ones, or a new one if there is none. */
export function buildableTemples(state: State, seat: Seat): number[] {
  const player = playerOf(state, seat);
  const unfinished: number[] = [];
  player.temples.forEach((part, temple) => {
    if (part < COMPLETE) unfinished.push(temple);
  });
  const candidates = unfinished.length === 0 ? [player.temples.length] : unfinished;
  return candidates.filter(temple => cardsLeft(state, nextPart(player, temple)) > 0);
}

/** TA-9.21 Free Rare Goods for completing a temple now. */
export function goodsForCompleting(state: State, seat: Seat): number {
  const { finishers } = state;
  if (finishers.length >= 2 || (RULINGS.secondFinisherIsAnother && finishers.includes(seat))) return 0;
  return finishers.length === 0 ? TEMPLE.firstFinisher : TEMPLE.secondFinisher;
}

/** TA-9.12 The new card replaces the former one, which goes back to the supply. */
export function addPart(
  state: State,
  seat: Seat,
  temple: number,
  free: boolean,
  { tell }: Context<Event>,
): void {
  const player = playerOf(state, seat);
  const part = nextPart(player, temple);
  const temples = player.temples.slice();
  temples[temple] = part;
  player.temples = temples;
  tell?.({ type: 'partBuilt', seat, part: PARTS[part - 1]!, temple, free });
  if (part < COMPLETE) return;
  const goods = goodsForCompleting(state, seat);
  tell?.({ type: 'templeCompleted', seat, goods });
  if (goods === 0) return;
  state.finishers = [...state.finishers, seat];
  next(state, { kind: 'freeRareGoods', seat, left: goods });
}
