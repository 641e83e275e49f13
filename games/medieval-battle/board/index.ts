import { type GameBoard, uiIcons } from '@palio/board-kit';
import type { Event } from '../rules/events.ts';
import type { Action, Target } from '../rules/steps.ts';
import type { Forecast, View } from '../rules/view-types.ts';
import type { BattleText } from '../text/battle-text.ts';
import ActionPicture from './ActionPicture.svelte';
import Aid from './Aid.svelte';
import { outlookOf } from './aid/fight.ts';
import Board from './Board.svelte';
import { gameIcons } from './icons.ts';
import './palette.css';
import PlayerPanel from './PlayerPanel.svelte';
import PromptLead from './PromptLead.svelte';
import type { Legal } from './props.ts';
import { armyOf, costOf } from './recruit/army.ts';
import Setup from './Setup.svelte';

const IN_PROMPT: ReadonlySet<Action['type']> = new Set([
  'stopDeploying',
  'regroup',
  'pass',
  'dismount',
  'stop',
  'stand',
  'done',
]);

/** Recruitment and the tray of deployment have buttons of their own. */
const ON_STAGE: ReadonlySet<Action['type']> = new Set(['recruit', 'confirm', 'deploy']);

/** What ends a phase or a turn at one stroke, and attacks: they show first what they bring. */
const TO_CONFIRM: ReadonlySet<Action['type']> = new Set([
  'stopDeploying',
  'regroup',
  'pass',
  'melee',
  'shoot',
]);

/** What decides a battle comes first; the many hexes to go to come last. */
function order({ action }: Legal): number {
  if (action.type === 'melee' || action.type === 'shoot') return 0;
  if (action.type === 'merge') return 1;
  return IN_PROMPT.has(action.type) ? 2 : 3;
}

/** An army with points to spare may be a slip. */
const hasPointsLeft = (view: View): boolean => costOf(armyOf(view.ownPicks)) < view.recruitmentPoints;

export const board: GameBoard<View, Action, Target, BattleText, Event, Forecast> = {
  Board,
  PlayerPanel,
  Aid,
  Setup,
  PromptLead,
  ActionPicture,
  tabs: [
    { icon: uiIcons.hexagon, label: ({ words }) => words.board.tabs.field, shows: 'board' },
    { icon: gameIcons['visored-helm'], label: ({ words }) => words.board.tabs.armies, shows: 'players' },
    { icon: uiIcons.calculator, label: ({ words }) => words.board.tabs.odds, shows: 'aid' },
  ],
  score: (view, seat) => view.victoryPoints[seat],
  placeOf: ({ type }) => (IN_PROMPT.has(type) ? 'prompt' : ON_STAGE.has(type) ? 'stage' : 'board'),
  order,
  outlook: (actions, { view, legal, text }) => outlookOf(text.words, view, legal, actions),
  needsConfirmation: (action, view) =>
    action.type === 'confirm' ? hasPointsLeft(view) : TO_CONFIRM.has(action.type),
  rails: { left: 222, right: 314 },
};
