import type { Chance, Seat } from '@palio/kernel';
import { CONFIRM, RECRUIT } from '../rules/actions.ts';
import { ARMIES } from '../rules/figures.ts';
import { medievalBattle } from '../rules/index.ts';
import { armyFrom, costOf, recruitsIn } from '../rules/recruitment.ts';
import { FIGHTING_TYPES, type Army, type FightingType, type Size, type State } from '../rules/state.ts';
import type { Action, RecruitAction } from '../rules/steps.ts';
import { TYPES } from '../rules/unit-types.ts';

function listsFor(size: Size): Army[] {
  return ARMIES.filter(army => army.mode === size).map(({ units }) =>
    armyFrom(FIGHTING_TYPES.flatMap(type => Array.from({ length: units[type] ?? 0 }, () => type))),
  );
}

const LISTS: Readonly<Record<Size, readonly Army[]>> = { standard: listsFor('standard'), large: listsFor('large') };

/** Rough ground favours foot: an army of riders is chosen less often where there is much of it. */
function fitness(army: Army, map: State['map']): number {
  const rough = [...map.terrain].filter(code => code !== 'P').length / map.terrain.length;
  const riders = FIGHTING_TYPES.filter(type => TYPES[type].cavalry).reduce((sum, type) => sum + army[type] * TYPES[type].cost, 0);
  return Math.exp(4 * (riders / costOf(army) - 0.5) * (0.45 - rough) * 4);
}

const contains = (army: Army, part: Army): boolean => FIGHTING_TYPES.every(type => part[type] <= army[type]);

function pickWeighted<Item>(items: readonly Item[], weightOf: (item: Item) => number, chance: Chance): Item {
  const weights = items.map(item => Math.max(1, Math.round(weightOf(item) * 1000)));
  let left = chance.below(weights.reduce((sum, weight) => sum + weight, 0));
  const place = weights.findIndex(weight => (left -= weight) < 0);
  return items[place]!;
}

/** One recruit of an army list at a time. What was picked before, by whomever, is kept and completed. */
export function recruit(state: State, seat: Seat, actions: readonly Action[], chance: Chance): RecruitAction {
  const picked = armyFrom(recruitsIn(medievalBattle.sealedPicks(state, seat) as readonly RecruitAction[]));
  const lists = LISTS[state.map.size].filter(army => contains(army, picked));
  const offered = (type: FightingType): boolean => actions.some(action => action.type === 'recruit' && action.unit === type);
  if (lists.length > 0) {
    const army = pickWeighted(lists, list => fitness(list, state.map), chance);
    const missing = FIGHTING_TYPES.find(type => picked[type] < army[type] && offered(type));
    if (missing !== undefined) return RECRUIT[missing];
  }
  const affordable = FIGHTING_TYPES.filter(offered);
  return affordable.length === 0 ? CONFIRM : RECRUIT[chance.pick(affordable)];
}
