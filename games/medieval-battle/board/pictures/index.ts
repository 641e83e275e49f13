import type { LessonPictures } from '@palio/board-kit';
import Caravan from './Caravan.svelte';
import ControlZone from './ControlZone.svelte';
import Melee from './Melee.svelte';
import Movement from './Movement.svelte';
import Retreat from './Retreat.svelte';
import Terrain from './Terrain.svelte';
import '../palette.css';

export const pictures: LessonPictures = {
  terrain: Terrain,
  movement: Movement,
  'control-zone': ControlZone,
  melee: Melee,
  retreat: Retreat,
  caravan: Caravan,
};
