import { topStep, type Chance, type Seat } from '@palio/kernel';
import { DEPLOY } from '../rules/actions.ts';
import { battlefieldOf, type Battlefield } from '../rules/battlefield.ts';
import type { FightingType, Hex, State } from '../rules/state.ts';
import type { Action } from '../rules/steps.ts';
import { TYPES } from '../rules/unit-types.ts';
import { caravanOf, opponentOf } from '../rules/units.ts';
import { MOVES_AS } from './attacks.ts';
import { fill, newFighter, type Fighter } from './fighters.ts';
import { groundOf, MOUNTED } from './ground.ts';
import { dangerOn, sceneOf, type Scene } from './prospects.ts';

/** Enough chance to make no two battles alike, too little to outweigh a good reason. */
const WHIM = 0.8;
const whim = (chance: Chance): number => (chance.below(1000) / 1000) * WHIM;

function bestHex(actions: readonly Action[], worth: (hex: Hex) => number): Action | undefined {
  let best: Action | undefined;
  let highest = -Infinity;
  for (const action of actions) {
    if (action.type !== 'place') continue;
    const value = worth(action.hex);
    if (value <= highest) continue;
    highest = value;
    best = action;
  }
  return best;
}

const FARTHEST_APART = 8;
/** Not so near to a flag that the battle for it rolls over the caravan, not so far that reserves come late. */
const BEST_WAY_TO_FLAG = 4;

/** Few hexes to be attacked from, far from the enemy. */
function caravanWorth(state: State, field: Battlefield, seat: Seat, hex: Hex): number {
  const { neighbours, distances } = field.layout;
  const enemy = caravanOf(state, opponentOf(seat));
  const apart = enemy === undefined ? 0 : Math.min(FARTHEST_APART, distances[enemy.place]![hex]!);
  const toFlag = groundOf(field).toFlags[MOUNTED]![hex]!;
  return 0.4 * apart - 0.4 * neighbours[hex]!.length - 0.25 * Math.abs(toFlag - BEST_WAY_TO_FLAG);
}

const NEAR_FLAG = 4;
const NEAR_CARAVAN = 2;
/** A flag this far away is not the unit's business. */
const TOO_FAR = 8;

/** How much the unit adds to the hold on one flag: more for the swift, less where others stand already. */
function flagWorth({ state, field, ground, seat }: Scene, type: FightingType, hex: Hex): number {
  const { index, maxMovement } = TYPES[type];
  const costs = ground.costs[MOVES_AS[index]!]!;
  let best = 0;
  for (const flag of field.layout.flags) {
    const turns = Math.max(costs[hex * ground.hexes + flag.hex]!, maxMovement);
    const there = state.units.filter(
      unit =>
        unit.side === seat &&
        unit.place >= 0 &&
        unit.type !== 'caravan' &&
        field.layout.distances[unit.place]![flag.hex]! <= NEAR_FLAG,
    );
    best = Math.max(best, ((flag.points + 1) * (TOO_FAR - turns)) / (1 + 0.5 * there.length));
  }
  return best;
}

/** Where a unit of the type does most: near a flag that few others cover, out of danger, not far from the caravan. */
function unitWorth(scene: Scene, fighter: Fighter, type: FightingType, hex: Hex): number {
  const { state, field, seat } = scene;
  const { cavalry, maxMovement } = TYPES[type];
  let worth = flagWorth(scene, type, hex);
  const caravan = caravanOf(state, seat);
  if (caravan !== undefined)
    worth -= 0.35 * Math.max(0, field.layout.distances[caravan.place]![hex]! - NEAR_CARAVAN);
  if (field.terrain[hex] !== 'plain') worth += cavalry ? -0.8 : 0.5;
  // Arrows count no more than here, though nobody gives way to them (MB-9.9): who also keeps out of the reach of bows
  // that stand already, with all units or with longbowmen alone, wins 49 to 51 games of a hundred.
  return worth - 0.5 * dangerOn(scene, fighter, hex, maxMovement);
}

const placed = newFighter();

/** Places everything; nobody is kept in reserve, since entering later costs a regroup. */
export function deploy(
  state: State,
  seat: Seat,
  actions: readonly Action[],
  chance: Chance,
): Action | undefined {
  const step = topStep(state);
  if (step?.kind === 'deployCaravan') {
    const field = battlefieldOf(state.map);
    return bestHex(actions, hex => caravanWorth(state, field, seat, hex) + whim(chance));
  }
  if (step?.kind === 'deployOnHex') {
    const scene = sceneOf(state, seat);
    const unit = state.units.find(({ side, type }) => side === seat && type === step.unit);
    if (unit === undefined) return undefined;
    const fighter = fill(placed, unit);
    return bestHex(actions, hex => unitWorth(scene, fighter, step.unit, hex) + whim(chance));
  }
  const types = actions.flatMap(action => (action.type === 'deploy' ? action.unit : []));
  return types.length === 0 ? actions[0] : DEPLOY[slowestFirst(types, chance)];
}

/** Slow units show least of the plan; the swift wait until the enemy has shown his. */
function slowestFirst(types: readonly FightingType[], chance: Chance): FightingType {
  const slowest = Math.min(...types.map(type => TYPES[type].maxMovement));
  return chance.pick(types.filter(type => TYPES[type].maxMovement === slowest));
}
