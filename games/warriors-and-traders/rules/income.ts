import type { Seat } from '@palio/kernel';
import { SMALL_MAP_FIGURES, TECHNOLOGY } from './figures.ts';
import { FOOD, GOLD, GOODS, INDEX_OF, MILITARY, PRODUCTION, WEAPONS, type ResourceId } from './names.ts';
import { worldOf } from './control.ts';
import { playerOf, type State } from './state.ts';
import {
  FOOD_MULTIPLIER,
  GOODS_MULTIPLIER,
  HAS,
  levelOf,
  routesAllowed,
  WEAPONS_MULTIPLIER,
} from './technology.ts';

/** WT-5.10 to 5.14 What the provinces yield now. */
export function incomeOf(state: State, seat: Seat): number[] {
  const player = playerOf(state, seat);
  const { provinces } = worldOf(state);
  const income = [0, 0, 0, 0];
  let capitals = 0;
  let tradeCentres = 0;
  for (let province = 0; province < provinces.length; province++) {
    if (state.holders[province] !== seat) continue;
    const { symbols, type } = provinces[province]!;
    for (let resource = 0; resource < income.length; resource++) income[resource]! += symbols[resource]!;
    if (type === 'capital') capitals++;
    else if (type === 'tradeCentre') tradeCentres++;
  }
  const production = levelOf(player, PRODUCTION) - 1;
  income[FOOD]! *= FOOD_MULTIPLIER[production]!;
  income[GOODS]! *= GOODS_MULTIPLIER[production]!;
  income[WEAPONS]! *= WEAPONS_MULTIPLIER[levelOf(player, MILITARY) - 1]!;
  if (HAS.productionTax(player)) income[GOLD]! += capitals * TECHNOLOGY.productionTaxGold;
  if (HAS.tradeTax(player)) income[GOLD]! += tradeCentres * TECHNOLOGY.tradeTaxGold;
  return income;
}

export const routesOpened = (state: State, seat: Seat): number => {
  let opened = 0;
  for (const route of state.routes) if (route.by === seat) opened++;
  return opened;
};

/** WT-18.18, WT-18.19 What each slot without a route may yield; a route uses the lowest slot. */
export function incomeSlots(state: State, seat: Seat): readonly (readonly ResourceId[])[] {
  if (!worldOf(state).isSmall) return [];
  const row = SMALL_MAP_FIGURES.routeIncome.find(one => Number(one.id) === state.players.length);
  return row?.slots.slice(routesOpened(state, seat), routesAllowed(playerOf(state, seat))) ?? [];
}

/** WT-5.10, WT-18.18 Everything the next upkeep brings that leaves no choice. */
export function upkeepIncome(state: State, seat: Seat): number[] {
  const income = incomeOf(state, seat);
  for (const slot of incomeSlots(state, seat)) if (slot.length === 1) income[INDEX_OF[slot[0]!]]!++;
  return income;
}

/** Slots that leave a choice. */
export const slotsToChoose = (state: State, seat: Seat): readonly (readonly ResourceId[])[] =>
  incomeSlots(state, seat).filter(slot => slot.length > 1);
