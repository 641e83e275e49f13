import type { Context, Seat } from '@palio/kernel';
import type { Amounts, Event, GainReason, PayReason } from './events.ts';
import { FROM, RESOURCES, type Resource, type ResourceId, type Source, type SpaceId } from './names.ts';
import { playerOf, type Player, type State } from './state.ts';

/** Amounts of wood, stone, marble and gold. */
export type Cost = readonly number[];

export const NOTHING: Cost = [0, 0, 0, 0];
const ONE: readonly Cost[] = RESOURCES.map((_, one) => RESOURCES.map((__, other) => (one === other ? 1 : 0)));
/** A single resource as a cost. */
export const oneOfKind = (resource: Resource): Cost => ONE[resource]!;

export const amountsOf = (cost: Cost): Amounts =>
  Object.fromEntries(RESOURCES.map((id, resource) => [id, cost[resource]!])) as Record<ResourceId, number>;

/** TA-7.3 Both stores pay costs. */
export const heldOf = (player: Player, resource: Resource): number =>
  player.warehouse[resource]! + player.tradedGoods[resource]!;

export function allHeld(player: Player): number {
  let sum = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++) sum += heldOf(player, resource);
  return sum;
}

export const sumOf = (cost: Cost): number => cost[0]! + cost[1]! + cost[2]! + cost[3]!;

/** What is missing to pay a cost. */
export function missingOf(player: Player, cost: Cost): number {
  let missing = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const lack = cost[resource]! - heldOf(player, resource);
    if (lack > 0) missing += lack;
  }
  return missing;
}

export const canPay = (player: Player, cost: Cost): boolean => missingOf(player, cost) === 0;

/** TA-7.4 Traded Goods first: within the turn that is never worse. TA-1.6 What is paid goes to the supply. */
export function pay(
  state: State,
  seat: Seat,
  cost: Cost,
  reason: PayReason,
  { tell }: Pick<Context<Event>, 'tell'>,
): void {
  const { warehouse, tradedGoods } = playerOf(state, seat);
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const due = cost[resource]!;
    const fromTraded = Math.min(due, tradedGoods[resource]!);
    tradedGoods[resource]! -= fromTraded;
    warehouse[resource]! -= due - fromTraded;
  }
  if (tell !== undefined && sumOf(cost) > 0)
    tell({ type: 'resourcesPaid', seat, amounts: amountsOf(cost), for: reason });
}

/** TA-7.1, TA-7.10, TA-7.11 Reasons whose resources cannot be traded this turn. */
const TRADED: readonly GainReason[] = ['favour', 'mission'];

/** TA-7.12 Resources go to the Warehouse unless their source says otherwise. */
export function gain(
  state: State,
  seat: Seat,
  resource: Resource,
  count: number,
  reason: GainReason,
  { tell }: Pick<Context<Event>, 'tell'>,
  space: SpaceId | null = null,
): void {
  const player = playerOf(state, seat);
  const store = TRADED.includes(reason) ? player.tradedGoods : player.warehouse;
  store[resource]! += count;
  if (tell === undefined) return;
  const amounts = amountsOf(ONE[resource]!.map(one => one * count));
  tell({ type: 'resourcesGained', seat, amounts, by: reason, space });
}

/** TA-1.9 Prestige Points may become negative. */
export function score(
  state: State,
  seat: Seat,
  points: number,
  source: Source,
  { tell }: Pick<Context<Event>, 'tell'>,
): void {
  if (points === 0) return;
  playerOf(state, seat).points[FROM[source]]! += points;
  tell?.({ type: 'prestigeChanged', seat, points, source });
}
