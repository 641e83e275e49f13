import { topStep, type Seat } from '@palio/kernel';
import {
  attackerTotal,
  baronOf,
  chargeIncome,
  CITIES,
  cityAt,
  cityIncome,
  cityOf,
  defenderTotal,
  hasNobleAt,
  NEIGHBOURS,
  netStrength,
  NO_CITY,
  NOBODY,
  nobleOf,
  noblesAt,
  noblesOf,
  OFF_MAP,
  ON_LAND,
  othersAt,
  siegeTotal,
  troopsOnMap,
  wagesOf,
  type Battle,
  type State,
  type Steps,
} from '../rules/index.ts';
import {
  attackChance,
  incomeWorth,
  isFree,
  isTarget,
  majorityWorth,
  roundsLeft,
  troopsWorth,
} from './worth.ts';

const city = (owner: number) => ({
  target: 'city' as const,
  against: owner,
  kind: 'siege' as const,
  defy: false,
});

/** A city that is held: less if it is besieged, unguarded or threatened. */
function heldWorth(state: State, seat: Seat, index: number, rounds: number): number {
  const { besieger, fortified, breaches } = cityOf(state, index);
  const { region } = CITIES[index]!;
  const { faith, crowns, stronghold } = baronOf(state, seat);
  let share = stronghold === NOBODY ? 0.7 : 1;
  if (!hasNobleAt(state, seat, region))
    share *= faith > 0 || crowns > 2 * CITIES[index]!.income ? 0.95 : 0.86;
  for (const other of othersAt(state, seat, region)) {
    const isStronger =
      siegeTotal(state, noblesAt(state, other, region)) > defenderTotal(state, region, city(seat));
    share *= isStronger ? 0.75 : 0.93;
  }
  if (!isFree(besieger)) share *= 0.55;
  return share * rounds + incomeWorth(index) + (fortified ? 0.15 : 0) - breaches * 0.05;
}

/** A city that could be had: a siege that stands, or an army at its walls. */
export function hopeWorth(state: State, seat: Seat, index: number, rounds: number): number {
  const { region } = CITIES[index]!;
  const nobles = noblesAt(state, seat, region);
  if (nobles.length === 0) return 0;
  const { owner, besieger } = cityOf(state, index);
  const own = siegeTotal(state, nobles);
  const enemy = defenderTotal(state, region, city(owner));
  const later = Math.max(0, rounds - 1);
  if (besieger === seat) return (own > enemy ? 0.8 : 0.35) * later;
  if (besieger !== NOBODY) return 0.05 * later;
  return (own > enemy ? 0.42 : 0.3 * attackChance(own, enemy)) * later;
}

/** Troops, and where they stand. */
function armyWorth(state: State, seat: Seat, rounds: number): number {
  let worth = 0;
  for (const noble of noblesOf(seat)) {
    const { place, region, gone, tokens, cards, office, exhausted } = nobleOf(state, noble);
    if (gone) {
      worth -= 0.8;
      continue;
    }
    worth += troopsWorth(netStrength(state, noble), rounds) - tokens * 0.06;
    if (office >= 0) worth += 0.25;
    if (place === OFF_MAP && cards.length === 0) worth -= 0.35;
    if (place === OFF_MAP && cards.length > 0) worth -= 0.1;
    if (place !== ON_LAND) continue;
    if (!exhausted) worth += 0.02;
    const isNear = NEIGHBOURS[region]!.some(near => {
      const at = cityAt(near);
      return at !== NO_CITY && isTarget(state, seat, at);
    });
    if (isNear) worth += 0.05 * rounds;
  }
  return worth;
}

/** Money is worth what it pays: troops until the next taxes, then little. */
function purseWorth(state: State, seat: Seat): number {
  const { crowns, faith, votes, charges, banned, heretic } = baronOf(state, seat);
  const wages = wagesOf(state, seat);
  const income = cityIncome(state, seat, true) + chargeIncome(state, seat);
  const short = Math.max(0, wages - crowns - income * 0.5);
  const spare = Math.max(0, crowns - wages);
  return (
    Math.min(crowns, wages) * 0.07 +
    Math.min(spare, 12) * 0.04 +
    Math.max(0, spare - 12) * 0.012 -
    short * 0.06 +
    income * 0.03 +
    Math.min(faith, 3) * 0.22 +
    Math.max(0, faith - 3) * 0.08 +
    Math.min(votes, 6) * 0.09 +
    Math.max(0, votes - 6) * 0.03 +
    charges.length * 0.2 -
    (banned ? 0.5 : 0) -
    (heretic ? 0.3 : 0)
  );
}

function dignityWorth(state: State, seat: Seat): number {
  const { stronghold } = baronOf(state, seat);
  return (
    (state.chairman === seat ? 0.35 : 0) + (state.head === seat ? 0.3 : 0) - (stronghold === NOBODY ? 1.2 : 0)
  );
}

function investedWorth(state: State, seat: Seat): number {
  let worth = 0;
  for (const { invested, blessed } of state.expeditions) worth += invested[seat]! * (blessed ? 0.075 : 0.045);
  return worth;
}

/** How much of a hope outlives an assault that has failed. */
const LEFT_AFTER_DEFEAT = 0.6;

/** What an assault on a city is to its attacker: the city by its chance, in place of the hope that he had for it before. */
function assaultWorth(state: State, { attacker, region }: Battle, chance: number, rounds: number): number {
  const hope = hopeWorth(state, attacker.seat, cityAt(region), rounds);
  return chance * CAPTURE * rounds - hope * (1 - (1 - chance) * LEFT_AFTER_DEFEAT);
}

/** A city that has fallen and waits for its new master is as good as his. */
function captureWorth(state: State, { seat, city: taken }: Steps['captureCity'], scores: number[]): void {
  const rounds = roundsLeft(state);
  const { owner } = cityOf(state, taken);
  scores[seat]! += rounds + incomeWorth(taken) - hopeWorth(state, seat, taken, rounds);
  if (owner >= 0) scores[owner]! -= heldWorth(state, owner, taken, rounds);
}

/** What is won in an open field, and what a city is worth that an assault may breach, for each round left. */
const FIELD = 1.2;
const CAPTURE = 0.95;

/** A battle not yet decided counts by its chances. */
function battleWorth(state: State, battle: Battle, scores: number[], rounds: number): void {
  const { attacker, defender, region, target, kind } = battle;
  if (kind === 'siege') return;
  const own = attackerTotal(state, attacker.nobles);
  const enemy = defenderTotal(state, region, { target, against: defender.seat, kind, defy: false });
  const chance = attackChance(own, enemy);
  const stake = target === 'baron' ? FIELD : CAPTURE * rounds;
  const gain = target === 'city' ? assaultWorth(state, battle, chance, rounds) : chance * stake;
  scores[attacker.seat]! += gain - (1 - chance) * 0.55 * attacker.nobles.length;
  if (defender.seat >= 0) scores[defender.seat]! -= chance * stake - (1 - chance) * 0.4;
  scores[attacker.seat]! -= attacker.dying.length * 0.7;
  if (defender.seat >= 0) scores[defender.seat]! -= defender.dying.length * 0.7;
}

/** What each Baron may hope to have at the end, in Prestige. */
export function prospects(state: State): number[] {
  const rounds = roundsLeft(state);
  const scores = state.barons.map((baron, seat) => {
    if (baron.eliminated) return -20;
    let score = state.table.mightIsRight ? 0 : baron.prestige;
    state.cities.forEach(({ owner }, index) => {
      if (owner === seat) score += heldWorth(state, seat, index, rounds);
      else if (isTarget(state, seat, index)) score += hopeWorth(state, seat, index, rounds);
    });
    return (
      score +
      armyWorth(state, seat, rounds) +
      purseWorth(state, seat) +
      dignityWorth(state, seat) +
      investedWorth(state, seat) +
      majorityWorth(state, seat) +
      troopsOnMap(state, seat) * 0.0004
    );
  });
  const step = topStep(state);
  if (step?.kind === 'captureCity') captureWorth(state, step, scores);
  else if (state.battle !== null) battleWorth(state, state.battle, scores, rounds);
  return scores;
}

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

/** The expected share of victory of every seat: the mean chance to be ahead of each other. */
export function evaluate(state: State): number[] {
  const scores = prospects(state);
  const doubt = 1 + 0.9 * roundsLeft(state);
  return scores.map((score, own) => {
    let sum = 0;
    scores.forEach((other, seat) => {
      if (seat !== own) sum += logistic((score - other) / doubt);
    });
    return sum / (scores.length - 1);
  });
}
