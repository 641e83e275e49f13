import type { LessonPictures } from '@palio/board-kit';
import FinishArea from './FinishArea.svelte';
import Livestock from './Livestock.svelte';
import PlaceTile from './PlaceTile.svelte';
import TakeTile from './TakeTile.svelte';
import TurnDie from './TurnDie.svelte';
import TurnOrder from './TurnOrder.svelte';

export const pictures: LessonPictures = {
  'turn-die': TurnDie,
  'take-tile': TakeTile,
  'place-tile': PlaceTile,
  livestock: Livestock,
  'finish-area': FinishArea,
  'turn-order': TurnOrder,
};
