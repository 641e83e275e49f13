import { next, type RuleBook, type Seat } from '@palio/kernel';
import { DONE } from './actions.ts';
import { changeTokens } from './development.ts';
import type { Event } from './events.ts';
import { TECHNOLOGY } from './figures.ts';
import { EXTRA_SOURCES, GOLD, TRACK_INDEX, TRACKS, type ExtraSource } from './names.ts';
import { rivalsOf } from './sides.ts';
import { playerOf, type State } from './state.ts';
import type { Actions, ShiftAction, Steps } from './steps.ts';
import { HAS, spacesOf } from './technology.ts';

const MOST: Readonly<Record<ExtraSource, number>> = {
  university: TECHNOLOGY.universityActions,
  masterTrader: TECHNOLOGY.masterTraderActions,
  warlord: TECHNOLOGY.warlordWars,
};

const priceOf = (source: ExtraSource): number =>
  source === 'masterTrader' ? TECHNOLOGY.masterTraderGold : 0;

/** WT-7.24, WT-7.27 to 7.30 Extra actions that are left. */
export function extraSources(state: State, seat: Seat, used: readonly ExtraSource[]): ExtraSource[] {
  const player = playerOf(state, seat);
  return EXTRA_SOURCES.filter(
    source =>
      HAS[source](player) &&
      used.filter(one => one === source).length < MOST[source] &&
      player.stock[GOLD]! >= priceOf(source) &&
      (source !== 'warlord' || rivalsOf(state, seat).length > 0),
  );
}

const KEEP: ShiftAction = Object.freeze({ type: 'keep' });
const SHIFTS: readonly Extract<ShiftAction, { readonly type: 'shift' }>[] = TRACKS.flatMap(from =>
  TRACKS.filter(to => to !== from).map(to => Object.freeze({ type: 'shift' as const, from, to })),
);

type ExtraKind = 'maybeExtra' | 'extraAction' | 'developmentShift';

export const extraActionRules: RuleBook<
  State,
  Pick<Steps, ExtraKind>,
  Pick<Actions, 'extraAction' | 'developmentShift'>,
  Event
> = {
  maybeExtra(state, { seat, used }) {
    if (extraSources(state, seat, used).length > 0) next(state, { kind: 'extraAction', seat, used });
  },

  /** WT-7.3 All extra actions one wants, before the next player. */
  extraAction: {
    choices: (state, { seat, used }) => [
      ...extraSources(state, seat, used).map(source => ({ type: 'extra' as const, source })),
      DONE,
    ],
    choose(state, { seat, used }, action, { tell }) {
      if (action.type === 'done') return;
      const { source } = action;
      const gold = priceOf(source);
      playerOf(state, seat).stock[GOLD]! -= gold;
      tell?.({ type: 'extraTaken', seat, source, gold });
      next(
        state,
        { kind: 'takeAction', seat, by: source },
        { kind: 'maybeExtra', seat, used: [...used, source] },
      );
    },
  },

  /** WT-7.25, WT-7.26 The topmost token of one track to the next space of another. */
  developmentShift: {
    choices(state, { seat }) {
      const { tokens } = playerOf(state, seat);
      const possible = SHIFTS.filter(({ from, to }) => {
        const target = TRACK_INDEX[to];
        return tokens[TRACK_INDEX[from]]! > 0 && tokens[target]! < spacesOf(target);
      });
      return [...possible, KEEP];
    },
    choose(state, { seat }, action, { tell }) {
      if (action.type === 'keep') return;
      const { from, to } = action;
      const shift = (tokens: number[]): void => {
        tokens[TRACK_INDEX[from]]!--;
        tokens[TRACK_INDEX[to]]!++;
      };
      tell?.({ type: 'tokenShifted', seat, from, to });
      changeTokens(state, seat, shift, tell);
    },
  },
};
