import { inner } from '@palio/kernel';

import figures from '../data/tiles.json' with { type: 'json' };

export type State = { tiles: number };
export const rules: State = { tiles: figures.tiles + inner };
