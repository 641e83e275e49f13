import type { Icon } from '@palio/board-kit';
import type { AreaId, CardId } from '../../rules/names.ts';
import { gameIcons } from '../icons.ts';

/** The picture of each Baron Action card. */
export const CARD_ICONS: Readonly<Record<CardId, Icon>> = {
  levyTaxes: gameIcons['receive-money'],
  draftSoldiers: gameIcons['rally-the-troops'],
  rallySupport: gameIcons['public-speaker'],
  serveTheChurch: gameIcons.church,
  mobilizeForces: gameIcons['sword-brandish'],
  versatileStrategy: gameIcons['chess-knight'],
};

/** Areas of the special phases. */
export const AREA_ICONS: Readonly<Record<AreaId, Icon>> = {
  taxation: gameIcons['two-coins'],
  wages: gameIcons['swords-emblem'],
  assembly: gameIcons.gavel,
};
