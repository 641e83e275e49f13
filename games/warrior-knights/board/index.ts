import { type GameBoard, uiIcons } from '@palio/board-kit';
import type { Action } from '../rules/actions.ts';
import type { Event } from '../rules/events.ts';
import type { Target } from '../rules/targets.ts';
import type { Forecast, View } from '../rules/view-types.ts';
import ActionPicture from './ActionPicture.svelte';
import Aid from './Aid.svelte';
import Board from './Board.svelte';
import { gameIcons, uiIcons as ownIcons } from './icons.ts';
import { outlook } from './outlook.ts';
import './palette.css';
import PlayerPanel from './PlayerPanel.svelte';
import PromptLead from './PromptLead.svelte';
import type { KnightsText, Legal } from './props.ts';
import { STAGE_ACTIONS } from './scenes/index.ts';

/** Chosen on the map or among the armies, where they may be too small to hit. */
const ON_BOARD: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'region',
  'noble',
  'city',
  'walls',
  'army',
  'move',
  'repair',
  'fortify',
  'muster',
  'assign',
  'take',
  'transfer',
  'heldTroop',
  'troop',
]);

/** Chosen by a large button on the stage, or among the deals, which are made beside every question. */
const ON_STAGE: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'attack',
  'hire',
  'spot',
  'openOffer',
  'offerCrowns',
  'offerPromise',
  'wantPromise',
  'offerHeir',
  'wantHeir',
  'sendOffer',
  'dropOffer',
  'acceptOffer',
  'refuseOffer',
  'standing',
  'killHeir',
  'removeEvent',
]);

/** What cannot be taken back, or is rarely meant. */
const TO_CONFIRM: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'attack',
  'raze',
  'refuse',
  'loseCity',
  'letGo',
  'killHeir',
]);

/** Doing nothing comes last. */
const LAST: ReadonlySet<Action['type']> = new Set<Action['type']>(['done', 'decline', 'no', 'closeStack']);

const isDefiant = (action: Action): boolean => 'defy' in action && action.defy;

const placeOf = ({ type }: Action): 'board' | 'prompt' | 'stage' => {
  if (STAGE_ACTIONS.has(type) || ON_STAGE.has(type)) return 'stage';
  return ON_BOARD.has(type) ? 'board' : 'prompt';
};

export const board: GameBoard<View, Action, Target, KnightsText, Event, Forecast> = {
  Board,
  PlayerPanel,
  Aid,
  PromptLead,
  ActionPicture,
  tabs: [
    { icon: ownIcons.map, label: ({ words }) => words.board.tabs.map, shows: 'board' },
    { icon: gameIcons.gavel, label: ({ words }) => words.board.tabs.realm, shows: 'aid' },
    { icon: uiIcons.users, label: ({ words }) => words.board.tabs.barons, shows: 'players' },
  ],
  score: ({ barons }, seat) => barons[seat]?.prestige,
  order: ({ action }: Legal) => {
    if (isDefiant(action)) return 8;
    return LAST.has(action.type) ? 9 : 5;
  },
  outlook,
  placeOf,
  needsConfirmation: (action, view) =>
    TO_CONFIRM.has(action.type) ||
    isDefiant(action) ||
    (action.type === 'region' && view.asked?.kind === 'mobilizeRegion'),
  rails: { left: 206, right: 338 },
};
