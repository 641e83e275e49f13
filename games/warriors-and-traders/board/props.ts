import type { BoardProps, LegalAction } from '@palio/board-kit';
import type { Event } from '../rules/events.ts';
import type { Action } from '../rules/steps.ts';
import type { Target } from '../rules/targets.ts';
import type { Forecast, View } from '../rules/view-types.ts';
import type { TradersText } from '../text/traders-text.ts';

export type TradersProps = BoardProps<View, Action, Target, TradersText, Event, Forecast>;

export type Legal = LegalAction<Action, Forecast>;
