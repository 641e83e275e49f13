import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { chooseCastle } from './actions.ts';
import { depotOf } from './depots.ts';
import { priceOf } from './dice.ts';
import type { Event } from './events.ts';
import { monasteriesOf, workerStep } from './monasteries.ts';
import { duchyOf, playerOf, without, type Duchy, type State } from './state.ts';
import type { Actions, Steps, TakeShield } from './steps.ts';
import { shrinkIfNeeded } from './storage.ts';
import { CASTLE_TILE } from './tiles.ts';

export function shieldsInDepots(state: State): TakeShield[] {
  return state.depots.flatMap(({ shields }, i) =>
    shields.map(shield => ({ type: 'takeShield' as const, value: i + 1, shield })),
  );
}

/** CB-25.3, CB-25.4 Workers needed to make both dice show this value; free steps do not help. */
export function shieldPrice(state: State, seat: Seat, value: number): number {
  const step = workerStep(monasteriesOf(state, duchyOf(state, seat)));
  return playerOf(state, seat).dice.reduce((sum, die) => sum + priceOf(die, value, 0, step), 0);
}

/** CB-25.3 Shields that both unspent dice can take. */
export function shieldsForDice(state: State, seat: Seat): TakeShield[] {
  if (!state.table.shields || playerOf(state, seat).spent !== 0) return [];
  const { workers } = duchyOf(state, seat);
  return shieldsInDepots(state).filter(({ value }) => shieldPrice(state, seat, value) <= workers);
}

/** CB-25.5 The shield leaves the depot and must be put on a castle at once. */
export function takeShield(
  state: State,
  seat: Seat,
  { value, shield }: TakeShield,
  { tell }: Context<Event>,
): void {
  const depot = depotOf(state, value);
  depot.shields = without(depot.shields, depot.shields.indexOf(shield));
  tell?.({ type: 'shieldTaken', seat, shield, depot: value });
  next(state, { kind: 'putShield', seat, shield });
}

/** CB-25.6 Castle tiles of the duchy: the starting castle counts, white castles and inns do not. */
export const castlesIn = (duchy: Duchy): number[] =>
  duchy.spaces.flatMap((tile, space) => (tile === CASTLE_TILE ? space : []));

/** CB-25.5, CB-25.7, CB-25.10 A shield leaves the game and stops working. */
export function loseShield(state: State, seat: Seat, shield: number, { tell }: Context<Event>): void {
  const duchy = duchyOf(state, seat);
  const lost = duchy.shields.find(entry => entry.shield === shield);
  if (lost === undefined) return;
  duchy.shields = duchy.shields.filter(entry => entry !== lost);
  duchy.shieldBits &= ~(1 << shield);
  if (shield === 6) duchy.copied = -1;
  tell?.({ type: 'shieldLost', seat, shield, space: lost.space });
  if (shield === 4) shrinkIfNeeded(state, seat);
}

export const shieldRules: RuleBook<State, Pick<Steps, 'putShield'>, Pick<Actions, 'putShield'>, Event> = {
  /** CB-25.5, CB-25.6 On any castle; a shield already there leaves the game. */
  putShield: {
    choices: (state, { seat }) => castlesIn(duchyOf(state, seat)).map(chooseCastle),
    choose(state, { seat, shield }, { space }, context) {
      const duchy = duchyOf(state, seat);
      const old = duchy.shields.find(entry => entry.space === space);
      if (old !== undefined) loseShield(state, seat, old.shield, context);
      duchy.shields = [...duchy.shields, { space, shield }].sort((a, b) => a.shield - b.shield);
      duchy.shieldBits |= 1 << shield;
      context.tell?.({ type: 'shieldPut', seat, shield, space });
      // CB-25.7 Shields 14 and 15 that a castle brings at the end of a phase (CB-25.26) still work at this one.
      const isPhaseEnd = state.active < 0;
      if (isPhaseEnd && (shield === 14 || shield === 15))
        next(state, { kind: 'phaseEndPlace', seat, shields: [shield] });
    },
  },
};
