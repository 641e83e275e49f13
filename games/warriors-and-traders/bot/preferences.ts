import { topStep, type Seat } from '@palio/kernel';
import {
  FOOD,
  foodNeed,
  holdsCore,
  isHostileTo,
  isOpenTo,
  levelOf,
  nationOf,
  playerOf,
  pointsOf,
  spacesOf,
  strengthOf,
  toKill,
  toRetreat,
  tokensFor,
  TRACK_INDEX,
  unitOf,
  unitsAt,
  worldOf,
  type Action,
  type State,
} from '../rules/index.ts';
import { attackWeight, staysHeld, targetsBeside, walkWeight } from './targets.ts';
import { lastTurnOf } from './worth.ts';

type Named<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;

const TRACK_LIKING: readonly number[] = [1.5, 0.9, 1.4];

/** A token, the more liked the nearer it brings a level. */
function techWeight(state: State, seat: Seat, { track }: Named<'tech'>): number {
  const index = TRACK_INDEX[track];
  const player = playerOf(state, seat);
  const level = levelOf(player, index);
  const missing =
    player.tokens[index]! >= spacesOf(index) ? 9 : tokensFor(index, level + 1) - player.tokens[index]!;
  return TRACK_LIKING[index]! * (missing === 1 ? 2 : 1);
}

const ARMY_LIKING: Readonly<Record<string, number>> = { infantry: 2.4, archer: 3, cavalry: 4 };

function armyWeight(state: State, seat: Seat, kind: string): number {
  const isHungry = foodNeed(state, seat) + 1 > playerOf(state, seat).stock[FOOD]! + 2;
  const hasTargets = state.holders.some(
    (holder, province) => holder === seat && targetsBeside(state, seat, province) > 0,
  );
  return ARMY_LIKING[kind]! * (isHungry ? 0.4 : 1) * (hasTargets ? 1 : 0.3);
}

/** War only against somebody near and worth it; the search looks closer. */
function warWeight(state: State, seat: Seat, on: Seat): number {
  let own = 0;
  let theirs = 0;
  for (const unit of state.units) {
    if (unit.owner === seat) own += strengthOf(state, unit);
    else if (unit.owner === on) theirs += strengthOf(state, unit);
  }
  const isLeader = pointsOf(state, on) >= pointsOf(state, seat);
  return (own > theirs ? 0.12 : 0.03) * (isLeader ? 1.5 : 0.7);
}

function actionWeight(state: State, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'tech':
      return techWeight(state, seat, action);
    case 'army':
      return armyWeight(state, seat, action.kind);
    case 'fort':
      return 7;
    case 'upgrade':
      return action.kind === 'cavalry' ? 0.8 : 0.5;
    case 'war':
      return warWeight(state, seat, action.on);
    case 'peace':
      return 0.05;
    default:
      return 0.03;
  }
}

/** Armies go where there is something to conquer, forts where nothing else holds the province. */
function placeWeight(state: State, seat: Seat, province: number, isFort: boolean): number {
  const units = unitsAt(state, province);
  if (isFort) {
    const guards = units.filter(unit => unit.owner === seat && unit.kind !== 'princess').length;
    return (guards === 0 ? 2 : 0.8) + worldOf(state).provinces[province]!.vp * 0.3;
  }
  const armies = units.filter(
    unit => unit.owner === seat && unit.kind !== 'princess' && unit.kind !== 'fort',
  ).length;
  return 0.2 + targetsBeside(state, seat, province) * (1 + 0.4 * armies);
}

/** A hit that kills or routs exactly; waste is last. */
function hitWeight(state: State, { unit: id, points }: Named<'hit'>): number {
  const unit = unitOf(state, id);
  const kill = toKill(state, unit);
  const worth = unit.kind === 'fort' || unit.kind === 'barbarianFort' ? 3 : strengthOf(state, unit) + 1;
  if (points === kill) return (4 * worth) / Math.max(1, kill);
  if (points > kill) return 0.1;
  return points === toRetreat(state, unit) ? (2.5 * worth) / Math.max(1, points) : 0.15;
}

function princessWeight(state: State, seat: Seat, { unit: id, to }: Named<'princess'>): number {
  const unit = unitOf(state, id);
  const { provinces } = worldOf(state);
  const gains = state.holders[to] === -1 ? provinces[to]!.vp : 0;
  const loses = staysHeld(state, seat, unit) ? 0 : provinces[unit.at]!.vp;
  if (gains > loses) return 6 * (gains - loses);
  if (loses > gains) return 0.01;
  return targetsBeside(state, seat, to) > targetsBeside(state, seat, unit.at) ? 0.5 : 0.05;
}

function unifyWeight(state: State, seat: Seat): number {
  if (!holdsCore(state, seat)) return 1;
  const missing = nationOf(state, seat).optional.filter(province => state.holders[province] !== seat).length;
  return missing === 0 || state.turn >= lastTurnOf(state) - 2 ? 12 : 3;
}

function refugeWeight(state: State, seat: Seat, to: number): number {
  const holder = state.holders[to]!;
  const guards = unitsAt(state, to).length;
  return (holder === seat ? 1 : 1.6) + 0.2 * guards;
}

const EXTRA_LIKING: Readonly<Record<string, number>> = { university: 5, masterTrader: 2, warlord: 0.1 };

function moveWeight(state: State, seat: Seat, { unit, to }: Named<'move'>): number {
  if (isOpenTo(state, seat, to)) return walkWeight(state, seat, unit, to);
  return isHostileTo(state, seat, to) ? attackWeight(state, seat, unit, to) : 0.01;
}

/** Decisions on the map. */
function mapWeight(state: State, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'move':
      return moveWeight(state, seat, action);
    case 'princess':
      return princessWeight(state, seat, action);
    case 'hit':
      return hitWeight(state, action);
    case 'place':
      return placeWeight(state, seat, action.province, topStep(state)?.kind === 'placeFort');
    case 'retreat':
    case 'withdraw':
      return refugeWeight(state, seat, action.to);
    case 'drive':
      return 1 / (1 + unitsAt(state, action.to).length);
    default:
      return 1;
  }
}

/** In simulations nobody talks much: trade follows a plan when it is real. */
const TRADE_LIKING: Readonly<Record<string, number>> = {
  buyVp: 5,
  bank: 0.2,
  openRoute: 0.5,
  propose: 0.03,
  peace: 0.1,
  pass: 3,
  give: 0.1,
  want: 0.1,
  send: 0.3,
  drop: 3,
  accept: 1,
  decline: 1.5,
  counter: 0.05,
};

/** Smaller decisions away from the map. */
function otherWeight(state: State, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'extra':
      return EXTRA_LIKING[action.source]!;
    case 'shift':
      return 0.12;
    case 'keep':
      return 5;
    case 'unify':
      return unifyWeight(state, seat);
    case 'notNow':
      return 1;
    case 'leave':
    case 'callTime':
      return 1e-7;
    default:
      return TRADE_LIKING[action.type] ?? 1;
  }
}

const ON_MAP: ReadonlySet<string> = new Set([
  'move',
  'princess',
  'hit',
  'place',
  'retreat',
  'withdraw',
  'drive',
  'fight',
]);

/** How likely a sensible player takes each action. */
export function preferences(state: State, seat: Seat, actions: readonly Action[]): number[] {
  const kind = topStep(state)?.kind;
  const isAction = kind === 'takeAction' || kind === 'secondArmy';
  return actions.map(action => {
    if (action.type === 'done') return kind === 'moveArmies' ? 0.4 : 0.3;
    if (isAction && action.type !== 'leave' && action.type !== 'callTime')
      return actionWeight(state, seat, action);
    return ON_MAP.has(action.type) ? mapWeight(state, seat, action) : otherWeight(state, seat, action);
  });
}
