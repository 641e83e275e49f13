import type { Seat } from '@palio/kernel';
import { hasTradeCentre } from './control.ts';
import { routesOpened } from './income.ts';
import { seatsOf } from './sides.ts';
import { playerOf, type State } from './state.ts';
import { HAS, isMonopoly, routesAllowed } from './technology.ts';

export function hasRoute(state: State, seat: Seat, other: Seat): boolean {
  for (const { by, to } of state.routes)
    if ((by === seat && to === other) || (by === other && to === seat)) return true;
  return false;
}

/** WT-6.13, WT-6.19 Fewer opened than the level allows. */
export const hasFreeRoute = (state: State, seat: Seat): boolean =>
  routesOpened(state, seat) < routesAllowed(playerOf(state, seat));

/** WT-6.14, WT-6.15, WT-6.18 Partners to whom a route can be opened now. */
export function routePartners(state: State, seat: Seat): Seat[] {
  if (!hasFreeRoute(state, seat) || !hasTradeCentre(state, seat)) return [];
  return seatsOf(state).filter(
    other => other !== seat && !hasRoute(state, seat, other) && hasTradeCentre(state, other),
  );
}

/** WT-6.23, WT-6.26 */
export const mayUseBank = (state: State, seat: Seat): boolean =>
  hasTradeCentre(state, seat) && (HAS.monopoly(playerOf(state, seat)) || !isMonopoly(state));

/** WT-6.12, WT-6.21, WT-6.24 to 6.26 */
export function mayExchange(state: State, seat: Seat, other: Seat): boolean {
  if (!hasRoute(state, seat, other) || state.players[other]!.left) return false;
  if (!hasTradeCentre(state, seat) || !hasTradeCentre(state, other)) return false;
  return !isMonopoly(state) || HAS.monopoly(playerOf(state, seat)) || HAS.monopoly(playerOf(state, other));
}
