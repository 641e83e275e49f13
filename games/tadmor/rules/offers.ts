import { topStep, type Seat, type Viewer } from '@palio/kernel';
import { acquire, buildTemple, buildTower, buyRareGood, fulfilMission, gather, PAY_TAX } from './actions.ts';
import { gatherAmount } from './anytime.ts';
import { improvementPrice, tilesOnDisplay } from './improvements.ts';
import { taxOf } from './kingdom.ts';
import { listOf } from './mission-cards.ts';
import { missionCost, missionWaiver } from './missions.ts';
import { GOLD, RESOURCES, type Place } from './names.ts';
import { payPlan, type Conditions } from './pay-plan.ts';
import { isPileEmpty, rareGoodCost } from './rare-goods.ts';
import { EBLA, GATHER_SPACES, SPACES } from './spaces.ts';
import { eraOf, kindOfPiece, playerOf, standsOn, type State } from './state.ts';
import type { Action, TadmorStep } from './steps.ts';
import { allHeld, amountsOf, heldOf, NOTHING, type Cost } from './stores.ts';
import { buildableTemples, nextPart, partCost, templeWaiver } from './temple.ts';
import { towerCost } from './tower.ts';
import type { Offer } from './view-types.ts';
import { wantedBy } from './wishes.ts';
import { goesOn, worksOf } from './works.ts';

interface Purchase {
  readonly action: Action;
  readonly cost: Cost;
  readonly conditions: Conditions;
}

const purchase = (action: Action, cost: Cost, conditions: Conditions = {}): Purchase => ({
  action,
  cost,
  conditions,
});

/** Everything with a price that the seat's pieces stand for in the construction block. */
function constructionPurchases(state: State, seat: Seat): Purchase[] {
  const player = playerOf(state, seat);
  const works = worksOf(state, seat);
  const found: Purchase[] = [];
  if (works.single >= 0) found.push(purchase(buildTower(works.single, false), towerCost(player, false)));
  if (works.pair >= 0) found.push(purchase(buildTower(works.pair, true), towerCost(player, true)));
  for (const temple of buildableTemples(state, seat))
    for (const place of works.temples) {
      const cost = partCost(nextPart(player, temple));
      const conditions = { waived: templeWaiver(player), keepEbla: place === EBLA };
      found.push(purchase(buildTemple(place, temple), cost, conditions));
    }
  works.rareGoods.forEach((place, colour) => {
    if (place >= 0 && !isPileEmpty(state, colour))
      found.push(purchase(buyRareGood(place, colour, false), rareGoodCost(player, colour)));
  });
  if (works.mission >= 0)
    for (const mission of listOf(player.hand))
      found.push(
        purchase(fulfilMission(works.mission, mission), missionCost(mission), {
          waived: missionWaiver(player),
          keepMission: mission,
        }),
      );
  return found;
}

/** TA-1.5 Of a price without kinds: what can best be spared. */
function sparePayment(state: State, seat: Seat, price: number): Cost {
  const player = playerOf(state, seat);
  const wanted = wantedBy(state, seat);
  const cost = [...NOTHING];
  for (let paid = 0; paid < price; paid++) {
    const free = RESOURCES.map((_, kind) => heldOf(player, kind) - cost[kind]! - wanted[kind]!);
    const kinds = RESOURCES.map((_, kind) => kind).filter(kind => heldOf(player, kind) > cost[kind]!);
    const [first] = kinds.sort((a, b) => free[b]! - free[a]! || a - b);
    if (first !== undefined) cost[first]!++;
  }
  return cost;
}

/** What lacks for a tile can be gathered first, best harvest last: it may grow by the tile. */
function gatherFirst(state: State, seat: Seat, price: number): Action[] | undefined {
  const player = playerOf(state, seat);
  let held = allHeld(player);
  const actions: Action[] = [];
  const amountAt = (place: Place): number =>
    gatherAmount(player, eraOf(state), kindOfPiece(state.pieces[place]!), SPACES[place]!.resource);
  const places = GATHER_SPACES.filter(place => standsOn(state, seat, place));
  for (const place of places.sort((a, b) => amountAt(a) - amountAt(b))) {
    if (held >= price) break;
    held += amountAt(place);
    actions.push(gather(place));
  }
  return held >= price ? actions : undefined;
}

function acquisitionOffers(state: State, seat: Seat): Offer[] {
  const price = improvementPrice(state);
  const first = gatherFirst(state, seat, price);
  if (first === undefined) return [];
  const cost = amountsOf(sparePayment(state, seat, price));
  return tilesOnDisplay(state).map(tile => ({ action: acquire(tile), first, cost, waived: 0 }));
}

function purchasesIn(state: State, seat: Seat, step: TadmorStep): Purchase[] {
  switch (step.kind) {
    case 'construction':
      return constructionPurchases(state, seat);
    case 'buildTower':
      return constructionPurchases(state, seat).filter(({ action }) => goesOn(action, step));
    case 'tax':
      return [
        purchase(
          PAY_TAX,
          RESOURCES.map((_, kind) => (kind === GOLD ? taxOf(state) : 0)),
        ),
      ];
    default:
      return [];
  }
}

/** What the viewer can buy in the open window, at once or after the cheapest useful trades. */
export function offersFor(state: State, viewer: Viewer): Offer[] {
  const step = topStep(state);
  if (step === undefined || viewer === 'spectator' || !('seat' in step) || step.seat !== viewer) return [];
  if (step.kind === 'acquire') return acquisitionOffers(state, viewer);
  return purchasesIn(state, viewer, step).flatMap(({ action, cost, conditions }) => {
    const first = payPlan(state, viewer, cost, conditions);
    if (first === undefined) return [];
    return [{ action, first, cost: amountsOf(cost), waived: conditions.waived ?? 0 }];
  });
}
