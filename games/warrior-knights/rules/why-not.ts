import { topStep, type Reason, type Seat } from '@palio/kernel';
import { isUsable } from './actions-phase.ts';
import type { Action } from './actions.ts';
import {
  attackersAt,
  isInsideCity,
  permitters,
  refusesAttack,
  siegeOn,
  siegeTotal,
  defenderTotal,
} from './attacks.ts';
import { othersAt } from './armies.ts';
import { battleOf, casualtyTargets, compulsoryDiscards, sideOfSeat } from './battle.ts';
import { isUnrazed } from './cities.ts';
import { fortifyCost } from './defenses.ts';
import { eventIdOf, faithCostOf } from './events-drawn.ts';
import { SETUP, valuesFor } from './figures.ts';
import { cityAt, NO_CITY, REGIONS, SPOTS, type Region } from './map.ts';
import { MOBILIZE_FORCES } from './names.ts';
import { CARDS_PER_STACK } from './planning.ts';
import { because } from './reasons.ts';
import { baronOf, cityOf, NOBODY, nobleOf, ownerOf, RAZED, type State } from './state.ts';
import type { AttackOrder, KnightsStep } from './steps.ts';
import type { Target } from './targets.ts';
import { wageOf } from './troops.ts';
import { whyNotBaron, whyNotDeal, whyNotVotes } from './why-not-assembly.ts';
import { whyNotMove, whyNotNoble, whyNotTroop } from './why-not-moving.ts';

type Named<Type extends Target['type']> = Extract<Target, { readonly type: Type }>;
type Answer = Reason | undefined;

const dear = (state: State, seat: Seat, price: number, rule: string): Answer => {
  const { crowns } = baronOf(state, seat);
  return price > crowns ? because('notEnoughCrowns', { price, crowns }, rule) : undefined;
};

/** WK-2.14, WK-2.15, WK-15.10, WK-15.11 */
function whyNotSite(state: State, seat: Seat, region: Region, inSetup: boolean): Answer {
  const rule = inSetup ? 'WK-2.14' : 'WK-15.10';
  if (!REGIONS[region]!.isKingdom) return because('kingdomOnly', undefined, rule);
  if (isUnrazed(state, cityAt(region))) return because('cityThere', undefined, rule);
  if (valuesFor(state.table.seats).innerStrongholds && REGIONS[region]!.outer)
    return because('outerRegion', undefined, inSetup ? 'WK-2.15' : 'WK-15.11');
  if (state.barons.some(({ stronghold }, other) => other !== seat && stronghold === region))
    return because('strongholdThere', undefined, rule);
  return because('otherNobleThere', undefined, rule);
}

/** WK-2.17 */
function whyNotPlace(state: State, seat: Seat, region: Region): Answer {
  if (!REGIONS[region]!.isKingdom) return because('kingdomOnly');
  return othersAt(state, seat, region).length > 0
    ? because('otherNobleThere')
    : because('strongholdThere', undefined, 'WK-2.17');
}

function whyNotRegion(
  state: State,
  seat: Seat,
  step: KnightsStep,
  { region, noble }: Named<'region'>,
): Answer {
  switch (step.kind) {
    case 'placeStronghold':
    case 'replaceStronghold':
      return whyNotSite(state, seat, region, step.kind === 'placeStronghold');
    case 'placeNobleAt':
      return whyNotPlace(state, seat, region);
    case 'retreatTo':
      return because('retreatBlocked');
    case 'returnNoble':
      return because('noReturnThere');
    case 'battleRegion':
      return attackersAt(state, seat, region).length === 0
        ? because('noAttacker')
        : because('nobodyToAttack');
    case 'mobilizeRegion':
    case 'moveNoble':
      return whyNotMove(state, seat, step, region, noble);
    default:
      return because('answerFirst');
  }
}

/** WK-14.1, WK-14.5, WK-14.14 */
function whyNotSiege(state: State, seat: Seat, region: Region, order: AttackOrder): Answer {
  const { besieger, siegeRound } = siegeOn(state, region, order);
  if (besieger !== NOBODY && besieger !== seat) return because('siegeByOther');
  if (besieger === seat && siegeRound === state.round) return because('siegeThisRound');
  const own = siegeTotal(state, attackersAt(state, seat, region));
  return own > defenderTotal(state, region, order) ? undefined : because('siegeTooWeak');
}

/** WK-12.1 to 12.4, WK-13.1 */
function whyNotAttack(
  state: State,
  seat: Seat,
  step: KnightsStep,
  { target, against, kind }: Named<'attack'>,
): Answer {
  if (step.kind !== 'battleTarget') return because('answerFirst');
  const { region } = step;
  if (attackersAt(state, seat, region).length === 0) return because('noAttacker');
  if (target === 'baron')
    return against >= 0 && isInsideCity(state, against, region)
      ? because('insideCity')
      : because('nobodyToAttack');
  const city = cityAt(region);
  if (target === 'city' && city === NO_CITY) return because('nobodyToAttack');
  if (target === 'city' && cityOf(state, city).owner === RAZED) return because('cityRazed');
  if (target === 'city' && cityOf(state, city).owner === seat) return because('ownCity');
  const order: AttackOrder = { target, against, kind, defy: false };
  if (permitters(state, seat, region, order).some(other => refusesAttack(state, other)))
    return because('attackRefused');
  return kind === 'siege' ? whyNotSiege(state, seat, region, order) : undefined;
}

/** WK-4.2 to 4.4 What he has laid already is no longer in his hand. */
function whyNotCard(state: State, seat: Seat, step: KnightsStep, { card, stack }: Named<'card'>): Answer {
  if (step.kind !== 'plan') return because('answerFirst');
  const { picks } = step as { readonly picks?: Readonly<Record<Seat, readonly Action[]>> };
  const laid = (picks?.[seat] ?? []).flatMap(pick => (pick.type === 'plan' ? pick : []));
  const left = baronOf(state, seat).hand[card]! - laid.filter(pick => pick.card === card).length;
  if (left === 0) return because('cardNotInHand');
  return laid.filter(pick => pick.stack === stack).length < CARDS_PER_STACK
    ? because('stackInTurn')
    : because('stackFull');
}

function whyNotSpot(state: State, seat: Seat, step: KnightsStep, { spot }: Named<'spot'>): Answer {
  if (state.spots[spot] !== NOBODY) return because('spotTaken');
  if (!isUsable(state, spot)) return because('spotForMorePlayers');
  const isPaid = step.kind === 'draftSpot' && step.paid;
  return (isPaid ? dear(state, seat, SPOTS[spot]!.fee, 'WK-6.11') : undefined) ?? because('answerFirst');
}

function whyNotExpedition(
  state: State,
  seat: Seat,
  step: KnightsStep,
  { track, crowns }: Named<'expedition'>,
): Answer {
  if (step.kind === 'startExpedition' && state.expeditions[track]!.space > 0)
    return because('expeditionUnderWay');
  if (step.kind !== 'invest') return because('answerFirst');
  const most = SETUP.maxExpeditionInvestment;
  return crowns > most ? because('investTooMuch', { most }) : dear(state, seat, crowns, 'WK-7.14');
}

/** WK-7.25 to 7.28 */
function whyNotWalls(state: State, seat: Seat, { type, city }: Named<'fortify' | 'repair'>): Answer {
  const isOwn = city === NO_CITY || cityOf(state, city).owner === seat;
  if (!isOwn) return because('notControlled');
  const { besieger, breaches } = city === NO_CITY ? baronOf(state, seat) : cityOf(state, city);
  if (besieger !== NOBODY) return because('besieged');
  if (type === 'repair')
    return breaches === 0
      ? because('nothingToRepair')
      : dear(state, seat, SETUP.repairCostPerBreach, 'WK-7.26');
  if (city === NO_CITY || cityOf(state, city).fortified) return because('alreadyFortified');
  return dear(state, seat, fortifyCost(state), 'WK-7.27');
}

function whyNotOffer(state: State, seat: Seat, step: KnightsStep, { troop }: Named<'offer'>): Answer {
  if (!state.offer.includes(troop)) return because('notOnOffer');
  if (step.kind !== 'hire') return because('answerFirst');
  return wageOf(troop) > baronOf(state, seat).crowns ? because('tooDear') : undefined;
}

/** WK-12.12, WK-12.19, WK-13.7 */
function whyNotInBattle(state: State, seat: Seat, step: KnightsStep, target: Target): Answer {
  if (step.kind === 'discardFate' && target.type === 'done') {
    const battle = battleOf(state);
    return because('discardFirst', { cards: compulsoryDiscards(battle[sideOfSeat(battle, seat)]) });
  }
  if (step.kind === 'chooseCommander') return because('notTakingPart');
  if (step.kind !== 'assignCasualty') return undefined;
  const battle = battleOf(state);
  if (target.type === 'noble') {
    if (!battle[step.side].nobles.includes(target.noble))
      return because('notTakingPart', undefined, 'WK-12.18');
    return casualtyTargets(state, step.side).includes(target.noble) ? undefined : because('armyDestroyed');
  }
  if (target.type !== 'city' && target.type !== 'stronghold') return undefined;
  // Only the walls that are attacked shelter anybody, and only the defender.
  return step.side === 'defender' && battle.target === target.type
    ? because('wallsGone')
    : because('notTakingPart', undefined, 'WK-12.18');
}

/** Questions that must have a positive answer. */
function whyNotDecline(step: KnightsStep): Reason {
  if (step.kind === 'breakTie' || step.kind === 'declareVotes') return because('mustDecide');
  if (step.kind === 'returnNoble') return because('mustReturn');
  return because('mustAnswer');
}

function whyNotFaith(state: State, seat: Seat, step: KnightsStep): Answer {
  if (step.kind === 'eventCity' || step.kind === 'eventArmy') return because('notCancellable');
  const event = step.kind === 'cancelEvent' || step.kind === 'pledgeFaith' ? step.drawn.event : NOBODY;
  if (event !== NOBODY && faithCostOf(event) === 0)
    return because('notCancellable', { event: eventIdOf(event) });
  const rule = step.kind === 'bless' ? 'WK-7.16' : step.kind === 'revoltPayment' ? 'WK-17.5' : 'WK-7.6';
  return because('notEnoughFaith', { faith: baronOf(state, seat).faith }, rule);
}

function whyNotNobleAt(state: State, seat: Seat, step: KnightsStep, { noble }: Named<'noble'>): Answer {
  if (ownerOf(noble) !== seat) return because('notYours');
  if (step.kind === 'pickNobleToPlace' && nobleOf(state, noble).cards.length === 0)
    return because('noTroops');
  if (step.kind === 'assignOffice') return because('nobleGone');
  if (step.kind === 'assignTroops') return because('cannotReceive');
  if (step.kind === 'battleParticipants' && !attackersAt(state, seat, step.region).includes(noble))
    return whyNotNoble(state, seat, noble) ?? because('notTakingPart', undefined, 'WK-12.5');
  if (step.kind === 'battleParticipants') return because('answerFirst');
  return whyNotNoble(state, seat, noble) ?? because('answerFirst');
}

/** What was pointed at outside the map. */
function whyNotCards(state: State, seat: Seat, step: KnightsStep, target: Target): Answer {
  switch (target.type) {
    case 'card':
      return whyNotCard(state, seat, step, target);
    case 'spot':
      return whyNotSpot(state, seat, step, target);
    case 'area':
      return because(state.current?.card === MOBILIZE_FORCES ? 'mobilizeArea' : 'wrongArea');
    case 'agenda':
      return because('notOnAgenda');
    case 'votes':
      return whyNotVotes(state, seat, target);
    case 'expedition':
      return whyNotExpedition(state, seat, step, target);
    case 'offer':
      return whyNotOffer(state, seat, step, target);
    case 'baron':
      return whyNotBaron(state, seat, step, target);
    case 'faith':
      return whyNotFaith(state, seat, step);
    case 'marker':
      return because('spotTaken');
    default:
      return because('answerFirst');
  }
}

/** Deals and options, which need no question of one's own. */
function whyNotFree(state: State, seat: Seat, target: Target): Answer {
  if (target.type === 'deal') return whyNotDeal(state, seat, target);
  if (target.type === 'gift') return because('neverGiven');
  if (target.type === 'heir')
    return state.table.heirExchange ? because('notYours', undefined, 'WK-21.9') : because('optionOff');
  return target.type === 'miracle' ? because('noMiracle') : undefined;
}

/** Which rule forbids what a player pointed at. Asked only for things that are not legal. */
export function whyNot(state: State, seat: Seat, target: Target): Answer {
  const step = topStep(state);
  if (step === undefined) return because('gameOver');
  const free = whyNotFree(state, seat, target);
  if (free !== undefined || target.type === 'deal') return free;
  if ('seat' in step && step.seat !== seat) return because('waitForOther');
  if (step.kind === 'plan' && target.type === 'done') return because('stackInTurn');
  const inBattle = whyNotInBattle(state, seat, step, target);
  if (inBattle !== undefined) return inBattle;
  switch (target.type) {
    case 'region':
      return whyNotRegion(state, seat, step, target);
    case 'noble':
      return whyNotNobleAt(state, seat, step, target);
    case 'attack':
      return whyNotAttack(state, seat, step, target);
    case 'fortify':
    case 'repair':
      return step.kind === 'upgrade' ? whyNotWalls(state, seat, target) : because('answerFirst');
    case 'troop':
      if (step.kind === 'payMercenaries') return because('regularsFirst');
      if (step.kind === 'upkeepTransfer' || step.kind === 'redistribute') return because('movedOnce');
      return whyNotTroop(state, seat, target.from, target.to);
    case 'decline':
    case 'done':
      return whyNotDecline(step);
    default:
      return whyNotCards(state, seat, step, target);
  }
}
