import type { BoardProps, LegalAction } from '@palio/board-kit';
import type { Event } from '../rules/events.ts';
import type { Action, Target } from '../rules/steps.ts';
import type { Forecast, View } from '../rules/view-types.ts';
import type { BattleText } from '../text/battle-text.ts';

export type BattleProps = BoardProps<View, Action, Target, BattleText, Event, Forecast> & {
  /** Takes back the last choice of this viewer, where the client offers it. */
  readonly undo?: (() => void) | undefined;
};

export type Legal = LegalAction<Action, Forecast>;
