import type { Hex } from '../rules/state.ts';
import type { Action } from '../rules/steps.ts';
import type { AttackForecast, View } from '../rules/view-types.ts';
import { actionSentence, unitOn } from '../text/actions.ts';
import { CROSSING_COST, SHOT_COST, terrainAt, terrainFigures } from '../text/figures.ts';
import { hexDistance } from '../text/hexes.ts';
import type { Words } from '../text/words.ts';
import type { Gesture, Gestures } from './gestures.ts';

/** A way drawn with the pointer: hexes to enter in order, and perhaps an enemy at its end. */
export interface DrawnPath {
  readonly path: readonly Hex[];
  readonly target: Hex | undefined;
}

export const NO_WAY: DrawnPath = { path: [], target: undefined };

interface Ground {
  readonly view: View;
  readonly gestures: Gestures;
}

const goTo = (gestures: Gestures, hex: Hex): Gesture | undefined =>
  gestures.get(hex)?.find(({ kind }) => kind === 'go');

const actingUnit = (view: View) => view.units[view.acting?.unit ?? -1];

/** MB-7.11, MB-7.12 */
const priceOf = (view: View, { target, ranged }: AttackForecast): number =>
  ranged ? SHOT_COST : terrainFigures(terrainAt(view.map.terrain, target)).entryCost;

/** Attacks that are possible from the end of a way. A longer way than the best one may leave too little for them. */
function attacksFrom({ view, gestures }: Ground, path: readonly Hex[]): readonly AttackForecast[] {
  const end = path.at(-1);
  if (end !== undefined) {
    const left = (actingUnit(view)?.movement ?? 0) - costOf(view, path);
    const attacks = goTo(gestures, end)?.reach?.attacks ?? [];
    return attacks.filter(attack => priceOf(view, attack) <= left);
  }
  return [...gestures.values()]
    .flat()
    .flatMap(({ attack, actions }) => (attack !== undefined && actions.length === 1 ? attack : []))
    .filter(({ target }) => unitOn(view, target) !== undefined);
}

/** MB-3.2, MB-7.6 */
function costOf(view: View, path: readonly Hex[]): number {
  const extra = (hex: Hex): number => (unitOn(view, hex) === undefined ? 0 : CROSSING_COST);
  return path.reduce(
    (sum, hex) => sum + terrainFigures(terrainAt(view.map.terrain, hex)).entryCost + extra(hex),
    0,
  );
}

/** Whether the way may be drawn one hex further. The rules judge the whole of it in the end. */
function mayEnter({ view, gestures }: Ground, path: readonly Hex[], hex: Hex): boolean {
  const unit = actingUnit(view);
  const last = path.at(-1);
  if (unit === undefined || goTo(gestures, hex) === undefined || unitOn(view, hex) !== undefined)
    return false;
  if (last !== undefined && goTo(gestures, last)?.reach?.halted === true) return false;
  return (
    hexDistance(view.map.size, last ?? unit.place, hex) === 1 && costOf(view, [...path, hex]) <= unit.movement
  );
}

/** The pointer has come to a hex: the way grows, shrinks, or stays as it is. */
export function drawTo(ground: Ground, drawn: DrawnPath, hex: Hex): DrawnPath {
  const { view, gestures } = ground;
  const { path } = drawn;
  if (hex === actingUnit(view)?.place) return NO_WAY;
  const known = path.indexOf(hex);
  if (known >= 0) return { path: path.slice(0, known + 1), target: undefined };
  if (attacksFrom(ground, path).some(({ target }) => target === hex)) return { path, target: hex };
  // What the drawn way can no longer pay, the best way to its end still can.
  const reach = goTo(gestures, path.at(-1) ?? -1)?.reach;
  if (reach?.attacks.some(({ target }) => target === hex) === true) return { path: reach.path, target: hex };
  if (mayEnter(ground, path, hex)) return { path: [...path, hex], target: undefined };
  // A quick pointer leaves hexes out: the best way to where it is now stands in.
  const best = goTo(gestures, hex)?.reach?.path;
  return best === undefined || unitOn(view, hex) !== undefined ? drawn : { path: best, target: undefined };
}

const isSamePath = (a: readonly Hex[], b: readonly Hex[] | undefined): boolean =>
  a.length === b?.length && a.every((hex, i) => hex === b[i]);

/** What the way means. Where it is not the best one, every hex of it is a move of its own. */
export function gestureOf(words: Words, ground: Ground, { path, target }: DrawnPath): Gesture | undefined {
  const { view, gestures } = ground;
  const end = path.at(-1);
  const unit = actingUnit(view);
  if (unit === undefined || (end === undefined && target === undefined)) return undefined;
  const move = end === undefined ? undefined : goTo(gestures, end);
  const steps = end === undefined ? [] : isSamePath(path, move?.reach?.path) ? [end] : path;
  const moves: Action[] = steps.map(to => ({ type: 'go', to }));
  const reach = move?.reach;
  if (target === undefined)
    return move === undefined ? undefined : { ...move, actions: moves, path, reach, attack: undefined };
  const attacks = attacksFrom(ground, path).filter(attack => attack.target === target);
  const attack = attacks.find(({ ranged }) => !ranged) ?? attacks[0];
  if (attack === undefined) return undefined;
  const kind = attack.ranged ? 'shoot' : 'melee';
  const action: Action = { type: kind, target };
  const text = actionSentence(words, view, unit.side, action);
  return { kind, hex: target, text, actions: [...moves, action], path, reach, attack };
}
