import type { Context, Seat } from '@palio/kernel';
import { trade } from './actions.ts';
import type { Event } from './events.ts';
import {
  BUNDLES,
  GOLD,
  MARBLE,
  RESOURCES,
  STONE,
  WOOD,
  isBasic,
  type Bundle,
  type Resource,
  type ResourceId,
} from './names.ts';
import { EBLA, MARKET_SPACES, PRIVATE_MARKETS } from './spaces.ts';
import { owns, playerOf, standsOn, type State } from './state.ts';
import type { AnytimeAction } from './steps.ts';
import { figuresOfTile, tilesWith } from './tiles.ts';

/**
 * Exchanges that are open, as bits: the four of a basic for an advanced resource, then marble and gold for two
 * basic ones. TA-7.8 There are no others.
 */
export type Exchanges = number;

export const exchangeBit = (give: Resource, get: Resource): Exchanges =>
  isBasic(give) ? 1 << (2 * give + get - MARBLE) : 1 << (2 + give);

const BASIC_TO_ADVANCED: Exchanges = 0b001111;
/** TA-7.6 */
export const TOWN_MARKET: Exchanges = 0b111111;
/** TA-7.7 */
const EBLA_MARKET: Exchanges = BASIC_TO_ADVANCED;

/** TA-7.9, TA-14.1, TA-14.21 */
const TRADE_TILES = tilesWith('trade').map(tile => {
  const { give = 'wood', get = [] } = figuresOfTile(tile);
  const from = RESOURCES.indexOf(give);
  const exchanges = get.reduce((bits, id) => bits | exchangeBit(from, RESOURCES.indexOf(id)), 0);
  return { tile, exchanges };
});

/** TA-7.6 to TA-7.9 What the seat may trade without giving anything up. */
export function openExchanges(state: State, seat: Seat): Exchanges {
  const player = playerOf(state, seat);
  if (player.marketOpen) return TOWN_MARKET;
  for (const place of MARKET_SPACES) if (standsOn(state, seat, place)) return TOWN_MARKET;
  for (const place of PRIVATE_MARKETS) if (standsOn(state, seat, place)) return TOWN_MARKET;
  let open: Exchanges = player.tradesAtEbla ? EBLA_MARKET : 0;
  for (const { tile, exchanges } of TRADE_TILES) if (owns(player, tile)) open |= exchanges;
  return open;
}

/** TA-7.13 What only the piece at Ebla offers, which has not yet become a market. */
export function eblaExchanges(state: State, seat: Seat): Exchanges {
  return standsOn(state, seat, EBLA) && !playerOf(state, seat).tradesAtEbla ? EBLA_MARKET : 0;
}

/** What each bundle gives. */
const GIVES: Readonly<Record<Bundle, readonly Resource[]>> = {
  marble: [MARBLE],
  gold: [GOLD],
  'wood+wood': [WOOD, WOOD],
  'wood+stone': [WOOD, STONE],
  'stone+stone': [STONE, STONE],
};

/** The bundles that a resource can be traded for, by index in BUNDLES. */
const FOR_BASIC = [0, 1];
const FOR_ADVANCED = [2, 3, 4];
export const bundlesFor = (give: Resource): readonly number[] => (isBasic(give) ? FOR_BASIC : FOR_ADVANCED);
const neededBit = (give: Resource, bundle: number): Exchanges => exchangeBit(give, MARBLE + bundle);

/** TA-7.2 Trades take their input from the Warehouse alone. */
export function addTrades(state: State, seat: Seat, actions: AnytimeAction[]): void {
  const { warehouse } = playerOf(state, seat);
  const open = openExchanges(state, seat);
  const ebla = eblaExchanges(state, seat) & ~open;
  if ((open | ebla) === 0) return;
  for (let give = 0; give < RESOURCES.length; give++) {
    if (warehouse[give] === 0) continue;
    for (const bundle of bundlesFor(give)) {
      const bit = neededBit(give, bundle);
      if ((open & bit) !== 0) actions.push(trade(give, bundle, false));
      else if ((ebla & bit) !== 0) actions.push(trade(give, bundle, true));
    }
  }
}

/** Whether any trade at all is possible. */
export function canTrade(state: State, seat: Seat): boolean {
  const { warehouse } = playerOf(state, seat);
  const open = openExchanges(state, seat) | eblaExchanges(state, seat);
  for (let give = 0; give < RESOURCES.length; give++) {
    if (warehouse[give] === 0) continue;
    const bits = isBasic(give) ? 0b11 << (2 * give) : 1 << (2 + give);
    if ((open & bits) !== 0) return true;
  }
  return false;
}

/** Every exchange open to the seat this turn, whatever lies in the Warehouse. */
export function exchangesOf(
  state: State,
  seat: Seat,
): { readonly give: ResourceId; readonly get: Bundle; readonly ebla: boolean }[] {
  const open = openExchanges(state, seat);
  const ebla = eblaExchanges(state, seat) & ~open;
  return RESOURCES.flatMap((give, resource) =>
    bundlesFor(resource).flatMap(bundle => {
      const bit = neededBit(resource, bundle);
      if (((open | ebla) & bit) === 0) return [];
      return [{ give, get: BUNDLES[bundle]!, ebla: (open & bit) === 0 }];
    }),
  );
}

/** TA-7.1 What is received goes to the Traded Goods. */
export function carryOutTrade(
  state: State,
  seat: Seat,
  { give, get, ebla }: Extract<AnytimeAction, { type: 'trade' }>,
  { tell }: Context<Event>,
): void {
  const player = playerOf(state, seat);
  player.warehouse[RESOURCES.indexOf(give)]!--;
  for (const resource of GIVES[get]) player.tradedGoods[resource]!++;
  if (ebla) player.tradesAtEbla = true;
  tell?.({ type: 'traded', seat, give, get, ebla });
}
