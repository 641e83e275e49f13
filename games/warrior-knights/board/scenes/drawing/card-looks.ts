import { type Icon, gameIcons as kit } from '@palio/board-kit';
import type { CardId, NeutralId } from '../../../rules/names.ts';
import { CARD_ICONS as BARON_CARD_ICONS } from '../../drawing/card-icons.ts';
import { gameIcons as board } from '../../icons.ts';
import { gameIcons } from './icons.ts';

/** The picture of every Action card, those of the Barons and the Neutral ones. */
export const CARD_ICONS: Readonly<Record<CardId | NeutralId, Icon>> = {
  ...BARON_CARD_ICONS,
  importantEvent: gameIcons['scroll-unfurled'],
  fundExpeditions: board.galleon,
  upgradeDefenses: board['defensive-wall'],
  musterTroops: board['visored-helm'],
  uncertainTimes: kit.hourglass,
};
