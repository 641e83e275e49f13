import type { TadmorStep } from '../rules/steps.ts';
import type { Side } from './table.svelte.ts';

type Kind = TadmorStep['kind'];

const ON_MAP: ReadonlySet<Kind> = new Set<Kind>([
  'place',
  'redirect',
  'swap',
  'swapWith',
  'chooseMarauders',
  'choosePile',
  'freeRareGood',
]);
const ON_TILES: ReadonlySet<Kind> = new Set<Kind>(['chooseStartTile', 'acquire', 'freeTile', 'boxTile']);

/** Where the answer to a question lies. */
export function sideOf(kind: Kind): Side {
  if (ON_MAP.has(kind)) return 'map';
  return ON_TILES.has(kind) ? 'tiles' : 'works';
}
