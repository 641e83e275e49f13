import type { SceneWords } from '../scene-words.ts';

export const scenes: SceneWords = { title: 'Che cosa succede ora' };
