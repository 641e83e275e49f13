import type { LessonPictures } from '@palio/board-kit';
import Bank from './Bank.svelte';
import Barbarians from './Barbarians.svelte';
import Conquest from './Conquest.svelte';
import Income from './Income.svelte';
import Unification from './Unification.svelte';
import Units from './Units.svelte';
import '../palette.css';

export const pictures: LessonPictures = {
  income: Income,
  bank: Bank,
  conquest: Conquest,
  barbarians: Barbarians,
  units: Units,
  unification: Unification,
};
