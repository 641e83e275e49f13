import { type GameBoard, uiIcons } from '@palio/board-kit';
import type { Action } from '../rules/actions.ts';
import type { Event } from '../rules/events.ts';
import type { Target } from '../rules/targets.ts';
import type { Forecast, View } from '../rules/view-types.ts';
import Aid from './Aid.svelte';
import Board from './Board.svelte';
import { gameIcons, uiIcons as ownIcons } from './icons.ts';
import PlayerPanel from './PlayerPanel.svelte';
import type { KnightsText } from './props.ts';
import { STAGE_ACTIONS } from './scenes/index.ts';

export const board: GameBoard<View, Action, Target, KnightsText, Event, Forecast> = {
  Board,
  PlayerPanel,
  Aid,
  tabs: [
    { icon: ownIcons.map, label: ({ words }) => words.board.tabs.map, shows: 'board' },
    { icon: gameIcons.gavel, label: ({ words }) => words.board.tabs.realm, shows: 'aid' },
    { icon: uiIcons.users, label: ({ words }) => words.board.tabs.barons, shows: 'players' },
  ],
  score: ({ barons }, seat) => barons[seat]?.prestige,
  placeOf: ({ type }) => (STAGE_ACTIONS.has(type) ? 'stage' : 'prompt'),
  needsConfirmation: () => false,
  rails: { left: 206, right: 338 },
};
