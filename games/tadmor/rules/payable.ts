import type { Seat } from '@palio/kernel';
import { gatherAmount } from './anytime.ts';
import { GOLD, MARBLE, WOOD } from './names.ts';
import { mayBuyResource, spareResources, usableExchanges } from './reach.ts';
import { GATHER_SPACES, SPACES } from './spaces.ts';
import { eraOf, kindOfPiece, playerOf, standsOn, type State } from './state.ts';
import { allHeld } from './stores.ts';
import { exchangeBit } from './trading.ts';

/** The most resources the seat could lay down now, of any kinds, after all anytime actions. */
export function payable(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  let most = allHeld(player) + spareResources(player);
  const open = usableExchanges(state, seat, true);
  for (const resource of [WOOD, GOLD]) if (mayBuyResource(player, resource)) most++;
  /** One advanced resource becomes two basic ones where that exchange is open. */
  const double = (resource: number): number =>
    resource >= MARBLE && (open & exchangeBit(resource, WOOD)) !== 0 ? 1 : 0;
  most += double(MARBLE) * player.warehouse[MARBLE]! + double(GOLD) * player.warehouse[GOLD]!;
  for (const place of GATHER_SPACES) {
    if (!standsOn(state, seat, place)) continue;
    const { resource } = SPACES[place]!;
    const amount = gatherAmount(player, eraOf(state), kindOfPiece(state.pieces[place]!), resource);
    most += amount * (1 + double(resource));
  }
  return most;
}
