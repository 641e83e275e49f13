import { next, type RuleBook, type Seat } from '@palio/kernel';
import { settleControl } from './control.ts';
import type { Event } from './events.ts';
import { PIECES } from './figures.ts';
import { slotsToChoose, upkeepIncome } from './income.ts';
import { FOOD, INDEX_OF, type ResourceId } from './names.ts';
import { ascending } from './order.ts';
import { seatsOf } from './sides.ts';
import { playerOf, type State } from './state.ts';
import type { Actions, FeedAction, Steps } from './steps.ts';
import { HAS } from './technology.ts';
import { armiesOf, distinct, isArmyKind, removeUnit, unitOf } from './units.ts';

/** WT-5.3, WT-5.8 What all armies on the map eat. */
export function foodNeed(state: State, seat: Seat): number {
  if (HAS.pillaging(playerOf(state, seat))) return 0;
  let need = 0;
  for (const unit of state.units)
    if (unit.owner === seat && isArmyKind(unit.kind)) need += PIECES[unit.kind].food;
  return need;
}

const FEED_ALL: FeedAction = Object.freeze({ type: 'feedAll' });

type UpkeepKind = 'feeding' | 'feedArmies' | 'gainResources' | 'routeIncome';

export const upkeepRules: RuleBook<
  State,
  Pick<Steps, UpkeepKind>,
  Pick<Actions, 'feedArmies' | 'routeIncome'>,
  Event
> = {
  /** WT-5.2, WT-5.8 In ascending order; who has no armies or pillages is not asked. */
  feeding(state) {
    const asked = ascending(state).filter(seat => foodNeed(state, seat) > 0);
    next(state, ...asked.map(seat => ({ kind: 'feedArmies' as const, seat })));
  },

  /** WT-5.4 to 5.6 Armies are starved one by one until the rest is fed, all with their full amount. */
  feedArmies: {
    choices(state, { seat }) {
      const starving = distinct(armiesOf(state, seat)).map((unit): FeedAction => ({
        type: 'starve',
        unit: unit.id,
      }));
      return foodNeed(state, seat) <= playerOf(state, seat).stock[FOOD]! ? [FEED_ALL, ...starving] : starving;
    },
    choose(state, { seat }, action, { tell }) {
      if (action.type === 'feedAll') {
        const food = foodNeed(state, seat);
        playerOf(state, seat).stock[FOOD]! -= food;
        tell?.({ type: 'armiesFed', seat, food });
        return;
      }
      const unit = unitOf(state, action.unit);
      const { id, owner, kind, at } = unit;
      removeUnit(state, unit);
      tell?.({ type: 'removed', units: [{ unit: id, owner, kind }], from: at, why: 'starved' });
      // WT-5.9
      settleControl(state, at, tell);
      if (foodNeed(state, seat) > 0) next(state, { kind: 'feedArmies', seat });
    },
  },

  /** WT-5.10, WT-5.15 All at the same time; only income of a small map leaves a choice. */
  gainResources(state, _step, { tell }) {
    for (const seat of seatsOf(state)) {
      const gained = upkeepIncome(state, seat);
      const { stock } = playerOf(state, seat);
      gained.forEach((count, resource) => (stock[resource]! += count));
      tell?.({ type: 'resourcesGained', seat, gained });
    }
    const seats = seatsOf(state).filter(seat => slotsToChoose(state, seat).length > 0);
    if (seats.length > 0) next(state, { kind: 'routeIncome', seats });
  },

  /** WT-18.18 One resource for each slot that leaves a choice. */
  routeIncome: {
    seats: (_state, { seats }) => seats,
    choices: (state, _step, seat, picks) =>
      slotsToChoose(state, seat)[picks.length]!.map((resource: ResourceId) => ({ type: 'income', resource })),
    isDone: (state, _step, seat, picks) => picks.length >= slotsToChoose(state, seat).length,
    reveal(state, { seats }, picks, { tell }) {
      for (const seat of seats) {
        const gained = [0, 0, 0, 0];
        for (const { resource } of picks[seat] ?? []) gained[INDEX_OF[resource]]!++;
        const { stock } = playerOf(state, seat);
        gained.forEach((count, resource) => (stock[resource]! += count));
        tell?.({ type: 'routeIncome', seat, gained });
      }
    },
  },
};
