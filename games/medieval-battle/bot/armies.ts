import type { Chance, Seat } from '@palio/kernel';
import { CONFIRM, RECRUIT } from '../rules/actions.ts';
import { ARMIES, MODES } from '../rules/figures.ts';
import { medievalBattle } from '../rules/index.ts';
import { readArmy } from '../rules/notation.ts';
import { armyFrom, costOf, mostOf, recruitsIn } from '../rules/recruitment.ts';
import { FIGHTING_TYPES, type Army, type FightingType, type Size, type State } from '../rules/state.ts';
import type { Action, RecruitAction } from '../rules/steps.ts';
import { TYPES } from '../rules/unit-types.ts';

/** More lists beside the ready armies, in the notation of MB-19.6. */
const MORE: Readonly<Record<Size, readonly string[]>> = {
  standard: ['K2 C2 H2 B1 L2 P1 A1', 'K2 C1 H3 B1 L2 P2', 'K2 C3 M1 H1 B1 L1 P1'],
  large: ['K3 C3 H3 B2 L2 P1 A2', 'K2 C3 M3 H1 B2 L3 P1 A2', 'K3 C2 M1 H3 B2 L3 P2'],
};

/** Corrected figures may forbid a list that was legal before; such a list is left out. */
const isLegal = (army: Army, size: Size): boolean =>
  costOf(army) <= MODES[size].recruitmentPoints &&
  FIGHTING_TYPES.every(type => army[type] <= mostOf(type, size));

function listsFor(size: Size): Army[] {
  const ready = ARMIES.filter(army => army.mode === size).map(({ units }) =>
    armyFrom(FIGHTING_TYPES.flatMap(type => Array.from({ length: units[type] ?? 0 }, () => type))),
  );
  return [...ready, ...MORE[size].map(line => armyFrom(readArmy(line) ?? []))].filter(army =>
    isLegal(army, size),
  );
}

const LISTS: Readonly<Record<Size, readonly Army[]>> = {
  standard: listsFor('standard'),
  large: listsFor('large'),
};

/** Share of rough ground where riders and foot are equally welcome. */
const USUAL_ROUGH = 0.45;
const RIDERS = FIGHTING_TYPES.filter(type => TYPES[type].cavalry);

/**
 * How often the army is chosen on this map. Rough ground favours foot; in the open, horse archers are caught:
 * among the bots the army with three of them wins three games in ten there.
 */
function fitness(army: Army, { terrain }: State['map']): number {
  const openness = USUAL_ROUGH - (1 - (terrain.split('P').length - 1) / terrain.length);
  const riders =
    RIDERS.reduce((sum, type) => sum + army[type] * TYPES[type].cost, 0) / Math.max(1, costOf(army));
  return Math.exp(5 * (riders - 0.5) * openness - (openness > 0 ? 0.4 * army.horseArchers : 0));
}

const contains = (army: Army, part: Army): boolean => FIGHTING_TYPES.every(type => part[type] <= army[type]);

/** Chance is in whole numbers; so fine do the weights count. */
const FINENESS = 1000;

function pickByFitness(armies: readonly Army[], map: State['map'], chance: Chance): Army {
  const weights = armies.map(army => Math.max(1, Math.round(fitness(army, map) * FINENESS)));
  let left = chance.below(weights.reduce((sum, weight) => sum + weight, 0));
  return armies[weights.findIndex(weight => (left -= weight) < 0)]!;
}

/** One recruit of an army list at a time. What was picked before, by whomever, is kept and completed. */
export function recruit(state: State, seat: Seat, actions: readonly Action[], chance: Chance): RecruitAction {
  const picked = armyFrom(recruitsIn(medievalBattle.sealedPicks(state, seat) as readonly RecruitAction[]));
  const offered = (type: FightingType): boolean =>
    actions.some(action => action.type === 'recruit' && action.unit === type);
  const lists = LISTS[state.map.size].filter(army => contains(army, picked));
  if (lists.length > 0) {
    const army = pickByFitness(lists, state.map, chance);
    const missing = FIGHTING_TYPES.find(type => picked[type] < army[type] && offered(type));
    if (missing !== undefined) return RECRUIT[missing];
  }
  const affordable = FIGHTING_TYPES.filter(offered);
  return affordable.length === 0 ? CONFIRM : RECRUIT[chance.pick(affordable)];
}
