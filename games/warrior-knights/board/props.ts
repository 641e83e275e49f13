import type { BoardProps, LegalAction } from '@palio/board-kit';
import type { Action } from '../rules/actions.ts';
import type { Event } from '../rules/events.ts';
import type { Target } from '../rules/targets.ts';
import type { Forecast, View } from '../rules/view-types.ts';
import type { KnightsText } from '../text/knights-text.ts';
import type { SceneWords } from '../text/scene-words.ts';

export type { KnightsText };
export type KnightsProps = BoardProps<View, Action, Target, KnightsText, Event, Forecast>;
export type Legal = LegalAction<Action, Forecast>;

/** The text with the words that travel with the scenes. */
export interface SceneText extends KnightsText {
  readonly scenes: SceneWords;
}
