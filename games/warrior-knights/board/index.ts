import { type GameBoard, uiIcons } from '@palio/board-kit';
import type { Action, FreeAction } from '../rules/actions.ts';
import type { Event } from '../rules/events.ts';
import type { Target } from '../rules/targets.ts';
import type { Forecast, View } from '../rules/view-types.ts';
import ActionPicture from './ActionPicture.svelte';
import Aid from './Aid.svelte';
import { atHandParts } from './at-hand-parts.ts';
import Board from './Board.svelte';
import { gameIcons, uiIcons as ownIcons } from './icons.ts';
import './palette.css';
import PlayerPanel from './PlayerPanel.svelte';
import PromptLead from './PromptLead.svelte';
import type { KnightsText, Legal } from './props.ts';
import { passingParts, STAGE_ACTIONS } from './scenes/index.ts';

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

/** Chosen by a large button on the stage. */
const ON_STAGE: ReadonlySet<Action['type']> = new Set<Action['type']>(['hire', 'spot']);

/** Made among the deals, beside every question. */
const FREE: Readonly<Record<FreeAction['type'], true>> = {
  openOffer: true,
  offerCrowns: true,
  offerPromise: true,
  wantPromise: true,
  offerHeir: true,
  wantHeir: true,
  sendOffer: true,
  dropOffer: true,
  acceptOffer: true,
  refuseOffer: true,
  standing: true,
  killHeir: true,
  removeEvent: true,
};

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

/** As long as the scenes are on their way, or got lost, their answers are buttons of the prompt. */
const placeOf = ({ type }: Action): 'board' | 'prompt' | 'stage' => {
  if (ON_STAGE.has(type) || Object.hasOwn(FREE, type)) return 'stage';
  if (STAGE_ACTIONS.has(type)) return passingParts.content === undefined ? 'prompt' : 'stage';
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
  outlook: (actions, given) => atHandParts.content?.outlook(actions, given),
  placeOf,
  needsConfirmation: (action, view) =>
    TO_CONFIRM.has(action.type) ||
    isDefiant(action) ||
    (action.type === 'region' && view.asked?.kind === 'mobilizeRegion'),
  rails: { left: 206, right: 338 },
};
