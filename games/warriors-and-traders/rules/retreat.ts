import { next, type RuleBook, type Seat } from '@palio/kernel';
import { openNeighbours, settleControl, type Tell } from './control.ts';
import { attackersAt, defendersAt } from './damage.ts';
import type { Event, Piece, Removal } from './events.ts';
import type { Province } from './names.ts';
import { EXHAUSTED, type State, type Unit } from './state.ts';
import type { Actions, Steps } from './steps.ts';
import { removeUnit, unitOf } from './units.ts';

export const piecesOf = (units: readonly Unit[]): Piece[] =>
  units.map(({ id, owner, kind }) => ({ unit: id, owner, kind }));

/** WT-12.3, WT-11.20, WT-14.14 Nowhere to go: to the reserve, and nobody gets points. */
export function removeAll(
  state: State,
  units: readonly Unit[],
  from: Province,
  why: Removal,
  tell: Tell,
): void {
  if (units.length === 0) return;
  tell?.({ type: 'removed', units: piecesOf(units), from, why });
  for (const unit of units) removeUnit(state, unit);
}

/** WT-12.5, WT-12.6, WT-14.16 All together; laid on their side until the end of the turn. */
export function retreatAll(state: State, ids: readonly number[], to: Province, tell: Tell): void {
  const units = ids.map(id => unitOf(state, id));
  const { owner, at: from } = units[0]!;
  for (const unit of units) {
    unit.at = to;
    unit.spent = EXHAUSTED;
    unit.retreated = true;
    unit.engaged = false;
  }
  tell?.({ type: 'retreated', owner, units: piecesOf(units), from, to });
  settleControl(state, to, tell);
}

/** WT-11.18, WT-11.19 They lose their action points, but are not marked as retreated. */
function withdrawAll(state: State, seat: Seat, from: Province, to: Province, tell: Tell): void {
  const units = attackersAt(state, seat, from);
  for (const unit of units) {
    unit.at = to;
    unit.spent = EXHAUSTED;
    unit.engaged = false;
  }
  tell?.({ type: 'withdrawn', seat, units: piecesOf(units), from, to });
  settleControl(state, to, tell);
}

type RetreatKind = 'retreat' | 'retreatTo' | 'withdraw' | 'withdrawTo';

export const retreatRules: RuleBook<
  State,
  Pick<Steps, RetreatKind>,
  Pick<Actions, 'retreatTo' | 'withdrawTo'>,
  Event
> = {
  /** WT-12.1 to 12.3 Compulsory; the owner chooses where there is a choice. */
  retreat(state, { owner, province, units }, { tell }) {
    if (units.length === 0) return;
    const open = openNeighbours(state, owner, province);
    if (open.length === 0)
      removeAll(
        state,
        units.map(id => unitOf(state, id)),
        province,
        'noRetreat',
        tell,
      );
    else if (open.length === 1) retreatAll(state, units, open[0]!, tell);
    else next(state, { kind: 'retreatTo', seat: owner, province, units });
  },

  retreatTo: {
    choices: (state, { seat, province }) =>
      openNeighbours(state, seat, province).map(to => ({ type: 'retreat', to })),
    choose(state, { units }, { to }, { tell }) {
      retreatAll(state, units, to, tell);
    },
  },

  /** WT-11.18, WT-11.20 Where both sides still have units, the attacker has to go. */
  withdraw(state, { attacker, province }, { tell }) {
    const armies = attackersAt(state, attacker, province);
    if (armies.length === 0 || defendersAt(state, province).length === 0) return;
    const open = openNeighbours(state, attacker, province);
    if (open.length === 0) removeAll(state, armies, province, 'noWithdrawal', tell);
    else if (open.length === 1) withdrawAll(state, attacker, province, open[0]!, tell);
    else next(state, { kind: 'withdrawTo', seat: attacker, province });
  },

  withdrawTo: {
    choices: (state, { seat, province }) =>
      openNeighbours(state, seat, province).map(to => ({ type: 'withdraw', to })),
    choose(state, { seat, province }, { to }, { tell }) {
      withdrawAll(state, seat, province, to, tell);
    },
  },
};
