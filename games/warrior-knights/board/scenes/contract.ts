import type { Seat } from '@palio/kernel';
import type { KnightsProps } from '../props.ts';

/**
 * Where a scene stands: `stage` over the map while its question is asked or its story is told, `rail` beside the
 * map (or in the tab of a small screen), where it only keeps in sight what everybody may know.
 */
type ScenePlace = 'stage' | 'rail';

/** What every scene is given; `isSmall` is a phone. */
export interface SceneProps extends KnightsProps {
  readonly place: ScenePlace;
  readonly isSmall: boolean;
}

/** The sheet of one Baron, opened from his panel. */
export interface BaronSheetProps extends Pick<SceneProps, 'view' | 'viewer' | 'seats' | 'text'> {
  readonly baron: Seat;
  readonly close: () => void;
}
