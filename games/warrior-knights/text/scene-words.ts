import type { scenes } from './en/scenes.ts';

/** What the scenes over the map say: planning, battles, the Assembly, Events, deals. */
export type SceneWords = typeof scenes;
