import { next, type RuleBook, type Seat } from '@palio/kernel';
import { worldOf } from './control.ts';
import type { Event } from './events.ts';
import type { Nation, Province } from './names.ts';
import { BARBARIANS_HOLD, FREE, playerOf, type State } from './state.ts';
import type { Actions, Steps } from './steps.ts';
import { removeAll, retreatAll } from './retreat.ts';
import { unitOf } from './units.ts';

/** WT-14.9 The classes within one nation, best first; a province of another nation comes after all of them. */
const CLASSES = 4;

/** WT-14.9, WT-14.13 Class of a destination, or undefined if barbarians never go there. */
function classOf(state: State, province: Province, nation: Nation): number | undefined {
  const holder = state.holders[province];
  if (holder !== FREE && holder !== BARBARIANS_HOLD) return undefined;
  const { type, nations } = worldOf(state).provinces[province]!;
  const byType = type === 'capital' ? 1 : type === 'tradeCentre' ? 2 : 3;
  return (holder === FREE ? 0 : byType) + (nations.includes(nation) ? 0 : CLASSES);
}

/** WT-14.9, WT-14.10 The provinces of the first class that has any. */
export function refuges(state: State, province: Province, nation: Nation): Province[] {
  let best = Infinity;
  let found: Province[] = [];
  for (const to of worldOf(state).provinces[province]!.neighbours) {
    const rank = classOf(state, to, nation);
    if (rank === undefined || rank > best) continue;
    if (rank < best) found = [];
    best = rank;
    found.push(to);
  }
  return found;
}

/** WT-14.11, WT-14.12 "Same nation": several only where the attacker has to choose. */
function nationsFor(state: State, attacker: Seat, province: Province): readonly Nation[] {
  const { nations } = worldOf(state).provinces[province]!;
  const own = playerOf(state, attacker).nation;
  return nations.includes(own) ? [own] : nations;
}

function driveTo(
  state: State,
  seat: Seat,
  province: Province,
  units: readonly number[],
  nation: Nation,
  tell: ((event: Event) => void) | undefined,
): void {
  const to = refuges(state, province, nation);
  if (to.length === 0)
    removeAll(
      state,
      units.map(id => unitOf(state, id)),
      province,
      'noRetreat',
      tell,
    );
  else if (to.length === 1) retreatAll(state, units, to[0]!, tell);
  else next(state, { kind: 'barbarianRetreatTo', seat, province, units, to });
}

const isSame = (one: readonly Province[], other: readonly Province[]): boolean =>
  one.length === other.length && one.every((province, i) => province === other[i]);

type BarbarianKind = 'barbarianRetreat' | 'barbarianNation' | 'barbarianRetreatTo';

export const barbarianRules: RuleBook<
  State,
  Pick<Steps, BarbarianKind>,
  Pick<Actions, 'barbarianNation' | 'barbarianRetreatTo'>,
  Event
> = {
  /** WT-14.8 All together. */
  barbarianRetreat(state, { attacker, province, units }, { tell }) {
    const nations = nationsFor(state, attacker, province);
    const [first, second] = nations.map(nation => refuges(state, province, nation));
    // Two nations that lead to the same places leave nothing to choose.
    if (second === undefined || isSame(first!, second))
      driveTo(state, attacker, province, units, nations[0]!, tell);
    else next(state, { kind: 'barbarianNation', seat: attacker, province, units, nations });
  },

  /** WT-14.12 */
  barbarianNation: {
    choices: (state, { nations }) =>
      nations.map(nation => ({ type: 'side', nation: worldOf(state).nations[nation]!.id })),
    choose(state, { seat, province, units }, { nation }, { tell }) {
      const place = worldOf(state).nations.findIndex(one => one.id === nation);
      driveTo(state, seat, province, units, place, tell);
    },
  },

  /** WT-14.10 */
  barbarianRetreatTo: {
    choices: (_state, { to }) => to.map(province => ({ type: 'drive', to: province })),
    choose(state, { units }, { to }, { tell }) {
      retreatAll(state, units, to, tell);
    },
  },
};
