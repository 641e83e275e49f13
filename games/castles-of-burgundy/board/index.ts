import { type GameBoard, uiIcons } from '@palio/board-kit';
import type { Event } from '../rules/events.ts';
import type { Action } from '../rules/steps.ts';
import type { Target } from '../rules/targets.ts';
import type { Forecast, View } from '../rules/view-types.ts';
import ActionPicture from './ActionPicture.svelte';
import Aid from './Aid.svelte';
import Board from './Board.svelte';
import { gameIcons } from './icons.ts';
import PlayerPanel from './PlayerPanel.svelte';
import PromptLead from './PromptLead.svelte';
import type { BurgundyText } from '../text/burgundy-text.ts';

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
  'hireWorkers',
  'setDie',
  'copyMonasteries',
]);

export const board: GameBoard<View, Action, Target, BurgundyText, Event, Forecast> = {
  Board,
  PlayerPanel,
  Aid,
  PromptLead,
  ActionPicture,
  tabs: [
    { icon: gameIcons.village, label: ({ words }) => words.board.tabs.table, shows: 'board' },
    { icon: uiIcons.users, label: ({ words }) => words.board.tabs.rivals, shows: 'players' },
    { icon: uiIcons.calculator, label: ({ words }) => words.board.tabs.aid, shows: 'aid' },
  ],
  score: (view, seat) => (view.solo === null ? view.players[seat]?.score : undefined),
  placeOf: action => (IN_PROMPT.has(action.type) ? 'prompt' : 'board'),
  /** A turn that ends with a die unspent, and a shield that is given up, cannot be taken back. */
  needsConfirmation: action => action.type === 'endTurn' || action.type === 'giveUp',
  rails: { left: 236, right: 272 },
};
