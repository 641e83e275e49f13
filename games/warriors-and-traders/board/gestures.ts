import type { Province } from '../rules/names.ts';
import type { Unit } from '../rules/state.ts';
import type { Action, Move, MovePrincess } from '../rules/steps.ts';
import type { BattleForecast, Forecast, View } from '../rules/view-types.ts';
import type { BoardWords } from '../text/board-words.ts';

/** A legal action as far as gestures need it. */
interface Legal {
  readonly action: Action;
  readonly text: string;
  readonly forecast?: Forecast | undefined;
}

/** What a tap on a province means. */
export type GestureKind =
  | 'select'
  | 'move'
  | 'take'
  | 'attack'
  | 'place'
  | 'fight'
  | 'retreat'
  | 'nation'
  | 'starve';

export interface Gesture {
  readonly kind: GestureKind;
  /** One or more actions that are carried out together; none for what is only picked up. */
  readonly actions: readonly Action[];
  readonly text: string;
  readonly forecast: Forecast | undefined;
  /** Units that a tap picks up. */
  readonly units: readonly number[];
}

export type Gestures = ReadonlyMap<Province, Gesture>;

type Step = Move | MovePrincess;
type StepLegal = Legal & { readonly action: Step };

const isStep = (legal: Legal): legal is StepLegal =>
  legal.action.type === 'move' || legal.action.type === 'princess';

/** Equal units stand for each other: the rules list one of each sort. */
const sortOf = ({ at, owner, kind, damage, spent, retreated, engaged }: Readonly<Unit>): string =>
  [at, owner, kind, damage, spent, retreated, engaged].join('|');

/** Units that may move now, those included for which an equal one is listed. */
export function movableUnits(view: View, legal: readonly Legal[]): readonly Readonly<Unit>[] {
  const steps = legal.filter(isStep);
  const listed = new Set(steps.map(({ action }) => action.unit));
  const sorts = new Set(view.units.filter(({ id }) => listed.has(id)).map(sortOf));
  const moved = view.asked?.kind === 'movePrincesses' ? view.asked.moved : [];
  return view.units.filter(unit => sorts.has(sortOf(unit)) && !moved.includes(unit.id));
}

/** Who of the attackers comes now, by sort: those already engaged there are not asked. */
function sortsComing(view: View, { attackers, province }: BattleForecast): string {
  const coming = new Set(attackers.map(({ unit }) => unit));
  return sortsOf(view.units.filter(({ id, at }) => coming.has(id) && at !== province));
}

const sortsOf = (units: readonly Readonly<Unit>[]): string => units.map(sortOf).sort().join();

/** The battle that these units bring about together, exactly. */
export function battleOfMarch(
  view: View,
  legal: readonly Legal[],
  marching: readonly number[],
  to: Province,
): BattleForecast | undefined {
  const wanted = sortsOf(view.units.filter(({ id }) => marching.includes(id)));
  for (const { action, forecast } of legal) {
    if (action.type !== 'move' || action.to !== to || forecast?.type !== 'battle') continue;
    for (const battle of [forecast.battle, ...(forecast.together ?? [])])
      if (sortsComing(view, battle) === wanted) return battle;
  }
  return undefined;
}

/** Where all the selected units can go, with one step for each of them. */
function marches(
  words: BoardWords,
  view: View,
  legal: readonly Legal[],
  selected: readonly number[],
): Map<Province, Gesture> {
  const units = view.units.filter(({ id }) => selected.includes(id));
  const found = new Map<Province, Gesture>();
  if (units.length === 0) return found;
  const steps = legal.filter(isStep);
  const sortOfId = new Map(view.units.map(unit => [unit.id, sortOf(unit)]));
  const sorts = new Set(units.map(sortOf));
  const targets = new Set(steps.map(({ action }) => action.to));
  for (const to of targets) {
    const fitting = steps.filter(
      ({ action }) => action.to === to && sorts.has(sortOfId.get(action.unit) ?? ''),
    );
    const first = fitting[0];
    if (first === undefined || fitting.length < sorts.size) continue;
    const { type } = first.action;
    const actions = units.map(({ id: unit }): Step => ({ type, unit, to }));
    const battle = battleOfMarch(view, fitting, selected, to);
    const isBattle = battle !== undefined;
    const forecast: Forecast | undefined = isBattle ? { type: 'battle', battle } : first.forecast;
    const takes = view.holders[to] === -1;
    const name = view.provinces[to]?.name ?? '';
    found.set(to, {
      kind: isBattle ? 'attack' : takes ? 'take' : 'move',
      actions,
      text: units.length === 1 ? first.text : words.march(units.length, name, isBattle),
      forecast,
      units: [],
    });
  }
  return found;
}

/** Provinces with units that can be picked up. */
function pickUps(words: BoardWords, view: View, legal: readonly Legal[]): Map<Province, Gesture> {
  const found = new Map<Province, Gesture>();
  const movable = movableUnits(view, legal);
  for (const { at } of movable) {
    if (found.has(at)) continue;
    const here = movable.filter(unit => unit.at === at);
    // Princesses hold provinces and go one by one; armies go together.
    const units = (here[0]?.kind === 'princess' ? here.slice(0, 1) : here).map(({ id }) => id);
    const text = words.pickUp(view.provinces[at]?.name ?? '');
    found.set(at, { kind: 'select', actions: [], text, forecast: undefined, units });
  }
  return found;
}

/** The province that is tapped for an action that is one thing by itself. */
function single(view: View, { action, text, forecast }: Legal): [Province[], Gesture] | undefined {
  const as = (kind: GestureKind): Gesture => ({ kind, actions: [action], text, forecast, units: [] });
  switch (action.type) {
    case 'place':
      return [[action.province], as('place')];
    case 'fight':
      return [[action.province], as('fight')];
    case 'retreat':
    case 'drive':
    case 'withdraw':
      return [[action.to], as('retreat')];
    case 'nation': {
      const own = view.provinces.flatMap(({ nations, inPlay }, province) =>
        inPlay && nations.length === 1 && nations.includes(action.nation) ? province : [],
      );
      return [own, as('nation')];
    }
    case 'starve':
      return [view.units.flatMap(({ id, at }) => (id === action.unit ? at : [])), as('starve')];
    default:
      return undefined;
  }
}

export function readGestures(
  words: BoardWords,
  view: View,
  legal: readonly Legal[],
  selected: readonly number[],
): Gestures {
  const found = new Map(pickUps(words, view, legal));
  for (const [province, gesture] of marches(words, view, legal, selected)) found.set(province, gesture);
  for (const one of legal) {
    const known = single(view, one);
    if (known === undefined) continue;
    for (const province of known[0]) if (!found.has(province)) found.set(province, known[1]);
  }
  return found;
}

/** The battle that a gesture leads to. */
export const battleOf = (gesture: Gesture | undefined): BattleForecast | undefined =>
  gesture?.forecast?.type === 'battle' ? gesture.forecast.battle : undefined;
