import type { SceneWords } from '../../text/scene-words.ts';
import { Fetched } from '../fetched.svelte.ts';
import type { KnightsText, SceneText } from '../props.ts';
import type * as passing from './passing.ts';

export type PassingParts = typeof passing;

/** What stands over the map, or beside it, only for a while. */
export const passingParts = new Fetched<PassingParts>(() => import('./passing.ts'));

const wordsOf = new WeakMap<KnightsText['words'], Fetched<SceneWords>>();
const textOf = new WeakMap<SceneWords, SceneText>();

/** The words of the scenes, in the language of this text. */
export function sceneWords({ words }: KnightsText): Fetched<SceneWords> {
  const known = wordsOf.get(words);
  if (known !== undefined) return known;
  const fetched = new Fetched(words.scenes);
  wordsOf.set(words, fetched);
  return fetched;
}

/** The text with the words of the scenes, as soon as they have come. */
export function sceneText(text: KnightsText): SceneText | undefined {
  const scenes = sceneWords(text).content;
  if (scenes === undefined) return undefined;
  const known = textOf.get(scenes);
  if (known !== undefined) return known;
  const whole: SceneText = { ...text, scenes };
  textOf.set(scenes, whole);
  return whole;
}
