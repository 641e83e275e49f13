import type { Seat } from '@palio/kernel';
import type { KnightsProps, SceneText } from '../props.ts';

/**
 * Where a part stands: `stage` over the map while its question is asked or its story is told, `rail` beside the
 * map (or in the tab of a small screen), where it only keeps in sight what everybody may know. `isSmall` is a phone.
 */
export interface PartProps extends KnightsProps {
  readonly place: 'stage' | 'rail';
  readonly isSmall: boolean;
}

/** What every scene is given: it has its own words. */
export interface SceneProps extends PartProps {
  readonly text: SceneText;
}

/** The sheet of one Baron, opened from his panel. */
export interface BaronSheetProps extends Pick<SceneProps, 'view' | 'viewer' | 'seats' | 'text'> {
  readonly baron: Seat;
  readonly close: () => void;
}
