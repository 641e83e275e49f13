import type { BoardProps } from '@palio/board-kit';
import type { Event } from '../rules/events.ts';
import type { Action } from '../rules/steps.ts';
import type { Target } from '../rules/targets.ts';
import type { Forecast, View } from '../rules/view-types.ts';
import type { BurgundyText } from '../text/burgundy-text.ts';

export type BurgundyProps = BoardProps<View, Action, Target, BurgundyText, Event, Forecast>;
