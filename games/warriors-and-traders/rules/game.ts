import { defineGame } from '@palio/kernel';
import { barbarianRules } from './barbarians.ts';
import { battleRules } from './battles.ts';
import { check } from './check.ts';
import { developmentRules } from './development.ts';
import type { Event } from './events.ts';
import { extraActionRules } from './extra-actions.ts';
import { FIGURES_HASH, GAME_ID } from './figures.ts';
import { forecast } from './forecast.ts';
import { imagine } from './imagine.ts';
import { freeMoves, leavingRules } from './leaving.ts';
import { manoeuvreRules } from './manoeuvre.ts';
import { write } from './notation.ts';
import { offerRules } from './offers.ts';
import { OPTIONS, teams, unfit } from './options.ts';
import { princessRules } from './princesses.ts';
import { retreatRules } from './retreat.ts';
import { setup, setupRules } from './setup.ts';
import { clone, type State } from './state.ts';
import type { Action } from './steps.ts';
import type { Target } from './targets.ts';
import { tradeRules } from './trade.ts';
import { outcome, turnRules } from './turn.ts';
import { unificationRules } from './unification.ts';
import { upkeepRules } from './upkeep.ts';
import { view } from './view.ts';
import type { Forecast, View } from './view-types.ts';
import { warRules } from './war.ts';
import { whyNot } from './why-not.ts';

/**
 * WT-6.36, WT-6.37 Six players with 40 commands a turn and offers of up to 20 steps, ten turns of at most 60
 * army steps each: the bound is generous, and only wild play comes near it.
 */
const LONGEST_GAME = 30_000;

export const warriorsAndTraders = defineGame<State, Action, Event, View, Target, Forecast>(
  {
    id: GAME_ID,
    rulesVersion: 3,
    figures: FIGURES_HASH,
    seatCounts: [2, 3, 4, 5, 6],
    colours: ['blue', 'red', 'yellow', 'green', 'purple', 'black'],
    options: OPTIONS,
    longestGame: LONGEST_GAME,
    unfit,
    teams,
    setup,
    clone,
    asides: freeMoves,
    view,
    imagine,
    outcome,
    check,
    whyNot,
    write,
    forecast,
  },
  {
    ...setupRules,
    ...turnRules,
    ...upkeepRules,
    ...tradeRules,
    ...offerRules,
    ...warRules,
    ...developmentRules,
    ...extraActionRules,
    ...manoeuvreRules,
    ...unificationRules,
    ...battleRules,
    ...retreatRules,
    ...barbarianRules,
    ...princessRules,
    ...leavingRules,
  },
);
