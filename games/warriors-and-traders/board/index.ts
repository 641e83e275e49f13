import { uiIcons as kitIcons } from '@palio/board-kit';
import type { Action } from '../rules/steps.ts';
import type { View } from '../rules/view-types.ts';
import ActionPicture from './ActionPicture.svelte';
import Aid from './Aid.svelte';
import { couldAttack, isAttack } from './attacks.ts';
import Board from './Board.svelte';
import { uiIcons } from './icons.ts';
import { outlook, type TradersBoard } from './outlook.ts';
import './palette.css';
import PlayerPanel from './PlayerPanel.svelte';
import PromptLead from './PromptLead.svelte';
import type { Legal } from './props.ts';
import Setup from './Setup.svelte';

/** Chosen on the map; everything else has a button, in a panel or in the prompt. */
const ON_MAP: ReadonlySet<Action['type']> = new Set([
  'nation',
  'place',
  'move',
  'princess',
  'fight',
  'retreat',
  'drive',
  'withdraw',
]);

const IN_PROMPT: ReadonlySet<Action['type']> = new Set([
  'pass',
  'done',
  'keep',
  'unify',
  'notNow',
  'side',
  'vote',
  'income',
]);

/** What cannot be undone, or is rarely meant. */
const TO_CONFIRM: ReadonlySet<Action['type']> = new Set([
  'starve',
  'war',
  'unify',
  'fight',
  'leave',
  'callTime',
]);

/** Battles first, then what takes land, then the rest; what ends the turn comes last. */
function order({ action, forecast }: Legal): number {
  if (action.type === 'fight' || forecast?.type === 'battle') return 0;
  if (forecast?.type === 'move') return forecast.takes ? 1 : 2;
  return action.type === 'done' || action.type === 'pass' ? 9 : 3;
}

/** Ending the march with a battle before one, or with an army that could still strike. */
function endsMarch(action: Action, view: View): boolean {
  if (action.type !== 'done' || view.asked?.kind !== 'moveArmies') return false;
  return view.battles.length > 0 || couldAttack(view, view.asked.seat);
}

const placeOf: TradersBoard['placeOf'] = ({ type }) => {
  if (ON_MAP.has(type)) return 'board';
  return IN_PROMPT.has(type) ? 'prompt' : 'stage';
};

export const board: TradersBoard = {
  Board,
  PlayerPanel,
  Aid,
  Setup,
  setupOptions: ['map'],
  PromptLead,
  ActionPicture,
  tabs: [
    { icon: uiIcons.map, label: ({ words }) => words.board.tabs.map, shows: 'board' },
    { icon: uiIcons.landmark, label: ({ words }) => words.board.tabs.tech, shows: 'aid' },
    { icon: kitIcons.users, label: ({ words }) => words.board.tabs.nations, shows: 'players' },
  ],
  score: (view, seat) => view.players[seat]?.vp,
  order,
  outlook,
  placeOf,
  needsConfirmation: (action, view) =>
    TO_CONFIRM.has(action.type) || isAttack(action, view) || endsMarch(action, view),
  rails: { left: 226, right: 336 },
};
