import type { Icon } from '@palio/board-kit';
import type { TerrainCode, UnitType } from '../../rules/state.ts';
import { gameIcons } from '../icons.ts';

interface Picture {
  readonly icon: Icon;
  /** Share of the counter's side, and offset of its middle. */
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

const whole = (icon: Icon, size = 0.64): readonly Picture[] => [{ icon, size, x: 5.5, y: -2.5 }];

export const UNIT_PICTURES: Readonly<Record<UnitType, readonly Picture[]>> = {
  heavyCavalry: whole(gameIcons['mounted-knight']),
  lightCavalry: whole(gameIcons.cavalry),
  horseArchers: [
    { icon: gameIcons['horse-head'], size: 0.56, x: 1.5, y: -3 },
    { icon: gameIcons['high-shot'], size: 0.36, x: 16.5, y: 5 },
  ],
  heavyInfantry: whole(gameIcons['visored-helm']),
  lightInfantry: whole(gameIcons.swordman),
  pikemen: whole(gameIcons.pikeman),
  archers: whole(gameIcons['high-shot']),
  longbowmen: whole(gameIcons.bowman),
  caravan: whole(gameIcons['old-wagon'], 0.68),
};

/** Sign of the ground under a counter that covers its hex; plains have none. */
export const GROUND_SIGNS: Readonly<Record<TerrainCode, string>> = {
  P: '',
  W: 'M0-6.5 4 0H2.2L5 4H.9v2.5H-.9V4H-5l2.8-4H-4z',
  R: 'M-6.5 4.5C-6 0-3.5-2.5-1.5-1 0-4 4.5-3.5 6.5 4.5z',
  M: 'M-6.5 5-1.5-5.5 1-1 2.5-3 6.5 5z',
};
