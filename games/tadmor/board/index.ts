import { type GameBoard, uiIcons } from '@palio/board-kit';
import type { Event } from '../rules/events.ts';
import type { Action } from '../rules/steps.ts';
import type { Target } from '../rules/targets.ts';
import type { Forecast, View } from '../rules/view-types.ts';
import ActionPicture from './ActionPicture.svelte';
import Aid from './Aid.svelte';
import Board from './Board.svelte';
import { uiIcons as ownIcons } from './icons.ts';
import { outlook } from './outlook.ts';
import './palette.css';
import PlayerPanel from './PlayerPanel.svelte';
import PromptLead from './PromptLead.svelte';
import type { Legal, TadmorText } from './props.ts';
import { TABLET } from './drawing/own-icons.ts';

/** Answers that have no place on the board. */
const IN_PROMPT: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'done',
  'endTurn',
  'pass',
  'payTax',
  'losePrestige',
  'audience',
  'take',
  'pay',
  'waive',
  'discard',
]);

/** Chosen among pieces and regions all over the map, which a phone shows only in part. */
const ALL_OVER_THE_MAP: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'marauders',
  'redirect',
  'swap',
  'swapWith',
]);

/** Spaces, tiles and the list of things to do are large enough to be tapped. */
function placeOf({ type }: Action): 'board' | 'prompt' | 'stage' {
  if (IN_PROMPT.has(type)) return 'prompt';
  return ALL_OVER_THE_MAP.has(type) ? 'board' : 'stage';
}

/** What is built comes first, then what draws cards; being done comes last. */
const ORDER: Partial<Record<Action['type'], number>> = {
  temple: 1,
  rareGood: 1,
  fulfil: 1,
  tower: 2,
  traitor: 3,
  draw: 4,
  payTax: 1,
  audience: 2,
  losePrestige: 3,
  endTurn: 8,
  done: 9,
  pass: 9,
};

/** Something that can be bought now would be lost. */
const leavesSomething = (view: View): boolean => view.offers.some(({ first }) => first.length === 0);

export const board: GameBoard<View, Action, Target, TadmorText, Event, Forecast> = {
  Board,
  PlayerPanel,
  Aid,
  PromptLead,
  ActionPicture,
  tabs: [
    { icon: ownIcons.map, label: ({ words }) => words.board.tabs.map, shows: 'board' },
    { icon: uiIcons.users, label: ({ words }) => words.board.tabs.rivals, shows: 'players' },
    { icon: TABLET, label: ({ words }) => words.board.tabs.aid, shows: 'aid' },
  ],
  /** On the track while the game lasts; then as the score sheet has it. */
  score: ({ players, ending }, seat) =>
    ending === '' ? players[seat]?.prestige : players[seat]?.final.total,
  order: ({ action }: Legal) => ORDER[action.type] ?? 5,
  outlook,
  placeOf,
  needsConfirmation: (action, view) =>
    (action.type === 'done' || action.type === 'endTurn') &&
    view.asked?.kind === 'construction' &&
    leavesSomething(view),
  rails: { left: 208, right: 334 },
};
