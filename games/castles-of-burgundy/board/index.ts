import { type GameBoard, uiIcons } from '@palio/board-kit';
import type { Event } from '../rules/events.ts';
import type { Action } from '../rules/steps.ts';
import type { Target } from '../rules/targets.ts';
import type { Forecast, View } from '../rules/view-types.ts';
import ActionPicture from './ActionPicture.svelte';
import Aid from './Aid.svelte';
import Board from './Board.svelte';
import { gameIcons } from './icons.ts';
import { orderOf } from './order.ts';
import { outlookOf } from './outlook.ts';
import PlayerPanel from './PlayerPanel.svelte';
import PromptLead from './PromptLead.svelte';
import { scoreOf } from './scores.ts';
import Setup from './Setup.svelte';
import type { BurgundyText } from '../text/burgundy-text.ts';

/** Both bits of `spent`. */
const BOTH_DICE = 3;

const IN_PROMPT: ReadonlySet<Action['type']> = new Set([
  'takeWorkers',
  'endTurn',
  'decline',
  'store',
  'pay',
  'paySilver',
  'payWorker',
  'giveUp',
  'item',
  'buyPoints',
]);

/** Buttons of the board that are large enough everywhere: pictures of a tray, and what is free to do beside a question. */
const ON_STAGE: ReadonlySet<Action['type']> = new Set([
  'side',
  'useBuilding',
  'hireWorkers',
  'setDie',
  'copyMonasteries',
]);

function placeOf({ type }: Action): 'board' | 'prompt' | 'stage' {
  if (ON_STAGE.has(type)) return 'stage';
  return IN_PROMPT.has(type) ? 'prompt' : 'board';
}

export const board: GameBoard<View, Action, Target, BurgundyText, Event, Forecast> = {
  Board,
  PlayerPanel,
  Aid,
  Setup,
  PromptLead,
  ActionPicture,
  tabs: [
    { icon: gameIcons.village, label: ({ words }) => words.board.tabs.table, shows: 'board' },
    { icon: uiIcons.users, label: ({ words }) => words.board.tabs.rivals, shows: 'players' },
    { icon: uiIcons.calculator, label: ({ words }) => words.board.tabs.aid, shows: 'aid' },
  ],
  score: (view, seat) => (view.solo === null ? scoreOf(view, seat) : undefined),
  order: orderOf,
  outlook: outlookOf,
  placeOf,
  /** A die that is not used is lost; a shield that is given up leaves the game. */
  needsConfirmation: (action, view) =>
    action.type === 'giveUp' || (action.type === 'endTurn' && view.players[view.active]?.spent !== BOTH_DICE),
  rails: { left: 236, right: 272 },
};
