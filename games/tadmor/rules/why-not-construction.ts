import type { Reason, Seat } from '@palio/kernel';
import { isWindow } from './asides.ts';
import { missionCost, missionWaiver } from './missions.ts';
import { numberOf, COLOURS, RARE_GOODS, type ColourId, type MissionId, type RareGoodId } from './names.ts';
import { colourOfGood, copiesIn, isPileEmpty, rareGoodCost } from './rare-goods.ts';
import { because } from './reasons.ts';
import { EBLA, type Space } from './spaces.ts';
import { playerOf, standsOn, type State } from './state.ts';
import type { TadmorStep } from './steps.ts';
import { missingOf, type Cost } from './stores.ts';
import { buildableTemples, nextPart, partCost, templeWaiver } from './temple.ts';
import { destroyTargets, towerCost, traitorLevels, traitorTargets } from './tower.ts';
import { worksOf } from './works.ts';

type Answer = Reason | undefined;

/** While a tower grows, everything else can be built too. */
const isConstruction = ({ kind }: TadmorStep): boolean => kind === 'construction' || kind === 'buildTower';

/** TA-3.2, TA-4.8 What can be built only in the construction block. */
export const notNow = ({ kind }: TadmorStep): Reason =>
  because(kind === 'place' ? 'nothingAtPlacement' : isWindow(kind) ? 'otherPhase' : 'answerFirst');

const tooDear = (state: State, seat: Seat, cost: Cost, waived = 0): Answer => {
  const missing = missingOf(playerOf(state, seat), cost) - waived;
  return missing > 0 ? because('cannotPay', { missing }) : undefined;
};

/** TA-9.7, TA-13.23 The tower of another is to lose levels. */
function whyNotLower(state: State, seat: Seat, step: TadmorStep, target: Seat): Answer {
  if (step.kind === 'destroy')
    return destroyTargets(state, seat).includes(target) ? undefined : because('noTowerToDestroy');
  if (!isConstruction(step)) return notNow(step);
  if (worksOf(state, seat).traitor < 0) return because('noPieceForIt');
  if (traitorLevels(state) === 0) return because('noTraitorInEraOne');
  if (traitorTargets(state, seat).includes(target)) return undefined;
  return because(playerOf(state, target).tower === 0 ? 'noTowerToDestroy' : 'towerTooLow');
}

/** The own tower is built, that of another is destroyed. */
export function whyNotTower(state: State, seat: Seat, step: TadmorStep, target: Seat): Answer {
  if (target !== seat) return whyNotLower(state, seat, step, target);
  const player = playerOf(state, seat);
  if (step.kind === 'destroy') return because('ownTower');
  if (step.kind === 'buildTower') return tooDear(state, seat, towerCost(player, step.pair));
  if (!isConstruction(step)) return notNow(step);
  const { single, pair } = worksOf(state, seat);
  if (single < 0 && pair < 0) return because('noPieceForIt');
  return (
    (single < 0 ? undefined : tooDear(state, seat, towerCost(player, false))) ??
    (pair < 0 ? undefined : tooDear(state, seat, towerCost(player, true)))
  );
}

export function whyNotTemple(state: State, seat: Seat, step: TadmorStep): Answer {
  if (!isConstruction(step)) return notNow(step);
  const player = playerOf(state, seat);
  if (worksOf(state, seat).temples.length === 0)
    return because(standsOn(state, seat, EBLA) && player.tradesAtEbla ? 'eblaTrades' : 'noPieceForIt');
  const [temple] = buildableTemples(state, seat);
  if (temple === undefined) return because('templeCardsGone');
  return tooDear(state, seat, partCost(nextPart(player, temple)), templeWaiver(player));
}

export function whyNotPile(state: State, seat: Seat, step: TadmorStep, id: ColourId): Answer {
  const colour = COLOURS.indexOf(id);
  if (isPileEmpty(state, colour)) return because('pileEmpty');
  if (step.kind === 'freeRareGood' || step.kind === 'choosePile') return undefined;
  if (step.kind === 'pickFromPile') return step.colour === id ? undefined : because('otherPile');
  if (!isConstruction(step)) return notNow(step);
  if (worksOf(state, seat).rareGoods[colour]! < 0) return because('noPieceForIt');
  return tooDear(state, seat, rareGoodCost(playerOf(state, seat), colour));
}

export function whyNotRareGood(state: State, step: TadmorStep, id: RareGoodId): Answer {
  const good = RARE_GOODS.indexOf(id);
  if (step.kind !== 'pickFromPile') return because('answerFirst');
  if (COLOURS[colourOfGood(good)] !== step.colour) return because('otherPile');
  return copiesIn(state, good) === 0 ? because('notInPile') : undefined;
}

/** A card of the hand: to be fulfilled. */
export function whyNotFulfil(state: State, seat: Seat, step: TadmorStep, id: MissionId): Answer {
  if (!isConstruction(step)) return notNow(step);
  if (worksOf(state, seat).mission < 0) return because('noPieceForIt');
  return tooDear(state, seat, missionCost(numberOf(id)), missionWaiver(playerOf(state, seat)));
}

/** The Traitor has nobody to strike. */
function whyNotBetray(state: State, seat: Seat): Answer {
  if (traitorLevels(state) === 0) return because('noTraitorInEraOne');
  const others = state.players.filter((_, other) => other !== seat);
  return because(others.every(({ tower }) => tower === 0) ? 'noTowerToDestroy' : 'towerTooLow');
}

/** An own piece stands there, in a window of the Resolution stage: why its action is not open. */
export function whyNotResolve(state: State, seat: Seat, step: TadmorStep, space: Space | undefined): Answer {
  const player = playerOf(state, seat);
  switch (space?.action) {
    case 'caravan':
    case 'shipyard':
      return because('pieceConditionUnmet');
    case 'tower1':
    case 'tower2':
      if (!isConstruction(step)) return notNow(step);
      return tooDear(state, seat, towerCost(player, space.action === 'tower2'));
    case 'traitor':
      return isConstruction(step) ? whyNotBetray(state, seat) : notNow(step);
    case 'templeAndMission':
    case 'templeOrMarket':
      return whyNotTemple(state, seat, step);
    case 'rareGood':
      return whyNotPile(state, seat, step, COLOURS[space.colour]!);
    case 'acquireImprovement':
    case 'warSupplies':
    case 'firstPlayer':
    case 'taxman':
      return notNow(step);
    default:
      return because('answerFirst');
  }
}
