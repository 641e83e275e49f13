import { type GameBoard, uiIcons } from '@palio/board-kit';
import type { Event } from '../rules/events.ts';
import type { Action, Target } from '../rules/steps.ts';
import type { Forecast, View } from '../rules/view-types.ts';
import type { BattleText } from '../text/battle-text.ts';
import ActionPicture from './ActionPicture.svelte';
import Aid from './Aid.svelte';
import Board from './Board.svelte';
import { gameIcons } from './icons.ts';
import './palette.css';
import PlayerPanel from './PlayerPanel.svelte';
import PromptLead from './PromptLead.svelte';
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

/** What ends a phase or a turn at one stroke; attacks show their outcome on the field first. */
const TO_CONFIRM: ReadonlySet<Action['type']> = new Set(['stopDeploying', 'regroup', 'pass']);

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
  placeOf: action => (IN_PROMPT.has(action.type) ? 'prompt' : 'board'),
  needsConfirmation: action => TO_CONFIRM.has(action.type),
  rails: { left: 222, right: 314 },
};
