import type { Seat } from '@palio/kernel';
import { buildTemple, buildTower, buyRareGood, drawMission, fulfilMission, traitor } from './actions.ts';
import { RULINGS } from './figures.ts';
import { listOf } from './mission-cards.ts';
import { cardsToDraw, missionCost, missionWaiver } from './missions.ts';
import type { Colour, Place } from './names.ts';
import { isPileEmpty, mayPayPrestige, rareGoodCost } from './rare-goods.ts';
import { canReach } from './reach.ts';
import {
  EBLA,
  MISSION_SPACES,
  PRIVATE_TEMPLE,
  PRIVATE_WORKS,
  RARE_GOOD_SPACES,
  SPACES,
  TEMPLE_SPACES,
  TOWER_SPACES,
  TRAITOR_SPACES,
} from './spaces.ts';
import { playerOf, standsOn, type State } from './state.ts';
import type { Action, ConstructionAction, Steps } from './steps.ts';
import { canPay, missingOf } from './stores.ts';
import { buildableTemples, nextPart, partCost, templeWaiver } from './temple.ts';
import { towerCost, traitorTargets } from './tower.ts';

/**
 * TA-9, TA-15.3 The construction actions a seat's pieces stand on. A piece on the board serves before the
 * private works (I47), which can do everything: the other way round would only lose.
 */
export interface Works {
  /** Where a piece stands for it, or -1. */
  readonly single: Place;
  readonly pair: Place;
  readonly traitor: Place;
  readonly temples: readonly Place[];
  /** By colour. */
  readonly rareGoods: readonly Place[];
  readonly mission: Place;
}

const NOWHERE = -1;
const COLOURS_OF_SPACES: readonly Place[] = [0, 1, 2].map(colour =>
  RARE_GOOD_SPACES.find(place => SPACES[place]!.colour === colour)!,
);
const SINGLE = TOWER_SPACES.find(place => SPACES[place]!.action === 'tower1')!;
const PAIR = TOWER_SPACES.find(place => SPACES[place]!.action === 'tower2')!;

export function worksOf(state: State, seat: Seat): Works {
  const spare = standsOn(state, seat, PRIVATE_WORKS) ? PRIVATE_WORKS : NOWHERE;
  const either = (place: Place): Place => (standsOn(state, seat, place) ? place : spare);
  const temples: Place[] = [];
  for (const place of TEMPLE_SPACES)
    if (standsOn(state, seat, place) && !(place === EBLA && playerOf(state, seat).tradesAtEbla))
      temples.push(place);
  if (standsOn(state, seat, PRIVATE_TEMPLE)) temples.push(PRIVATE_TEMPLE);
  if (spare !== NOWHERE) temples.push(spare);
  let mission = spare;
  for (const place of MISSION_SPACES) if (standsOn(state, seat, place)) mission = place;
  return {
    single: either(SINGLE),
    pair: either(PAIR),
    traitor: either(TRAITOR_SPACES[0]!),
    temples,
    rareGoods: COLOURS_OF_SPACES.map(either),
    mission,
  };
}

/** Everything the seat can do in its construction block at once, without trading first. */
export function constructionActions(state: State, seat: Seat): ConstructionAction[] {
  const player = playerOf(state, seat);
  const works = worksOf(state, seat);
  const actions: ConstructionAction[] = [];
  if (works.single >= 0 && canPay(player, towerCost(player, false)))
    actions.push(buildTower(works.single, false));
  if (works.pair >= 0 && canPay(player, towerCost(player, true))) actions.push(buildTower(works.pair, true));
  if (works.traitor >= 0)
    for (const target of traitorTargets(state, seat)) actions.push(traitor(works.traitor, target));
  if (works.temples.length > 0) addTemples(state, seat, works, actions);
  works.rareGoods.forEach((place, colour) => {
    if (place >= 0) addRareGood(state, seat, place, colour, actions);
  });
  if (works.mission >= 0) {
    if (cardsToDraw(state) > 0) actions.push(drawMission(works.mission));
    const waived = missionWaiver(player);
    for (const mission of listOf(player.hand))
      if (missingOf(player, missionCost(mission)) <= waived)
        actions.push(fulfilMission(works.mission, mission));
  }
  return actions;
}

/** While a tower grows: the same again, or what other pieces stand for if the block is still this player's. */
export function goesOn(action: Action, { by, pair }: Steps['buildTower']): boolean {
  if (!('by' in action)) return false;
  if (action.by === by) return action.type === 'tower' && action.pair === pair;
  return RULINGS.constructionOrder === 'blockPerPlayer';
}

function addTemples(state: State, seat: Seat, { temples }: Works, actions: ConstructionAction[]): void {
  const player = playerOf(state, seat);
  const waived = templeWaiver(player);
  for (const temple of buildableTemples(state, seat))
    if (missingOf(player, partCost(nextPart(player, temple))) <= waived)
      for (const place of temples) actions.push(buildTemple(place, temple));
}

function addRareGood(
  state: State,
  seat: Seat,
  place: Place,
  colour: Colour,
  actions: ConstructionAction[],
): void {
  if (isPileEmpty(state, colour)) return;
  const player = playerOf(state, seat);
  if (canPay(player, rareGoodCost(player, colour))) actions.push(buyRareGood(place, colour, false));
  if (mayPayPrestige(player)) actions.push(buyRareGood(place, colour, true));
}

/** What the seat may have to decide about in its construction block. It follows from what everybody knows. */
export type Outlook = 'nothing' | 'drawOnly' | 'choice';

export function outlookOf(state: State, seat: Seat): Outlook {
  const player = playerOf(state, seat);
  const works = worksOf(state, seat);
  if (
    couldBuildTower(state, seat, works) ||
    (works.traitor >= 0 && traitorTargets(state, seat).length > 0) ||
    couldBuildTemple(state, seat, works) ||
    works.rareGoods.some((place, colour) => place >= 0 && couldBuyRareGood(state, seat, colour)) ||
    (works.mission >= 0 && player.hand !== 0)
  )
    return 'choice';
  return works.mission >= 0 && cardsToDraw(state) > 0 ? 'drawOnly' : 'nothing';
}

function couldBuildTower(state: State, seat: Seat, { single, pair }: Works): boolean {
  const player = playerOf(state, seat);
  return (
    (single >= 0 && canReach(state, seat, towerCost(player, false))) ||
    (pair >= 0 && canReach(state, seat, towerCost(player, true)))
  );
}

/** TA-7.13 If only the piece at Ebla can build, its market cannot pay for it. */
function couldBuildTemple(state: State, seat: Seat, { temples }: Works): boolean {
  if (temples.length === 0) return false;
  const player = playerOf(state, seat);
  const keepEbla = temples.every(place => place === EBLA);
  return buildableTemples(state, seat).some(temple =>
    canReach(state, seat, partCost(nextPart(player, temple)), templeWaiver(player), keepEbla),
  );
}

function couldBuyRareGood(state: State, seat: Seat, colour: Colour): boolean {
  if (isPileEmpty(state, colour)) return false;
  const player = playerOf(state, seat);
  return mayPayPrestige(player) || canReach(state, seat, rareGoodCost(player, colour));
}
