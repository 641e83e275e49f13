import { topStep, type Seat } from '@palio/kernel';
import { takingPrice, sellingPrice } from '../rules/die-action.ts';
import { valuesFor } from '../rules/figures.ts';
import { placingPrice } from '../rules/placing.ts';
import { cargoFor } from '../rules/ship.ts';
import type { State } from '../rules/state.ts';
import type { Action, BurgundyStep } from '../rules/steps.ts';
import { tileNamed } from '../rules/tiles.ts';
import { matchesRoute, saleWorth } from './holdings.ts';
import { placementWorth, spaceWorth, takingWorth, WORKER } from './placements.ts';
import { shieldsUnpaid, shieldWorth } from './shields.ts';
import { surveyOf, type Survey } from './survey.ts';
import { buildingUse, effectWorth } from './tile-worth.ts';

/** How many points make an action e times as likely. */
const INDIFFERENCE = 1.6;
const SMALLEST = 1e-4;
const LOSING_A_DIE = -12;
const DECLINING = -4;
const WORKERS = 2;
const TWO_DICE = 8;
const PURCHASE = 3;
/** A purchase can wait for the main decision of the turn. */
const LATER = -3;
const ROUTE_MATCH = 2.5;

function cargoWorth({ state }: Survey, seat: Seat, depots: readonly number[]): number {
  const { held, fresh, room } = cargoFor(state, seat, depots, 0);
  let count = 0;
  for (const pieces of held) count += pieces;
  const best = fresh.toSorted((a, b) => b - a);
  for (let i = 0; i < room && i < best.length; i++) count += best[i]!;
  return count * 0.8 * valuesFor(state.table.players).goods;
}

function sellLiking(survey: Survey, seat: Seat, goods: number, value: number): number {
  const price = value === 0 ? 0 : sellingPrice(survey.state, seat, goods, value);
  const route = matchesRoute(survey, goods - 1) ? ROUTE_MATCH : 0;
  return saleWorth(survey, goods - 1) + route - survey.duchy.goods[goods - 1]! - WORKER * price;
}

function copyLiking({ state }: Survey, duchy: number): number {
  let count = 0;
  for (let bits = state.duchies[duchy]!.monasteries; bits !== 0; bits &= bits - 1) count++;
  return count - 2.5 + 0.6 * state.phase;
}

function buyPointsLiking({ state, duchy }: Survey, points: number): number {
  if (points === 0) return 0;
  const { counter, target } = state.solo!;
  return counter + points === target ? 2 - 0.8 * points + 0.3 * duchy.silver : -6;
}

/** A shield is of little use if its tribute cannot be paid. */
const takingShield = (survey: Survey, shield: number): number =>
  shieldWorth(survey, shield) * (1 - Math.min(1, shieldsUnpaid(survey, 1)));

const tributeLikings = { paySilver: 2, payWorker: 2, giveUp: 0 };

/** The value of the die the step works with; 0 is free choice. */
const valueIn = (step: BurgundyStep): number => ('value' in step ? step.value : 0);

/** How much the seat likes an action, in points. */
function liking(survey: Survey, seat: Seat, step: BurgundyStep, action: Action): number {
  const { state } = survey;
  const value = valueIn(step);
  switch (action.type) {
    case 'endTurn':
      return state.players[seat]!.spent === 3 ? 0 : LOSING_A_DIE;
    case 'decline':
      return DECLINING;
    case 'take': {
      const price = value === 0 ? 0 : takingPrice(state, seat, action.depot, value);
      return takingWorth(survey, tileNamed(action.tile)) - WORKER * price;
    }
    case 'place':
      return placementWorth(survey, seat, tileNamed(action.tile), value);
    case 'space': {
      if (step.kind !== 'placeTile') return 0;
      const price = placingPrice(state, seat, step.tile, action.space, value);
      return spaceWorth(survey, step.tile, action.space) - WORKER * price;
    }
    case 'sell':
      return sellLiking(survey, seat, action.goods, value);
    case 'takeWorkers':
      return WORKERS;
    case 'takeShield':
      return takingShield(survey, action.shield) - (step.kind === 'turn' ? TWO_DICE : 0);
    case 'discard':
      return -takingWorth(survey, tileNamed(action.tile));
    case 'store':
      return action.where === 'own' ? 0.3 : 0;
    case 'pay':
      return 0.5 * action.silver * (survey.duchy.workers > 4 ? -1 : 1);
    case 'useBuilding':
      return buildingUse(survey, action.building);
    case 'depot':
      return action.depot === 0 ? -1 : cargoWorth(survey, seat, [action.depot]);
    case 'goods':
      return goodsLiking(survey, step, action.goods);
    case 'fetch':
      return effectWorth(survey, tileNamed(action.tile));
    case 'castle':
      return -survey.duchy.shields.reduce(
        (sum, { space, shield }) => sum + (space === action.space ? 2 + shieldWorth(survey, shield) : 0),
        0,
      );
    case 'paySilver':
    case 'payWorker':
    case 'giveUp':
      return tributeLikings[action.type];
    case 'buyPoints':
      return buyPointsLiking(survey, action.points);
    case 'buy': {
      const worth = takingWorth(survey, tileNamed(action.tile)) - PURCHASE;
      return step.kind === 'turn' ? worth : worth + LATER;
    }
    case 'hireWorkers':
      return survey.duchy.workers < 2 ? -1 : -4;
    case 'setDie':
      return -0.5;
    case 'copyMonasteries':
      return copyLiking(survey, action.duchy);
    case 'die':
    case 'item':
    case 'side':
    case 'startCastle':
      return 0;
  }
}

/** A colour to load, or one to give away. */
function goodsLiking(survey: Survey, step: BurgundyStep, goods: number): number {
  const { duchy, state } = survey;
  if (step.kind === 'exchangeGoods') return -0.5 * duchy.goods[goods - 1]! + (step.given === 0 ? 1 : 0);
  const depots = step.kind === 'keepColour' ? step.depots : [1, 2, 3, 4, 5, 6];
  let count = 0;
  for (const depot of depots) count += state.depots[depot - 1]!.goods[goods - 1]!;
  return count * valuesFor(state.table.players).goods;
}

/** Positive weights of the actions. */
export function preferences(state: State, seat: Seat, actions: readonly Action[]): number[] {
  const step = topStep(state);
  const index = state.table.duchyOf[seat]!;
  if (step === undefined || state.duchies[index]!.board === '') return actions.map(() => 1);
  const survey = surveyOf(state, index);
  const likings = actions.map(action => liking(survey, seat, step, action));
  const most = Math.max(...likings);
  return likings.map(points => Math.max(SMALLEST, Math.exp((points - most) / INDIFFERENCE)));
}
