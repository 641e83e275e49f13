import type { Context, Seat } from '@palio/kernel';
import type { Event } from './events.ts';
import type { Province } from './names.ts';
import { isFriend, atWar } from './sides.ts';
import { BARBARIAN, BARBARIANS_HOLD, FREE, OUT_OF_PLAY, type State } from './state.ts';
import { worldNamed, type World } from './world.ts';

export type Tell = Context<Event>['tell'];

export const worldOf = (state: State): World => worldNamed(state.table.world);

export const holderOf = (state: State, province: Province): number => state.holders[province]!;

/** WT-9.4, WT-9.5, WT-20.11 Who holds the token by the units there; attackers of an unresolved battle do not count. */
export function rightfulHolder(state: State, province: Province): number {
  const before = holderOf(state, province);
  if (before === OUT_OF_PLAY) return OUT_OF_PLAY;
  let holder = FREE;
  for (const unit of state.units) {
    if (unit.at !== province || unit.engaged) continue;
    if (unit.owner === BARBARIAN) return BARBARIANS_HOLD;
    if (unit.owner === before) return before;
    if (holder === FREE || state.players[unit.owner]!.nation < state.players[holder]!.nation)
      holder = unit.owner;
  }
  return holder;
}

/** WT-9.6 The token follows at once. */
export function settleControl(state: State, province: Province, tell: Tell): void {
  const from = holderOf(state, province);
  const to = rightfulHolder(state, province);
  if (from === to) return;
  state.holders[province] = to;
  tell?.({ type: 'provinceTaken', province, from, to });
}

/** WT-10.5, WT-12.2, WT-20.2 Free, own, or an ally's. */
export function isOpenTo(state: State, seat: Seat, province: Province): boolean {
  const holder = holderOf(state, province);
  return holder === FREE || (holder >= 0 && isFriend(state, seat, holder));
}

/** WT-10.6, WT-10.7 Barbarian, or of a player with whom there is war. */
export function isHostileTo(state: State, seat: Seat, province: Province): boolean {
  const holder = holderOf(state, province);
  return holder === BARBARIANS_HOLD || (holder >= 0 && atWar(state, seat, holder));
}

export const neighboursOf = (state: State, province: Province): readonly Province[] =>
  worldOf(state).provinces[province]!.neighbours;

/** Neighbours that the seat's units may go to without a fight. */
export const openNeighbours = (state: State, seat: Seat, province: Province): Province[] =>
  neighboursOf(state, province).filter(to => isOpenTo(state, seat, to));

export function provincesOf(state: State, seat: Seat): Province[] {
  const held: Province[] = [];
  for (let province = 0; province < state.holders.length; province++)
    if (state.holders[province] === seat) held.push(province);
  return held;
}

/** WT-6.1, WT-6.2 Any trade centre on the map. */
export function hasTradeCentre(state: State, seat: Seat): boolean {
  for (const { tradeCentre } of worldOf(state).nations) if (state.holders[tradeCentre] === seat) return true;
  return false;
}
