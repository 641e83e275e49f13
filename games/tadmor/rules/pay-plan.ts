import type { Seat } from '@palio/kernel';
import { buyResource, discardMission, returnMission, take, trade } from './actions.ts';
import { bitOf, figuresOfMission, listOf, type Mission } from './mission-cards.ts';
import { BUNDLES, GOLD, MARBLE, RESOURCES, STONE, WOOD, isBasic, type Resource } from './names.ts';
import { leastMissing, MARKET_MISSIONS, mayBuyResource, RESOURCE_MISSIONS } from './reach.ts';
import { playerOf, type Player, type State } from './state.ts';
import type { Action } from './steps.ts';
import { heldOf, NOTHING, sumOf, type Cost } from './stores.ts';
import { eblaExchanges, exchangeBit, openExchanges, TOWN_MARKET } from './trading.ts';

/** A payment being prepared: what is still missing, and what may still be traded away. */
interface Plan {
  readonly actions: Action[];
  readonly missing: number[];
  /** TA-14.19 So much of what is missing need not be had. */
  readonly waived: number;
  readonly spare: number[];
  open: number;
  readonly ebla: number;
  eblaUsed: boolean;
}

const left = ({ missing, waived }: Plan): number => Math.max(0, sumOf(missing) - waived);

function addTrade(plan: Plan, give: Resource, bundle: (typeof BUNDLES)[number], bit: number): void {
  const needsEbla = (plan.open & bit) === 0 && !plan.eblaUsed;
  if (needsEbla) plan.eblaUsed = true;
  plan.spare[give]!--;
  plan.actions.push(trade(give, BUNDLES.indexOf(bundle), needsEbla));
}

/** One basic resource for one advanced; first that which is of no use for the other. */
function tradeUp(plan: Plan, get: Resource, other: Resource): void {
  const may = (give: Resource, wanted: Resource): boolean =>
    ((plan.open | plan.ebla) & exchangeBit(give, wanted)) !== 0;
  const [first, second] =
    plan.missing[other]! > 0 && may(WOOD, other) && !may(STONE, other) ? [STONE, WOOD] : [WOOD, STONE];
  for (const give of [first, second])
    while (left(plan) > 0 && plan.missing[get]! > 0 && plan.spare[give]! > 0 && may(give, get)) {
      addTrade(plan, give, get === MARBLE ? 'marble' : 'gold', exchangeBit(give, get));
      plan.missing[get]!--;
    }
}

/** One advanced resource for two basic ones, as they are missing. */
function tradeDown(plan: Plan, give: Resource): void {
  const bit = exchangeBit(give, WOOD);
  const { missing } = plan;
  const isUseful = (): boolean => left(plan) > 0 && missing[WOOD]! + missing[STONE]! > 0;
  while (isUseful() && plan.spare[give]! > 0 && (plan.open & bit) !== 0) {
    const wood = Math.min(2, missing[WOOD]!);
    const stone = Math.min(2 - wood, missing[STONE]!);
    const isMixed = wood === 1 && stone === 1;
    addTrade(plan, give, isMixed ? 'wood+stone' : wood > 0 ? 'wood+wood' : 'stone+stone', bit);
    missing[WOOD]! -= wood;
    missing[STONE]! -= stone;
  }
}

function tradeMissing(plan: Plan): void {
  tradeUp(plan, MARBLE, GOLD);
  tradeUp(plan, GOLD, MARBLE);
  tradeDown(plan, GOLD);
  tradeDown(plan, MARBLE);
}

/** TA-13.16 K13 opens a market, if that helps. */
function openMarket(state: State, seat: Seat, plan: Plan): void {
  const [mission] = listOf(playerOf(state, seat).fulfilled & MARKET_MISSIONS);
  if (mission === undefined || plan.open === TOWN_MARKET) return;
  const { length } = plan.actions;
  const before = left(plan);
  plan.open = TOWN_MARKET;
  plan.actions.push(returnMission(mission));
  tradeMissing(plan);
  if (left(plan) === before) plan.actions.length = length;
}

/** The resource that is missing most. */
const needed = ({ missing }: Plan): Resource => missing.indexOf(Math.max(...missing));

function takeAny(plan: Plan, count: number): void {
  for (let taken = 0; taken < count; taken++) {
    const resource = left(plan) > 0 ? needed(plan) : GOLD;
    plan.actions.push(take(resource));
    if (plan.missing[resource]! > 0) plan.missing[resource]!--;
  }
}

/** TA-14.3 At most one basic and one advanced resource. */
function buyMissing(state: State, seat: Seat, plan: Plan): void {
  const player = playerOf(state, seat);
  for (const basic of [true, false]) {
    const resource = RESOURCES.findIndex((_, kind) => isBasic(kind) === basic && plan.missing[kind]! > 0);
    if (left(plan) === 0 || resource < 0 || !mayBuyResource(player, resource)) continue;
    plan.actions.push(buyResource(resource));
    plan.missing[resource]!--;
  }
}

/** Cards of least value go first; K16 to K18 last, since they are worth four points as they lie. */
function spendCards(state: State, seat: Seat, plan: Plan, kept: Mission): void {
  const { hand, fulfilled } = playerOf(state, seat);
  const cards = listOf(hand & ~(kept === 0 ? 0 : bitOf(kept))).sort(
    (a, b) => figuresOfMission(a).points - figuresOfMission(b).points,
  );
  for (const mission of cards) {
    if (left(plan) === 0) return;
    plan.actions.push(discardMission(mission));
    takeAny(plan, 1);
  }
  for (const mission of listOf(fulfilled & RESOURCE_MISSIONS)) {
    if (left(plan) === 0) return;
    plan.actions.push(returnMission(mission));
    takeAny(plan, figuresOfMission(mission).count ?? 0);
  }
}

export interface Conditions {
  /** TA-14.19 */
  readonly waived?: number;
  /** TA-7.13 The piece at Ebla is to build, so it cannot trade. */
  readonly keepEbla?: boolean;
  /** The card of the hand that is to be fulfilled, so it cannot be discarded. */
  readonly keepMission?: Mission;
}

/** The waiver takes what is missing most, so that few trades are needed. */
function waiveMost(missing: number[], waived: number): void {
  for (let waiver = waived; waiver > 0 && Math.max(...missing) > 0; waiver--)
    missing[missing.lastIndexOf(Math.max(...missing))]!--;
}

/** A plan without cards. So much of the cost itself is given up, to be had again by other trades. */
function planTrades(
  state: State,
  seat: Seat,
  cost: Cost,
  { waived = 0, keepEbla = false }: Conditions,
  givenUp?: Cost,
): Plan {
  const player = playerOf(state, seat);
  const more = givenUp ?? NOTHING;
  const missing = cost.map((due, kind) => Math.max(0, due - heldOf(player, kind)) + more[kind]!);
  if (givenUp === undefined) waiveMost(missing, waived);
  const plan: Plan = {
    actions: [],
    missing,
    waived: givenUp === undefined ? 0 : waived,
    spare: cost.map((due, kind) =>
      Math.min(player.warehouse[kind]!, Math.max(0, heldOf(player, kind) - due) + more[kind]!),
    ),
    open: openExchanges(state, seat),
    ebla: keepEbla ? 0 : eblaExchanges(state, seat),
    eblaUsed: false,
  };
  tradeMissing(plan);
  if (left(plan) > 0) buyMissing(state, seat, plan);
  if (left(plan) > 0) openMarket(state, seat, plan);
  return plan;
}

/** What of the cost may be given up, least first: a needed marble for two wood, if a stone brings marble. */
function concessions(player: Player, cost: Cost): Cost[] {
  let found: Cost[] = [[]];
  cost.forEach((due, kind) => {
    const most = Math.min(due, player.warehouse[kind]!);
    found = found.flatMap(some => Array.from({ length: most + 1 }, (_, given) => [...some, given]));
  });
  return found.sort((a, b) => sumOf(a) - sumOf(b));
}

/** The cheapest useful list of anytime actions after which the seat can pay; undefined if there is none. */
export function payPlan(
  state: State,
  seat: Seat,
  cost: Cost,
  conditions: Conditions = {},
): Action[] | undefined {
  const { waived = 0, keepEbla = false, keepMission = 0 } = conditions;
  const plain = planTrades(state, seat, cost, conditions);
  if (left(plain) === 0) return plain.actions;
  // Cards are worth points: they are spent only where trades alone do not suffice.
  const lacking = Math.max(0, leastMissing(state, seat, cost, keepEbla) - waived);
  let best = plain;
  if (left(best) > lacking)
    for (const given of concessions(playerOf(state, seat), cost)) {
      const plan = planTrades(state, seat, cost, conditions, given);
      if (left(plan) < left(best)) best = plan;
      if (left(best) <= lacking) break;
    }
  spendCards(state, seat, best, keepMission);
  return left(best) === 0 ? best.actions : undefined;
}
