import type { LessonPictures } from '@palio/board-kit';
import '../palette.css';
import Gathering from './Gathering.svelte';
import Marauders from './Marauders.svelte';
import RareSets from './RareSets.svelte';
import TempleParts from './TempleParts.svelte';
import TowerPoints from './TowerPoints.svelte';
import Trading from './Trading.svelte';

export const pictures: LessonPictures = {
  marauders: Marauders,
  gathering: Gathering,
  trading: Trading,
  'tower-points': TowerPoints,
  'temple-parts': TempleParts,
  'rare-sets': RareSets,
};
