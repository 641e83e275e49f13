import type { Seat } from '@palio/kernel';
import { figuresOfMission, countOf, missionsWith } from './mission-cards.ts';
import { GOLD, MARBLE, STONE, WOOD, type Resource } from './names.ts';
import { owns, playerOf, prestigeOf, type Player, type State } from './state.ts';
import { heldOf, missingOf, type Cost } from './stores.ts';
import { RULINGS } from './figures.ts';
import { figuresOfTile, tilesWith } from './tiles.ts';
import { eblaExchanges, exchangeBit, openExchanges, TOWN_MARKET, type Exchanges } from './trading.ts';

/**
 * What could be paid after trades and other anytime actions. Everything here follows from what is public, so
 * that nobody learns a hand from who is asked.
 */

const [FAVOURS] = tilesWith('ppTrade');
/** TA-13.21 */
export const RESOURCE_MISSIONS = missionsWith('takeAnyResources');

/** TA-14.3, TA-14.4 */
export function mayBuyResource(player: Player, resource: Resource): boolean {
  if (FAVOURS === undefined || !owns(player, FAVOURS)) return false;
  const { basicPrice = 0, advancedPrice = 0 } = figuresOfTile(FAVOURS);
  const isBasic = resource < MARBLE;
  if (isBasic ? player.boughtBasic : player.boughtAdvanced) return false;
  return RULINGS.favoursMayGoNegative || prestigeOf(player) >= (isBasic ? basicPrice : advancedPrice);
}

/** Resources of any kind that could still be had: cards from the hand, five for each of K16 to K18. */
export const spareResources = (player: Player): number =>
  countOf(player.hand) + countOf(player.fulfilled & RESOURCE_MISSIONS) * (figuresOfMission(16).count ?? 0);

/** What is missing of a resource if so much of it is given up. */
const lack = (player: Player, cost: Cost, resource: Resource, without = 0): number =>
  Math.max(0, cost[resource]! - heldOf(player, resource) + without);

/** What of a resource could be traded away and the cost still be paid, or with so much of the cost given up. */
const surplus = (player: Player, cost: Cost, resource: Resource, more = 0): number =>
  Math.min(player.warehouse[resource]!, Math.max(0, heldOf(player, resource) - cost[resource]!) + more);

/** The most advanced resources that basic ones can be traded for where they are missing (a minimal cut). */
function advancedByTrade(marble: number, gold: number, wood: number, stone: number, open: Exchanges): number {
  if (marble + gold === 0) return 0;
  const from = (bits: Exchanges, amount: number): number => ((open & bits) === 0 ? 0 : amount);
  const toMarble = from(exchangeBit(WOOD, MARBLE), wood) + from(exchangeBit(STONE, MARBLE), stone);
  const toGold = from(exchangeBit(WOOD, GOLD), wood) + from(exchangeBit(STONE, GOLD), stone);
  const toEither =
    from(exchangeBit(WOOD, MARBLE) | exchangeBit(WOOD, GOLD), wood) +
    from(exchangeBit(STONE, MARBLE) | exchangeBit(STONE, GOLD), stone);
  return Math.min(marble + gold, gold + toMarble, marble + toGold, toEither);
}

/**
 * What stays missing if so much marble and gold becomes twice as many basic resources. What these bring over the
 * need sets wood and stone free that the cost itself asks for, and they can be traded for what is missing.
 */
function missingAfter(player: Player, cost: Cost, open: Exchanges, marble: number, gold: number): number {
  const bought = mayBuyResource(player, WOOD) ? 1 : 0;
  const over = 2 * (marble + gold) + bought - lack(player, cost, WOOD) - lack(player, cost, STONE);
  const marbleLack = lack(player, cost, MARBLE, marble);
  const goldLack = lack(player, cost, GOLD, gold);
  let traded = 0;
  for (let wood = 0; wood <= Math.max(0, over); wood++) {
    const woodFree = surplus(player, cost, WOOD, wood);
    const stoneFree = surplus(player, cost, STONE, Math.max(0, over) - wood);
    traded = Math.max(traded, advancedByTrade(marbleLack, goldLack, woodFree, stoneFree, open));
  }
  const advanced = marbleLack + goldLack - traded - (mayBuyResource(player, GOLD) ? 1 : 0);
  return Math.max(0, -over) + Math.max(0, advanced);
}

/** TA-13.16 The cards that open a Town Market. */
export const MARKET_MISSIONS = missionsWith('useMarket');

/** The exchanges that may help to pay, K13 included; not those of Ebla where its piece is to build. */
export const usableExchanges = (state: State, seat: Seat, keepEbla: boolean): Exchanges =>
  (playerOf(state, seat).fulfilled & MARKET_MISSIONS) === 0
    ? openExchanges(state, seat) | (keepEbla ? 0 : eblaExchanges(state, seat))
    : TOWN_MARKET;

/** The least of a cost that stays missing after trades and purchases with prestige. */
export function leastMissing(state: State, seat: Seat, cost: Cost, keepEbla = false): number {
  const player = playerOf(state, seat);
  const open = usableExchanges(state, seat, keepEbla);
  const most = Math.ceil((cost[WOOD]! + cost[STONE]!) / 2);
  const giving = (resource: Resource): number =>
    (open & exchangeBit(resource, WOOD)) === 0 ? 0 : Math.min(most, player.warehouse[resource]!);
  let least = Number.POSITIVE_INFINITY;
  for (let marble = 0; marble <= giving(MARBLE); marble++)
    for (let gold = 0; gold <= Math.min(giving(GOLD), most - marble); gold++)
      least = Math.min(least, missingAfter(player, cost, open, marble, gold));
  return least;
}

/** Whether the cost could be paid, at once or after anytime actions. */
export function canReach(state: State, seat: Seat, cost: Cost, waived = 0, keepEbla = false): boolean {
  const player = playerOf(state, seat);
  const spare = waived + spareResources(player);
  return missingOf(player, cost) <= spare || leastMissing(state, seat, cost, keepEbla) <= spare;
}
