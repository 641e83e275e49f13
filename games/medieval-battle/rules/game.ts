import { defineGame } from '@palio/kernel';
import { answerRules } from './answer.ts';
import { check } from './check.ts';
import { deploymentRules } from './deployment.ts';
import { endRules, outcome } from './end.ts';
import type { Event } from './events.ts';
import { FIGURES_HASH, GAME_ID } from './figures.ts';
import { forecast } from './forecast.ts';
import { imagine } from './imagine.ts';
import { movingRules } from './moving.ts';
import { write } from './notation.ts';
import { recruitmentRules } from './recruitment.ts';
import { regroupingRules } from './regrouping.ts';
import { OPTIONS, setup, unfit } from './setup.ts';
import { clone, type State } from './state.ts';
import type { Action, Target } from './steps.ts';
import { turnRules } from './turn.ts';
import { view } from './view.ts';
import type { Forecast, View } from './view-types.ts';
import { whyNot } from './why-not.ts';

/**
 * MB-17.9 Two large armies have at most about 76 movement points each between two regroups, six times in a
 * game. A point is spent with at most four decisions and followed by at most one pass; recruiting, deploying
 * and entering add a few hundred.
 */
const LONGEST_GAME = 8000;

export const medievalBattle = defineGame<State, Action, Event, View, Target, Forecast>(
  {
    id: GAME_ID,
    rulesVersion: 1,
    figures: FIGURES_HASH,
    seatCounts: [2],
    colours: ['red', 'yellow'],
    options: OPTIONS,
    longestGame: LONGEST_GAME,
    unfit,
    setup,
    clone,
    view,
    imagine,
    outcome,
    check,
    whyNot,
    write,
    forecast,
  },
  {
    ...recruitmentRules,
    ...deploymentRules,
    ...turnRules,
    ...movingRules,
    ...answerRules,
    ...regroupingRules,
    ...endRules,
  },
);
