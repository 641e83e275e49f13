import { topStep, type Chance, type Seat } from '@palio/kernel';
import { DEPLOY, PLACE } from '../rules/actions.ts';
import { battlefieldOf, type Battlefield } from '../rules/battlefield.ts';
import { RESERVE, type FightingType, type Hex, type State } from '../rules/state.ts';
import type { Action } from '../rules/steps.ts';
import { TYPES } from '../rules/unit-types.ts';
import { caravanOf, opponentOf } from '../rules/units.ts';
import { MOVES_AS } from './attacks.ts';
import { groundOf } from './ground.ts';

/** Enough chance to make no two battles alike, too little to outweigh a reason. */
const WHIM = 0.6;
const whim = (chance: Chance): number => (chance.below(1000) / 1000) * WHIM;

function bestHex(actions: readonly Action[], worth: (hex: Hex) => number): Action {
  let best: Action | undefined;
  let highest = -Infinity;
  for (const action of actions) {
    if (action.type !== 'place') continue;
    const value = worth(action.hex);
    if (value <= highest) continue;
    highest = value;
    best = action;
  }
  return best ?? PLACE[0]!;
}

/** Few hexes to be attacked from, far from the enemy, not too far from the flags. */
function caravanWorth(state: State, field: Battlefield, seat: Seat, hex: Hex): number {
  const { neighbours, distances } = field.layout;
  const ground = groundOf(field);
  const enemy = caravanOf(state, opponentOf(seat));
  const open = neighbours[hex]!.length;
  const entrances = neighbours[hex]!.filter(beside => field.terrain[beside] === 'plain').length;
  const apart = enemy === undefined ? 0 : Math.min(8, distances[enemy.place]![hex]!);
  return -0.4 * open - 0.15 * Math.abs(entrances - 3) + 0.4 * apart - 0.25 * Math.abs(ground.toFlags[0]![hex]! - 4);
}

/** Where a unit of the type does most: near a flag that no other covers, and not far from the own caravan. */
function unitWorth(state: State, field: Battlefield, seat: Seat, type: FightingType, hex: Hex): number {
  const ground = groundOf(field);
  const { flags, distances } = field.layout;
  const figures = TYPES[type];
  const costs = ground.costs[MOVES_AS[figures.index]!]!;
  const own = state.units.filter(unit => unit.side === seat && unit.place >= 0);
  let worth = 0;
  for (const flag of flags) {
    const cost = costs[hex * ground.hexes + flag.hex]!;
    const covered = own.filter(unit => unit.type !== 'caravan' && distances[unit.place]![flag.hex]! <= 4).length;
    worth = Math.max(worth, (flag.points + 1) * (8 - Math.max(cost, figures.maxMovement)) * (1 / (1 + 0.5 * covered)));
  }
  const caravan = own.find(unit => unit.type === 'caravan');
  const guard = caravan === undefined ? 0 : distances[caravan.place]![hex]!;
  worth -= 0.35 * Math.max(0, guard - 2);
  if (!figures.cavalry && field.terrain[hex] !== 'plain') worth += 0.5;
  if (figures.cavalry && field.terrain[hex] !== 'plain') worth -= 0.8;
  return worth;
}

export function deploy(state: State, seat: Seat, actions: readonly Action[], chance: Chance): Action | undefined {
  const field = battlefieldOf(state.map);
  const step = topStep(state);
  if (step?.kind === 'deployCaravan') return bestHex(actions, hex => caravanWorth(state, field, seat, hex) + whim(chance));
  if (step?.kind === 'deployOnHex') return bestHex(actions, hex => unitWorth(state, field, seat, step.unit, hex) + whim(chance));
  const waiting = state.units.filter(unit => unit.side === seat && unit.place === RESERVE && unit.type !== 'caravan');
  const types = actions.flatMap(action => (action.type === 'deploy' ? action.unit : []));
  const first = types.filter(type => waiting.some(unit => unit.type === type));
  return first.length === 0 ? actions.at(-1) : DEPLOY[chance.pick(first)];
}
