import type { SceneWords } from '../scene-words.ts';

export const scenes: SceneWords = { title: 'What happens now' };
