import { defineGame } from '@palio/kernel';
import { anytimeAsides } from './asides.ts';
import { check } from './check.ts';
import type { Event } from './events.ts';
import { FIGURES_HASH, GAME_ID } from './figures.ts';
import { forecast } from './forecast.ts';
import { imagine } from './imagine.ts';
import { write } from './notation.ts';
import { OPTIONS } from './options.ts';
import { ruleBook } from './rule-book.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import type { Action } from './steps.ts';
import type { Target } from './targets.ts';
import { view } from './view.ts';
import type { Forecast, View } from './view-types.ts';
import { whyNot } from './why-not.ts';

/**
 * Nine turns of at most nine pieces a player; the windows of a turn hold some thirty decisions a player, since
 * every trade, payment and card uses up something that does not come back in the turn.
 */
const LONGEST_GAME = 6000;

export const tadmor = defineGame<State, Action, Event, View, Target, Forecast>(
  {
    id: GAME_ID,
    rulesVersion: 3,
    figures: FIGURES_HASH,
    seatCounts: [2, 3, 4],
    colours: ['red', 'blue', 'green', 'yellow'],
    options: OPTIONS,
    longestGame: LONGEST_GAME,
    setup,
    clone,
    asides: anytimeAsides,
    view,
    imagine,
    outcome,
    check,
    whyNot,
    write,
    forecast,
  },
  ruleBook,
);
