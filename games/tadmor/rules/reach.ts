import type { Seat } from '@palio/kernel';
import { figuresOfMission, countOf, missionsWith } from './mission-cards.ts';
import { GOLD, MARBLE, STONE, WOOD, type Resource } from './names.ts';
import { owns, playerOf, prestigeOf, type Player, type State } from './state.ts';
import { heldOf, type Cost } from './stores.ts';
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

const lack = (player: Player, cost: Cost, resource: Resource): number =>
  Math.max(0, cost[resource]! - heldOf(player, resource));

/** What of a resource could be traded away and the cost still be paid. */
export const surplus = (player: Player, cost: Cost, resource: Resource): number =>
  Math.max(0, Math.min(player.warehouse[resource]!, heldOf(player, resource) - cost[resource]!));

/** The most advanced resources that basic ones can be traded for where they are missing (a minimal cut). */
function advancedByTrade(player: Player, cost: Cost, open: Exchanges): number {
  const marble = lack(player, cost, MARBLE);
  const gold = lack(player, cost, GOLD);
  if (marble + gold === 0) return 0;
  const wood = surplus(player, cost, WOOD);
  const stone = surplus(player, cost, STONE);
  const from = (bits: Exchanges, amount: number): number => ((open & bits) === 0 ? 0 : amount);
  const toMarble = from(exchangeBit(WOOD, MARBLE), wood) + from(exchangeBit(STONE, MARBLE), stone);
  const toGold = from(exchangeBit(WOOD, GOLD), wood) + from(exchangeBit(STONE, GOLD), stone);
  const toEither =
    from(exchangeBit(WOOD, MARBLE) | exchangeBit(WOOD, GOLD), wood) +
    from(exchangeBit(STONE, MARBLE) | exchangeBit(STONE, GOLD), stone);
  return Math.min(marble + gold, gold + toMarble, marble + toGold, toEither);
}

function basicByTrade(player: Player, cost: Cost, open: Exchanges): number {
  const missing = lack(player, cost, WOOD) + lack(player, cost, STONE);
  if (missing === 0) return 0;
  let advanced = 0;
  for (const resource of [MARBLE, GOLD])
    if ((open & exchangeBit(resource, WOOD)) !== 0) advanced += surplus(player, cost, resource);
  return Math.min(missing, 2 * advanced);
}

/** TA-13.16 The cards that open a Town Market. */
export const MARKET_MISSIONS = missionsWith('useMarket');

/** The exchanges that may help to pay, K13 included; not those of Ebla where its piece is to build. */
export const usableExchanges = (state: State, seat: Seat, keepEbla: boolean): Exchanges =>
  (playerOf(state, seat).fulfilled & MARKET_MISSIONS) === 0
    ? openExchanges(state, seat) | (keepEbla ? 0 : eblaExchanges(state, seat))
    : TOWN_MARKET;

/** Whether the cost could be paid, at once or after anytime actions. */
export function canReach(state: State, seat: Seat, cost: Cost, waived = 0, keepEbla = false): boolean {
  const player = playerOf(state, seat);
  const basic = lack(player, cost, WOOD) + lack(player, cost, STONE);
  const advanced = lack(player, cost, MARBLE) + lack(player, cost, GOLD);
  if (basic + advanced <= waived) return true;
  const open = usableExchanges(state, seat, keepEbla);
  const basicLeft = basic - basicByTrade(player, cost, open);
  const advancedLeft = advanced - advancedByTrade(player, cost, open);
  let spare = waived + spareResources(player);
  if (basicLeft > 0 && mayBuyResource(player, WOOD)) spare++;
  if (advancedLeft > 0 && mayBuyResource(player, GOLD)) spare++;
  return basicLeft + advancedLeft <= spare;
}
