import type { Hex } from '../rules/state.ts';
import type { Action } from '../rules/steps.ts';
import type { AttackForecast, Forecast, ReachForecast, View } from '../rules/view-types.ts';
import { actionSentence, unitOn } from '../text/actions.ts';
import type { Words } from '../text/words.ts';

/** A legal action as far as gestures need it. */
export interface Legal {
  readonly action: Action;
  readonly text: string;
  readonly forecast?: Forecast | undefined;
}

/** What a tap on a hex can mean. The order is the order of preference where it can mean several things. */
export const GESTURE_KINDS = [
  'unit',
  'melee',
  'shoot',
  'merge',
  'go',
  'place',
  'enter',
  'retreat',
  'stand',
  'stop',
] as const;
export type GestureKind = (typeof GESTURE_KINDS)[number];

/** One or more actions that are carried out together. */
export interface Gesture {
  readonly kind: GestureKind;
  readonly actions: readonly Action[];
  readonly text: string;
  /** The hex that is tapped for it. */
  readonly hex: Hex;
  /** Hexes entered before the last action, in order. */
  readonly path: readonly Hex[];
  /** Movement left after a move, and whether an enemy zone ends it there. */
  readonly reach: ReachForecast | undefined;
  readonly attack: AttackForecast | undefined;
}

/** By hex, the best gesture first. */
export type Gestures = ReadonlyMap<Hex, readonly Gesture[]>;

/** These are carried out at the first tap; the others show what they bring and wait for a second one. */
const AT_ONCE: ReadonlySet<GestureKind> = new Set(['unit', 'go', 'place', 'enter', 'retreat']);

export const isAtOnce = (gestures: readonly Gesture[]): boolean =>
  gestures.every(({ kind }) => AT_ONCE.has(kind));

const NO_PATH: readonly Hex[] = [];

const placeOf = (view: View, unit: number | undefined): Hex => view.units[unit ?? -1]?.place ?? -1;

/** The hex that is tapped for an action that is one thing by itself; undefined if it has none. */
function hexOf(view: View, action: Action, entering: number | undefined): Hex | undefined {
  switch (action.type) {
    case 'place':
      return action.hex;
    case 'unit':
      return placeOf(view, action.unit);
    case 'merge':
    case 'melee':
    case 'shoot':
      return action.target;
    case 'retreat':
    case 'go':
      return action.to;
    case 'enter':
      return action.unit === entering ? action.hex : undefined;
    case 'stand':
      return placeOf(view, view.melee?.defender);
    case 'stop':
      return placeOf(view, view.acting?.unit);
    default:
      return undefined;
  }
}

const isKind = (type: string): type is GestureKind => GESTURE_KINDS.some(kind => kind === type);

/** What follows from one legal action; a move also brings the attacks and merges that it makes possible. */
function gesturesFrom(words: Words, view: View, legal: Legal, entering: number | undefined): Gesture[] {
  const { action, text, forecast } = legal;
  const hex = hexOf(view, action, entering);
  if (hex === undefined || hex < 0 || !isKind(action.type)) return [];
  const reach = forecast?.type === 'go' ? forecast : undefined;
  const attack = forecast?.type === 'attack' ? forecast : undefined;
  const path = action.type === 'go' ? (reach?.path ?? [hex]) : NO_PATH;
  const gesture: Gesture = { kind: action.type, hex, text, actions: [action], path, reach, attack };
  return reach === undefined ? [gesture] : [gesture, ...afterMove(words, view, action, reach)];
}

function afterMove(words: Words, view: View, go: Action, reach: ReachForecast): Gesture[] {
  const seat = view.units[view.acting?.unit ?? -1]?.side ?? view.toMove;
  const follow = (kind: 'melee' | 'shoot' | 'merge', target: Hex, attack?: AttackForecast): Gesture => {
    const action: Action = { type: kind, target };
    const text = actionSentence(words, view, seat, action);
    return { kind, hex: target, text, actions: [go, action], path: reach.path, reach, attack };
  };
  return [
    ...reach.attacks.map(attack => follow(attack.ranged ? 'shoot' : 'melee', attack.target, attack)),
    ...reach.merges.map(target => follow('merge', target)),
  ];
}

/** A high column first, then fewer steps, then more movement left. */
function compare(a: Gesture, b: Gesture): number {
  const value = ({ attack }: Gesture): number =>
    attack?.calculation
      ? attack.calculation.defenderLosses * 2 -
        attack.calculation.attackerLosses * 2 +
        (attack.ranged ? 0.5 : 0)
      : 0;
  const kinds = GESTURE_KINDS.indexOf(a.kind) - GESTURE_KINDS.indexOf(b.kind);
  const isFight = a.attack !== undefined && b.attack !== undefined;
  return (
    (isFight ? value(b) - value(a) : kinds) ||
    a.actions.length - b.actions.length ||
    a.path.length - b.path.length ||
    (b.reach?.movement ?? 0) - (a.reach?.movement ?? 0)
  );
}

/** Everything a tap on the field can do now. `entering` is the unit that was picked to come in. */
export function readGestures(
  words: Words,
  view: View,
  legal: readonly Legal[],
  entering: number | undefined,
): Gestures {
  const byHex = new Map<Hex, Gesture[]>();
  for (const gesture of legal.flatMap(entry => gesturesFrom(words, view, entry, entering))) {
    const list = byHex.get(gesture.hex);
    if (list === undefined) byHex.set(gesture.hex, [gesture]);
    else list.push(gesture);
  }
  for (const list of byHex.values()) list.sort(compare);
  return byHex;
}

/** What waits for the player's yes, among the other ways to do it. */
export interface Proposal {
  readonly gesture: Gesture;
  readonly ways: readonly Gesture[];
}

export function proposalOf(
  gestures: Gestures,
  proposed: readonly Action[] | undefined,
  drawn: Gesture | undefined,
): Proposal | undefined {
  if (proposed === undefined) return undefined;
  const key = JSON.stringify(proposed);
  const isMeant = ({ actions }: Gesture): boolean => JSON.stringify(actions) === key;
  if (drawn !== undefined && isMeant(drawn)) return { gesture: drawn, ways: [drawn] };
  for (const ways of gestures.values()) {
    const gesture = ways.find(isMeant);
    if (gesture !== undefined) return { gesture, ways };
  }
  return undefined;
}

/** What the hex stands for when a tap is not legal. */
export function targetAt(
  view: View,
  hex: Hex,
): { readonly type: 'unit'; readonly unit: number } | { readonly type: 'hex'; readonly hex: Hex } {
  const unit = unitOn(view, hex);
  return unit === undefined ? { type: 'hex', hex } : { type: 'unit', unit: unit.id };
}
