import type { BoardProps, LegalAction } from '@palio/board-kit';
import type { Event } from '../rules/events.ts';
import type { Action, Target } from '../rules/steps.ts';
import type { Forecast, View } from '../rules/view-types.ts';
import type { BattleText } from '../text/battle-text.ts';

export type BattleProps = BoardProps<View, Action, Target, BattleText, Event, Forecast>;

export type Legal = LegalAction<Action, Forecast>;
