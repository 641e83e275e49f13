/** What the scenes over the map say: planning, battles, the Assembly, Events, deals. */
export interface SceneWords {
  readonly title: string;
}
