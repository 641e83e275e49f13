import { next, type RuleBook, type Seat } from '@palio/kernel';
import { DECLINE, sellGoods, TAKE_WORKERS, takeTile } from './actions.ts';
import { addPlaceable } from './buildings.ts';
import { takeFromDepot } from './depots.ts';
import { priceOf } from './dice.ts';
import type { Event } from './events.ts';
import { MONASTERY_FIGURES, SETUP } from './figures.ts';
import { gainSilver, gainWorkers, spendWorkers } from './gains.ts';
import { among, freeStepsToTake, monasteriesOf, workerStep } from './monasteries.ts';
import type { Goods } from './names.ts';
import { sell } from './sale.ts';
import { shieldsInDepots, takeShield } from './shields.ts';
import { duchyOf, hasShield, type State } from './state.ts';
import type { ActionSource, Actions, Steps } from './steps.ts';
import { forEachFace, storeTile, takeFromKeySpace } from './storage.ts';
import { tileNamed } from './tiles.ts';

/** CB-5.1, CB-14.12 Workers that taking from this depot costs with this value. */
export function takingPrice(state: State, seat: Seat, depot: number, value: number): number {
  const monasteries = monasteriesOf(state, duchyOf(state, seat));
  return priceOf(value, depot, freeStepsToTake(monasteries), workerStep(monasteries));
}

/** CB-10.1 */
export function sellingPrice(state: State, seat: Seat, goods: Goods, value: number): number {
  return priceOf(value, goods, 0, workerStep(monasteriesOf(state, duchyOf(state, seat))));
}

export interface WorkersTaken {
  readonly workers: number;
  readonly silver: number;
}

/** CB-10.7, CB-14.13, CB-14.14, CB-14.24 */
export function workersTaken(state: State, seat: Seat): WorkersTaken {
  const monasteries = monasteriesOf(state, duchyOf(state, seat));
  return {
    workers: among(monasteries, 14) ? MONASTERY_FIGURES.workersActionWorkers : SETUP.takeWorkers,
    silver: among(monasteries, 13) ? MONASTERY_FIGURES.workersActionSilver : 0,
  };
}

/** CB-25.26 With shield 11 a castle may bring a shield instead of an action. */
const mayTakeShield = (state: State, seat: Seat, by: ActionSource): boolean =>
  by === 'castle' && hasShield(duchyOf(state, seat), 11);

type DieAction = Actions['dieAction'];

function addTakes(state: State, seat: Seat, value: number, actions: DieAction[]): void {
  const duchy = duchyOf(state, seat);
  const monasteries = monasteriesOf(state, duchy);
  const free = freeStepsToTake(monasteries);
  const step = workerStep(monasteries);
  for (let depot = 1; depot <= state.depots.length; depot++)
    if (priceOf(value, depot, free, step) <= duchy.workers)
      forEachFace(state.depots[depot - 1]!.tiles, tile => actions.push(takeTile(depot, tile)));
}

function addSales(state: State, seat: Seat, value: number, actions: DieAction[]): void {
  const duchy = duchyOf(state, seat);
  const { goods, workers } = duchy;
  const step = workerStep(monasteriesOf(state, duchy));
  for (let colour = 1; colour <= goods.length; colour++)
    if (goods[colour - 1]! > 0 && priceOf(value, colour, 0, step) <= workers) actions.push(sellGoods(colour));
}

/** CB-4.2 The four actions that are possible with this value and the workers at hand. */
export function dieActions(state: State, { seat, value, by }: Steps['dieAction']): DieAction[] {
  const actions: DieAction[] = [];
  addTakes(state, seat, value, actions);
  addPlaceable(state, seat, value, actions);
  addSales(state, seat, value, actions);
  actions.push(TAKE_WORKERS);
  if (mayTakeShield(state, seat, by)) actions.push(...shieldsInDepots(state));
  // CB-4.3 A chosen die must be used; an action that was granted may be declined (CB-7.11, CB-22.5, CB-24.12).
  if (by !== 'die') actions.push(DECLINE);
  return actions;
}

export const dieActionRules: RuleBook<State, Pick<Steps, 'dieAction'>, Pick<Actions, 'dieAction'>, Event> = {
  dieAction: {
    choices: dieActions,
    choose(state, { seat, value, by }, action, context) {
      switch (action.type) {
        case 'take': {
          const tile = tileNamed(action.tile);
          spendWorkers(state, seat, takingPrice(state, seat, action.depot, value), context);
          takeFromDepot(state, seat, action.depot, tile, context);
          return storeTile(state, seat, tile, context);
        }
        case 'place': {
          const tile = tileNamed(action.tile);
          takeFromKeySpace(state, seat, tile, action.from);
          return next(state, { kind: 'placeTile', seat, tile, value });
        }
        case 'sell':
          spendWorkers(state, seat, sellingPrice(state, seat, action.goods, value), context);
          return sell(state, seat, action.goods, context);
        case 'takeWorkers': {
          const { workers, silver } = workersTaken(state, seat);
          gainWorkers(state, seat, workers, context);
          return gainSilver(state, seat, silver, context);
        }
        case 'takeShield':
          return takeShield(state, seat, action, context);
        case 'decline':
          return context.tell?.({ type: 'declined', seat, what: by });
      }
    },
  },
};
