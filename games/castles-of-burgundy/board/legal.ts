import type { Action } from '../rules/steps.ts';
import type { Forecast } from '../rules/view-types.ts';

/** A legal action as the client hands it to the board; written out, so that what only reads it needs no browser. */
export interface Legal {
  readonly action: Action;
  readonly text: string;
  readonly notation: string;
  readonly forecast?: Forecast | undefined;
}
