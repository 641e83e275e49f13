import type { LessonPictures } from '@palio/board-kit';
import Areas from './Areas.svelte';
import Assault from './Assault.svelte';
import Marching from './Marching.svelte';
import Nobles from './Nobles.svelte';
import Prestige from './Prestige.svelte';
import Siege from './Siege.svelte';
import '../palette.css';

export const pictures: LessonPictures = {
  prestige: Prestige,
  nobles: Nobles,
  areas: Areas,
  marching: Marching,
  siege: Siege,
  assault: Assault,
};
