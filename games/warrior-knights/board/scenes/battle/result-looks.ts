import type { BattleResult } from '../../../rules/names.ts';
import { laurels } from '../../drawing/own-icons.ts';
import type { Look } from '../looks.ts';
import { gameIcons } from './icons.ts';

export const RESULT_LOOKS: Readonly<Record<BattleResult, Look>> = {
  deal: { icon: gameIcons['sword-wound'], colour: '#a3241a' },
  prevent: { icon: gameIcons['checked-shield'], colour: '#24508f' },
  victory: { icon: laurels, colour: '#8a6206' },
  draw: { icon: gameIcons['card-draw'], colour: '#6d5e52' },
};
