import { defineGame } from '@palio/kernel';
import type { Action } from './actions.ts';
import { actionsPhaseRules } from './actions-phase.ts';
import { agendaEffectRules } from './agenda-effects.ts';
import { assemblyRules } from './assembly.ts';
import { ballotRules } from './ballot.ts';
import { baronCardRules } from './baron-cards.ts';
import { battleResultRules } from './battle-result.ts';
import { battleRules } from './battle.ts';
import { captureRules } from './capture.ts';
import { check } from './check.ts';
import { clone } from './clone.ts';
import { freeActions } from './deals.ts';
import { deathRules } from './death.ts';
import { declarationRules } from './declaration.ts';
import { defenseRules } from './defenses.ts';
import { draftRules } from './draft.ts';
import { eliminationRules } from './elimination.ts';
import { outcome } from './end.ts';
import { eventEffectRules } from './event-effects.ts';
import { eventsDrawnRules } from './events-drawn.ts';
import type { Event } from './events.ts';
import { expeditionRules } from './expeditions.ts';
import { BARON_FIGURES, FIGURES_HASH, GAME_ID } from './figures.ts';
import { forecast } from './forecast.ts';
import { imagine } from './imagine.ts';
import { movementRules } from './movement.ts';
import { write } from './notation.ts';
import { OPTIONS, unfit } from './options.ts';
import { planningRules } from './planning.ts';
import { proposalRules } from './proposals.ts';
import { retreatRules } from './retreat.ts';
import { returnRules } from './return.ts';
import { setup, setupRules } from './setup.ts';
import type { State } from './state.ts';
import type { Target } from './targets.ts';
import { taxationRules } from './taxation.ts';
import { upkeepRules } from './upkeep.ts';
import { view } from './view.ts';
import type { Forecast, View } from './view-types.ts';
import { wagesRules } from './wages.ts';
import { learnReasons, whyNot } from './later-reasons.ts';

/** At most sixty rounds (WK-21.22) of 42 cards with six Barons, each of a few decisions, and as much again between. */
const LONGEST_GAME = 60_000;

export const warriorKnights = defineGame<State, Action, Event, View, Target, Forecast>(
  {
    id: GAME_ID,
    rulesVersion: 4,
    figures: FIGURES_HASH,
    seatCounts: [2, 3, 4, 5, 6],
    colours: BARON_FIGURES.barons.map(({ colour }) => colour),
    options: OPTIONS,
    longestGame: LONGEST_GAME,
    unfit,
    setup,
    clone,
    asides: freeActions,
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
    ...setupRules,
    ...planningRules,
    ...actionsPhaseRules,
    ...baronCardRules,
    ...movementRules,
    ...declarationRules,
    ...battleRules,
    ...battleResultRules,
    ...captureRules,
    ...deathRules,
    ...retreatRules,
    ...eliminationRules,
    ...eventsDrawnRules,
    ...eventEffectRules,
    ...expeditionRules,
    ...defenseRules,
    ...taxationRules,
    ...wagesRules,
    ...assemblyRules,
    ...proposalRules,
    ...ballotRules,
    ...agendaEffectRules,
    ...draftRules,
    ...upkeepRules,
    ...returnRules,
  },
);
