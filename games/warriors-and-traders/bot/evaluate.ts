import type { Outcome, Seat } from '@palio/kernel';
import { utilities as placeUtilities } from '@palio/search';
import {
  actionsForUnification,
  BARBARIAN,
  BARBARIANS_HOLD,
  FOOD,
  foodNeed,
  FREE,
  GOLD,
  GOODS,
  isArmyKind,
  levelOf,
  neighboursOf,
  playerOf,
  pointsOf,
  sideOf,
  strengthOf,
  tokensFor,
  TRACKS,
  WEAPONS,
  worldOf,
  atWar,
  bankRateOf,
  barbarianValue,
  breakdownOf,
  type State,
} from '../rules/index.ts';
import { workAhead } from './ahead.ts';
import { incomeAhead } from './routes.ts';
import { INCOME_WORTH, lastTurnOf, stockWorth, turnsLeft } from './worth.ts';

/** Abilities of the levels reached, over a whole game, in victory points; multipliers show in the income. */
const LEVEL_WORTH: readonly (readonly number[])[] = [
  [0, 0, 0.4, 3.2, 4, 5, 8],
  [0, 0.4, 0.8, 3.4, 4.6, 7, 9],
  [0, 0, 0.8, 3.4, 4.8, 8.4, 10],
];
/** What a better multiplier on the next level is worth while it is only near. */
const NEXT_MULTIPLIER = 0.9;
const WHOLE_GAME = 10;
const ACTION_WORTH = 0.75;
const HUNGER = 0.7;
/** Leads change hands: early in the game they count for less. */
const LEADER_DOUBT = 0.65;
const CONQUEST_WORTH = 1.7;
const CONQUEST_PER_TURN = 0.32;

function technologyWorth(state: State, seat: Seat, turns: number): number {
  const player = playerOf(state, seat);
  let worth = 0;
  for (let track = 0; track < TRACKS.length; track++) {
    const level = levelOf(player, track);
    const table = LEVEL_WORTH[track]!;
    worth += table[level - 1]!;
    if (level === table.length) continue;
    const from = tokensFor(track, level);
    const part = (player.tokens[track]! - from) / (tokensFor(track, level + 1) - from);
    worth += part * 0.8 * (table[level]! - table[level - 1]! + NEXT_MULTIPLIER);
  }
  return (worth * 0.65 * turns) / WHOLE_GAME;
}

function incomeWorth(state: State, seat: Seat, income: readonly number[], turns: number): number {
  const need = foodNeed(state, seat);
  const perTurn =
    Math.min(income[FOOD]!, need + 3) * INCOME_WORTH[FOOD]! +
    income[GOODS]! * INCOME_WORTH[GOODS]! +
    Math.min(income[WEAPONS]!, 8) * INCOME_WORTH[WEAPONS]! +
    income[GOLD]! * INCOME_WORTH[GOLD]!;
  const hunger = Math.max(0, need - income[FOOD]! - playerOf(state, seat).stock[FOOD]! / Math.max(1, turns));
  // What is left over goes to the bank: the better the rate, the more comes back.
  const changed =
    ((income[GOODS]! * 0.5 + Math.max(0, income[FOOD]! - need) * 0.6) / bankRateOf(playerOf(state, seat))) *
    0.3;
  // What comes in the last turn can hardly be used.
  return (
    Math.max(0, turns - 1) * (perTurn * 0.85 + changed - hunger * HUNGER * 0.5) -
    hunger * HUNGER * Math.min(1, turns)
  );
}

/** Provinces of others that lie beside the land of each seat, and free ones. */
function targetCounts(state: State): number[] {
  const counts = state.players.map(() => 0);
  const { provinces } = worldOf(state);
  for (let province = 0; province < provinces.length; province++) {
    const holder = state.holders[province]!;
    if (holder !== FREE && holder !== BARBARIANS_HOLD) continue;
    let seen = 0;
    for (const next of provinces[province]!.neighbours) {
      const owner = state.holders[next]!;
      if (owner < 0 || (seen & (1 << owner)) !== 0) continue;
      seen |= 1 << owner;
      counts[owner]!++;
    }
  }
  return counts;
}

/** The more conquests a turn, the less each is worth: there are only so many princesses and neighbours. */
const saturated = (conquests: number): number =>
  conquests <= 2 ? conquests : 2 + (Math.min(conquests, 8) - 2) * 0.45;

/** Armies are worth what they can still conquer: strength against that of the barbarians they will meet. */
function armyWorth(state: State, turns: number): number[] {
  const power = state.players.map(() => 0);
  for (const unit of state.units)
    if (unit.owner !== BARBARIAN && isArmyKind(unit.kind)) power[unit.owner]! += strengthOf(state, unit);
  const isOver = state.phase === 'manoeuvre';
  const foe = barbarianValue(Math.min(lastTurnOf(state), Math.max(1, state.turn) + (isOver ? 1 : 0)));
  const each = (CONQUEST_WORTH + CONQUEST_PER_TURN * turns) * Math.min(1, turns);
  const targets = targetCounts(state);
  return power.map(
    (strength, seat) => each * saturated(Math.min(strength / foe, targets[seat]! + strength / 6)),
  );
}

/** Land that can be had next: free or weakly held neighbours; and own land that an enemy at war could take. */
function landWorth(state: State, turns: number): number[] {
  const worth = state.players.map(() => 0);
  const { provinces } = worldOf(state);
  for (let province = 0; province < provinces.length; province++) {
    const holder = state.holders[province]!;
    if (holder === FREE || holder === BARBARIANS_HOLD) {
      const each = (holder === FREE ? 0.35 : 0.12) * provinces[province]!.vp;
      const seen = new Set<number>();
      for (const next of neighboursOf(state, province)) {
        const owner = state.holders[next]!;
        if (owner >= 0 && !seen.has(owner)) {
          seen.add(owner);
          worth[owner]! += each * Math.min(1, turns / 4);
        }
      }
    } else if (holder >= 0 && state.wars.length > 0) worth[holder]! -= danger(state, province, holder);
  }
  return worth;
}

/** Points that an enemy beside the province could take from its holder. */
function danger(state: State, province: number, holder: Seat): number {
  let threat = 0;
  for (const unit of state.units)
    if (
      unit.owner >= 0 &&
      isArmyKind(unit.kind) &&
      unit.owner !== holder &&
      atWar(state, unit.owner, holder) &&
      neighboursOf(state, province).includes(unit.at)
    )
      threat += strengthOf(state, unit);
  if (threat === 0) return 0;
  let guard = 0;
  for (const unit of state.units) if (unit.at === province) guard += strengthOf(state, unit) + 0.3;
  const share = threat / (threat + guard);
  return share * (worldOf(state).provinces[province]!.vp + 0.8);
}

function unificationWorth(state: State, seat: Seat, turns: number): number {
  const { nation, unified } = playerOf(state, seat);
  const figures = worldOf(state).nations[nation];
  if (unified || figures === undefined || turns <= 0) return 0;
  let held = 0;
  for (const province of figures.core) if (state.holders[province] === seat) held++;
  let extra = 0;
  for (const province of figures.optional) if (state.holders[province] === seat) extra++;
  const missing = figures.core.length - held;
  const near = 0.62 ** missing * (missing < turns * 1.5 ? 1 : 0.3);
  return actionsForUnification(figures.core.length + extra) * ACTION_WORTH * near * Math.min(1, turns / 1.5);
}

/** Expected points of each seat in the end. */
export function prospects(state: State): number[] {
  const points = state.players.map((_, seat) => pointsOf(state, seat));
  const sums = sidePoints(state, points);
  const turns = turnsLeft(state, Math.max(...sums));
  const armies = armyWorth(state, turns);
  const land = landWorth(state, turns);
  return points.map((vp, seat) => {
    if (playerOf(state, seat).left) return 0;
    const income = incomeAhead(state, seat);
    const stock = stockWorth(state, seat, playerOf(state, seat).stock) * Math.min(1, turns / 1.5);
    return (
      vp -
      breakdownOf(state, seat).leaders * LEADER_DOUBT * Math.min(1, turns / 6) +
      stock +
      armies[seat]! +
      land[seat]! +
      incomeWorth(state, seat, income, turns) +
      workAhead(state, seat, income, turns) +
      technologyWorth(state, seat, turns) +
      unificationWorth(state, seat, turns)
    );
  });
}

function sidePoints(state: State, points: readonly number[]): number[] {
  const sums: number[] = [];
  points.forEach((vp, seat) => {
    const side = sideOf(state, seat);
    sums[side] = (sums[side] ?? 0) + vp;
  });
  return sums;
}

/** How sure a lead of so many points is: the less game is left, the surer. */
const COARSENESS = 2.2;
const PER_TURN = 0.55;

export function evaluate(state: State): number[] {
  const own = prospects(state);
  const sums = sidePoints(state, own);
  const sides = sums.length;
  const left = Math.max(0, lastTurnOf(state) - state.turn);
  const scale = COARSENESS + PER_TURN * left;
  const shares = sums.map((mine, side) => {
    let share = 0;
    sums.forEach((theirs, other) => {
      if (other !== side) share += 1 / (1 + Math.exp((theirs - mine) / scale));
    });
    return share / Math.max(1, sides - 1);
  });
  return own.map((_, seat) => shares[sideOf(state, seat)]!);
}

/** Allies share a place: for them only the place of the side counts. */
export function utilities(state: State, outcome: Outcome): number[] {
  if (state.table.mode === 'freeForAll') return placeUtilities(outcome);
  const { scores } = outcome;
  const sums: number[] = [];
  scores.forEach((score, seat) => (sums[sideOf(state, seat)] = score));
  return scores.map(score => {
    const behind = sums.filter(other => other < score).length;
    const beside = sums.filter(other => other === score).length - 1;
    return (behind + beside / 2) / (sums.length - 1);
  });
}
