import type { SceneWords } from '../text/scene-words.ts';
import type { KnightsText, SceneText } from './props.ts';
import type * as atHand from './at-hand.ts';
import type * as passing from './scenes/passing.ts';

export type AtHandParts = typeof atHand;
export type PassingParts = typeof passing;

/** Something that travels when it is first needed; whoever shows it wakes up when it has come. */
class Fetched<Content> {
  content: Content | undefined = $state.raw();
  isMissing = $state(false);
  readonly #fetch: () => Promise<Content>;
  #isAsked = false;

  constructor(fetch: () => Promise<Content>) {
    this.#fetch = fetch;
  }

  need(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.#fetch().then(
      content => (this.content = content),
      () => (this.isMissing = true),
    );
  }
}

/** What a pointer or a first event on the map calls up. */
export const atHandParts = new Fetched<AtHandParts>(() => import('./at-hand.ts'));
/** What stands over the map, or beside it, only for a while. */
export const passingParts = new Fetched<PassingParts>(() => import('./scenes/passing.ts'));

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
