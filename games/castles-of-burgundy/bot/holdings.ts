import { SCORING, valuesFor } from '../rules/figures.ts';
import { nextRouteSpace } from '../rules/trade-routes.ts';
import { hasShield } from '../rules/state.ts';
import type { Survey } from './survey.ts';

/** Workers beyond the final half point each: the first few let dice fit, more of them wait long for their use. */
const WORKERS_IN_USE = 4;
const WORKER_USE = 0.9;
const SPARE_WORKER_USE = 0.4;
/** Silver beyond its final point: it buys tiles. */
const SILVER_USE = 0.95;
const SPARE_SILVER_USE = 0.3;
const SILVER_IN_USE = 6;
/** Selling takes a die that could do something else. */
const DIE_OF_SALE = 2.2;
const ROUTE_MATCH = 2.5;
/** Actions that must be left before something can be used well. */
const SOON = 6;

/** 1 while there is plenty of time, 0 when there is none. */
export const timeFor = (survey: Survey, actions: number): number => Math.min(1, survey.actions / actions);

export function workersWorth(survey: Survey): number {
  const { workers } = survey.duchy;
  const final = Math.floor(workers / SCORING.final.workersPerPoint);
  const used = Math.min(workers, WORKERS_IN_USE);
  const use = used * WORKER_USE + (workers - used) * SPARE_WORKER_USE;
  const time = timeFor(survey, SOON);
  const half = workers / SCORING.final.workersPerPoint;
  return final * (1 - time) + half * time + use * time;
}

export function silverWorth(survey: Survey): number {
  const { silver, mines } = survey.duchy;
  const used = Math.min(silver, SILVER_IN_USE);
  const use = used * SILVER_USE + (silver - used) * SPARE_SILVER_USE;
  const income = mines * survey.phaseEnds * (hasShield(survey.duchy, 8) ? 2 : 1);
  // Income of the last phase comes too late for purchases.
  const usable = survey.phaseEnds === 0 ? 0 : (survey.phaseEnds - 1) / survey.phaseEnds;
  return (
    silver + use * timeFor(survey, SOON) + income * (1 + SILVER_USE * usable * Math.min(1, 2 * survey.left))
  );
}

/** What selling this many goods of a colour brings, in points. */
export function saleWorth(survey: Survey, colour: number): number {
  const { duchy, state } = survey;
  const count = duchy.goods[colour]!;
  if (count === 0) return 0;
  const each = valuesFor(state.table.players).goods * (hasShield(duchy, 12) ? 2 : 1);
  const silver = hasShield(duchy, 9) ? count : (survey.monasteries & 8) !== 0 ? 2 : SCORING.saleSilver;
  return each * count + silver * (1 + SILVER_USE * timeFor(survey, SOON));
}

/** Whether the next good on a route of the duchy would match this colour. */
export function matchesRoute(survey: Survey, colour: number): boolean {
  const { state, index } = survey;
  if (!state.table.tradeRoutes) return false;
  return state.players.some(
    (player, seat) => state.table.duchyOf[seat] === index && nextRouteSpace(player)?.goods === colour + 1,
  );
}

/** Goods held: each its final point, more if there is time to sell it. */
export function goodsWorth(survey: Survey): number {
  const { goods } = survey.duchy;
  let worth = 0;
  let sales = 0;
  for (let colour = 0; colour < goods.length; colour++) {
    const count = goods[colour]!;
    if (count === 0) continue;
    const final = count * SCORING.final.goods;
    const route = matchesRoute(survey, colour) ? ROUTE_MATCH : 0;
    const gain = saleWorth(survey, colour) + route - DIE_OF_SALE - final;
    sales++;
    worth += final + (gain > 0 ? 0.9 * gain * timeFor(survey, 5 * sales) : 0);
  }
  return worth;
}
