import { next, topStep, type Context, type Seat } from '@palio/kernel';
import { settleGains } from './anytime.ts';
import type { Event } from './events.ts';
import { RULINGS } from './figures.ts';
import { canTakeBoxTile, takeFromBox, takeFromDisplay, tilesOnDisplay } from './improvements.ts';
import {
  bitOf,
  figuresOfMission,
  listOf,
  missionsWith,
  RETURNED_AT,
  type Benefit,
  type Mission,
  type Missions,
} from './mission-cards.ts';
import { cardsToDraw, destroyLevels, drawMissions, turnDown } from './missions.ts';
import { CAMEL, SHIP } from './names.ts';
import { gainPiece, mayGainCamel, mayGainShip } from './pieces.ts';
import { chooseAnyRareGood, fullPiles } from './rare-goods.ts';
import { playerOf, type State } from './state.ts';
import type { TadmorStep } from './steps.ts';
import { addPart, buildableTemples, cardsLeft } from './temple.ts';
import { destroyTargets, raiseTower } from './tower.ts';
import { openExchanges, TOWN_MARKET } from './trading.ts';

/** What a mission gives back, and when that can do something (TA-13.7). */
interface Returning {
  canHelp(state: State, seat: Seat): boolean;
  help(state: State, seat: Seat, count: number, context: Context<Event>): void;
}

const PIECE_MISSIONS = missionsWith('nextShip') | missionsWith('nextCamel');

/** TA-4.10, TA-4.13 One of them in a placement turn, unless the ruling lets them add up. */
function canHasten(state: State, seat: Seat): boolean {
  const step = topStep(state);
  if (step?.kind !== 'place' || step.seat !== seat || step.placed > 0) return false;
  const { camelsInReserve, shipsInReserve } = playerOf(state, seat);
  return camelsInReserve + shipsInReserve > step.left && (step.left === 1 || RULINGS.hasteAddsUp);
}

/** TA-13.23 A single tower that has something to lose needs no question. */
function destroyOne(state: State, seat: Seat, context: Context<Event>): void {
  const targets = destroyTargets(state, seat);
  if (targets.length === 1) destroyLevels(state, seat, targets[0]!, context);
  else next(state, { kind: 'destroy', seat });
}

const RETURNING: Readonly<Record<Benefit, Returning>> = {
  /** TA-13.8 */
  chooseRareGood: {
    canHelp: state => fullPiles(state).length > 0,
    help: (state, seat, _count, context) => chooseAnyRareGood(state, seat, context),
  },
  /** TA-13.9 */
  nextTemplePart: {
    canHelp: (state, seat) => buildableTemples(state, seat).length > 0,
    help(state, seat, _count, context) {
      const temples = buildableTemples(state, seat);
      if (temples.length > 1) next(state, { kind: 'freePart', seat });
      else addPart(state, seat, temples[0]!, true, context);
    },
  },
  /** TA-13.10 */
  nextShip: {
    canHelp: (state, seat) => mayGainShip(playerOf(state, seat)),
    help: (state, seat, _count, context) => gainPiece(state, seat, SHIP, 'mission', context),
  },
  /** TA-13.15 */
  nextCamel: {
    canHelp: (state, seat) => mayGainCamel(playerOf(state, seat)),
    help: (state, seat, _count, context) => gainPiece(state, seat, CAMEL, 'mission', context),
  },
  /** TA-13.11 */
  buildTower: {
    canHelp: () => true,
    help(state, seat, count, context) {
      raiseTower(state, seat, count, 'mission', context);
      settleGains(state, seat, context);
    },
  },
  /** TA-13.16 */
  useMarket: {
    canHelp: (state, seat) => openExchanges(state, seat) !== TOWN_MARKET,
    help(state, seat) {
      playerOf(state, seat).marketOpen = true;
    },
  },
  /** TA-13.20 */
  freeImprovements: {
    canHelp: state => tilesOnDisplay(state).length > 0,
    help: (state, seat, count, context) => takeFromDisplay(state, seat, count, context),
  },
  /** TA-13.26 */
  outOfPlayImprovement: {
    canHelp: canTakeBoxTile,
    help: (state, seat, _, context) => takeFromBox(state, seat, context),
  },
  /** TA-13.21 */
  takeAnyResources: {
    canHelp: () => true,
    help: (state, seat, count) => next(state, { kind: 'takeResources', seat, left: count }),
  },
  /** TA-13.22 */
  extraBasement: {
    canHelp: state => cardsLeft(state, 1) > 0,
    help: (state, seat, _count, context) =>
      addPart(state, seat, playerOf(state, seat).temples.length, true, context),
  },
  /** TA-13.23 */
  destroyTower: {
    canHelp: (state, seat) => destroyTargets(state, seat).length > 0,
    help: (state, seat, _count, context) => destroyOne(state, seat, context),
  },
  /** TA-13.24 */
  drawMissions: {
    canHelp: state => cardsToDraw(state) > 0,
    help: (state, seat, count, context) => drawMissions(state, seat, count, context),
  },
  /** TA-13.25 The placement turn goes on for up to so many pieces. */
  placeUpTo: {
    canHelp: canHasten,
    help(state, seat, count) {
      const step = state.stack.pop();
      if (step?.kind === 'place') next(state, { ...step, seat, left: step.left + count - 1 });
    },
  },
  /** TA-13.12, TA-13.17 These two are questions of their own in the Marauders stage. */
  changeAttackedRegion: { canHelp: () => false, help: () => undefined },
  swapPieces: { canHelp: () => false, help: () => undefined },
};

/** The missions that may be returned beside the question that is open. */
function windowOf(step: TadmorStep | undefined): Missions {
  switch (step?.kind) {
    case 'place':
      return RULINGS.piecesDuringPlacement ? RETURNED_AT.placement : RETURNED_AT.placement & ~PIECE_MISSIONS;
    case 'improvementMissions':
      return RETURNED_AT.improvements | RETURNED_AT.resolution;
    case 'construction':
    case 'buildTower':
      return RETURNED_AT.construction | RETURNED_AT.resolution;
    case 'acquire':
    case 'tax':
    case 'closing':
      return RETURNED_AT.resolution;
    default:
      return 0;
  }
}

export const canHelp = (state: State, seat: Seat, mission: Mission): boolean =>
  RETURNING[figuresOfMission(mission).benefit].canHelp(state, seat);

/** TA-13.4, TA-13.7 */
export function returnable(state: State, seat: Seat): Mission[] {
  const offered = playerOf(state, seat).fulfilled & windowOf(topStep(state));
  return offered === 0 ? [] : listOf(offered).filter(mission => canHelp(state, seat, mission));
}

/** Whether the seat could return a mission of these in a window that is about to open. */
export function couldReturn(state: State, seat: Seat, missions: Missions): boolean {
  const held = playerOf(state, seat).fulfilled & missions;
  return held !== 0 && listOf(held).some(mission => canHelp(state, seat, mission));
}

export const mayReturnNow = (state: State, seat: Seat, mission: Mission): boolean =>
  (playerOf(state, seat).fulfilled & windowOf(topStep(state)) & bitOf(mission)) !== 0;

export function giveBack(state: State, seat: Seat, mission: Mission, context: Context<Event>): void {
  turnDown(state, seat, mission, context);
  const { benefit, count = 0 } = figuresOfMission(mission);
  RETURNING[benefit].help(state, seat, count, context);
}
