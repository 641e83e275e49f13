import { defineGame } from '@palio/kernel';
import { bridgeRules } from './bridge.ts';
import { buildingRules } from './buildings.ts';
import { check } from './check.ts';
import { chooseDuchyRules } from './choose-duchy.ts';
import { dieActionRules } from './die-action.ts';
import { outcome } from './end.ts';
import type { Event } from './events.ts';
import { FIGURES_HASH, GAME_ID } from './figures.ts';
import { forecast } from './forecast.ts';
import { freeMoveAsides, purchaseRules } from './free-moves.ts';
import { imagine } from './imagine.ts';
import { learnReasons, whyNot } from './later-reasons.ts';
import { write } from './notation.ts';
import { OPTIONS, teams, unfit } from './options.ts';
import { phaseRules } from './phase.ts';
import { placeRules } from './place.ts';
import { roundRules } from './round.ts';
import { setup } from './setup.ts';
import { shieldRules } from './shields.ts';
import { shipRules } from './ship.ts';
import { soloRules } from './solo.ts';
import { soloScoringRules } from './solo-scoring.ts';
import { clone, type State } from './state.ts';
import type { Action } from './steps.ts';
import { storageRules } from './storage.ts';
import type { Target } from './targets.ts';
import { tradeRouteRules } from './trade-routes.ts';
import { tributeRules } from './tribute.ts';
import { turnRules } from './turn.ts';
import { view } from './view.ts';
import type { Forecast, View } from './view-types.ts';

/**
 * Four players take 25 turns each, of about ten decisions; effects inside effects are bounded by the tiles and
 * goods there are, workers for silver (CB-20.5) by the silver.
 */
const LONGEST_GAME = 6000;

export const castlesOfBurgundy = defineGame<State, Action, Event, View, Target, Forecast>(
  {
    id: GAME_ID,
    rulesVersion: 3,
    figures: FIGURES_HASH,
    seatCounts: [1, 2, 3, 4],
    colours: ['blue', 'black', 'green', 'red'],
    options: OPTIONS,
    longestGame: LONGEST_GAME,
    unfit,
    teams,
    setup,
    clone,
    asides: freeMoveAsides,
    view,
    imagine,
    outcome,
    check,
    learnReasons,
    whyNot,
    write,
    forecast,
  },
  {
    ...chooseDuchyRules,
    ...phaseRules,
    ...tributeRules,
    ...roundRules,
    ...turnRules,
    ...dieActionRules,
    ...purchaseRules,
    ...storageRules,
    ...placeRules,
    ...buildingRules,
    ...shipRules,
    ...bridgeRules,
    ...tradeRouteRules,
    ...shieldRules,
    ...soloRules,
    ...soloScoringRules,
  },
);
