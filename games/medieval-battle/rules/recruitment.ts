import { next, type RuleBook, type Seat } from '@palio/kernel';
import { CONFIRM, RECRUIT } from './actions.ts';
import type { Event } from './events.ts';
import { MODES } from './figures.ts';
import {
  FIGHTING_TYPES,
  RED,
  RESERVE,
  YELLOW,
  type Army,
  type FightingType,
  type Size,
  type State,
  type UnitType,
} from './state.ts';
import type { Actions, RecruitAction, Steps } from './steps.ts';
import { TYPES } from './unit-types.ts';

export function armyFrom(units: readonly FightingType[]): Army {
  const army: Record<FightingType, number> = {
    heavyCavalry: 0,
    lightCavalry: 0,
    horseArchers: 0,
    heavyInfantry: 0,
    lightInfantry: 0,
    pikemen: 0,
    archers: 0,
    longbowmen: 0,
  };
  for (const unit of units) army[unit]++;
  return army;
}

export function recruitsIn(picks: readonly RecruitAction[]): FightingType[] {
  return picks.flatMap(pick => (pick.type === 'recruit' ? pick.unit : []));
}

/** MB-4.3 */
export function costOf(army: Army): number {
  return FIGHTING_TYPES.reduce((sum, type) => sum + army[type] * TYPES[type].cost, 0);
}

/** MB-4.4, MB-4.5 How many units of a type one army may have. */
export function mostOf(type: FightingType, size: Size): number {
  const { tokens } = TYPES[type];
  return type === 'longbowmen' ? Math.min(tokens, MODES[size].maxLongbowmen) : tokens;
}

/** MB-4.6, MB-4.9, MB-5.1 Both armies are shown; the caravans come with them for free. */
function muster(state: State, seat: Seat, army: Army): void {
  const add = (type: UnitType): void => {
    const { maxMovement, knights } = TYPES[type];
    state.units.push({
      id: state.units.length,
      side: seat,
      type,
      place: RESERVE,
      knights,
      movement: maxMovement,
    });
  };
  add('caravan');
  for (const type of FIGHTING_TYPES) for (let i = 0; i < army[type]; i++) add(type);
}

export const recruitmentRules: RuleBook<State, Pick<Steps, 'recruit'>, Pick<Actions, 'recruit'>, Event> = {
  /** MB-4.1 Both at once and in secret. MB-4.7 Nothing has to be spent. */
  recruit: {
    seats: () => [RED, YELLOW],
    choices(state, _step, _seat, picks) {
      // MB-4.2, MB-4.4, MB-4.5 Every type of which one more unit fits.
      const { size } = state.map;
      const army = armyFrom(recruitsIn(picks));
      const left = MODES[size].recruitmentPoints - costOf(army);
      const actions: RecruitAction[] = [];
      for (const type of FIGHTING_TYPES)
        if (army[type] < mostOf(type, size) && TYPES[type].cost <= left) actions.push(RECRUIT[type]);
      actions.push(CONFIRM);
      return actions;
    },
    isDone: (_state, _step, _seat, picks) => picks.at(-1)?.type === 'confirm',
    reveal(state, _step, picks, context) {
      state.armies = [RED, YELLOW].map(seat => armyFrom(recruitsIn(picks[seat] ?? [])));
      state.armies.forEach((army, seat) => muster(state, seat, army));
      context.tell?.({ type: 'armiesShown', armies: state.armies });
      next(state, { kind: 'deployCaravan', seat: RED }, { kind: 'deployCaravan', seat: YELLOW });
    },
  },
};
