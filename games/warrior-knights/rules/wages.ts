import { next, topStep, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { returnCards } from './actions-phase.ts';
import type { Actions } from './actions.ts';
import { cardsOf, troopsOf } from './armies.ts';
import { chairmanOrder, changeCrowns } from './barons.ts';
import { loseMercenary } from './death.ts';
import type { Event } from './events.ts';
import { BARON_FIGURES } from './figures.ts';
import { amountOf } from './laws.ts';
import { AGENDAS, CIRCLE, WAGES } from './names.ts';
import { baronOf, GARRISON, noblesOf, symbolOf, type State } from './state.ts';
import type { Holder } from './terms.ts';
import type { HeldTroop, Steps } from './steps.ts';
import { isMercenary, wageOf } from './troops.ts';

/** WK-8.12 The army of the circle Noble, up to its limit. */
export const isFree = (state: State, holder: Holder): boolean =>
  holder < GARRISON &&
  symbolOf(holder) === CIRCLE &&
  troopsOf(state, holder) <= BARON_FIGURES.abilities.circleFreeTroops;

/** WK-8.5, WK-8.7 All cards that have to be paid. */
export function dueOf(state: State, seat: Seat, mercenaries: boolean): HeldTroop[] {
  const due: HeldTroop[] = [];
  for (const holder of [...noblesOf(seat), GARRISON + seat]) {
    if (isFree(state, holder)) continue;
    for (const troop of cardsOf(state, holder))
      if (isMercenary(troop) === mercenaries) due.push({ holder, troop });
  }
  return due;
}

/** WK-23.28 Mercenaries may cost more this time. */
const costOf = (state: State, { troop }: HeldTroop): number =>
  wageOf(troop) + (isMercenary(troop) ? state.wageSurcharge : 0);

const costOfAll = (state: State, due: readonly HeldTroop[]): number =>
  due.reduce((sum, held) => sum + costOf(state, held), 0);

/** WK-24.25 */
const discountOf = (state: State, seat: Seat): number =>
  baronOf(state, seat).charges.some(charge => AGENDAS[charge] === 'quartermaster')
    ? amountOf('quartermaster')
    : 0;

/** What the next Wages would cost in all. */
export function wagesOf(state: State, seat: Seat): number {
  const all = costOfAll(state, dueOf(state, seat, false)) + costOfAll(state, dueOf(state, seat, true));
  return Math.max(0, all - discountOf(state, seat));
}

/** Pays a sum, the discount first; says what is left of the discount. */
function pay(state: State, seat: Seat, cost: number, credit: number, context: Context<Event>): number {
  const credited = Math.min(cost, credit);
  changeCrowns(state, seat, credited - cost, 'wages', context);
  return credit - credited;
}

/** WK-8.9 Kinds of Regulars he can pay now. */
function payable(state: State, seat: Seat, due: readonly HeldTroop[], credit: number): HeldTroop[] {
  const means = baronOf(state, seat).crowns + credit;
  return due.filter(
    (held, i) => costOf(state, held) <= means && due.findIndex(({ troop }) => troop === held.troop) === i,
  );
}

const withoutHeld = (due: readonly HeldTroop[], { holder, troop }: HeldTroop): HeldTroop[] => {
  const at = due.findIndex(held => held.holder === holder && held.troop === troop);
  return due.filter((_, i) => i !== at);
};

function payRegulars(
  state: State,
  seat: Seat,
  due: readonly HeldTroop[],
  credit: number,
  context: Context<Event>,
): void {
  const cost = costOfAll(state, due);
  if (cost <= baronOf(state, seat).crowns + credit)
    return payMercenaries(state, seat, pay(state, seat, cost, credit, context));
  const kinds = payable(state, seat, due, credit);
  if (kinds.length > 1) return next(state, { kind: 'payRegular', seat, due: [...due], credit });
  if (kinds.length === 0) {
    context.tell?.({ type: 'wagesPaid', seat, crowns: 0, unpaid: due.length });
    return payMercenaries(state, seat, credit);
  }
  const [held] = kinds;
  const left = pay(state, seat, costOf(state, held!), credit, context);
  payRegulars(state, seat, withoutHeld(due, held!), left, context);
}

function payMercenaries(state: State, seat: Seat, credit: number): void {
  const due = dueOf(state, seat, true);
  if (due.length > 0) next(state, { kind: 'payMercenaries', seat, due, credit });
}

/** Cards still there: a Noble who died of desertions may have lost others (WK-16.8, WK-16.9). */
function stillDue(state: State, due: readonly HeldTroop[]): HeldTroop[] {
  const counted = new Map<string, number>();
  return due.filter(({ holder, troop }) => {
    const key = `${holder} ${troop}`;
    const before = counted.get(key) ?? 0;
    counted.set(key, before + 1);
    return cardsOf(state, holder).filter(card => card === troop).length > before;
  });
}

/**
 * WK-19.1, WK-21.9 A deal struck, or an heir killed, while he was asked may have changed what he has to pay and can:
 * the question is put anew, or falls away.
 */
export function askWagesAgain(state: State, context: Context<Event>): void {
  const step = topStep(state);
  if (step?.kind !== 'payRegular' && step?.kind !== 'payMercenaries') return;
  const { kind, seat, due, credit } = step;
  state.stack.pop();
  if (kind === 'payRegular') payRegulars(state, seat, stillDue(state, due), credit, context);
  else next(state, { kind: 'goOnPaying', owner: seat, due, credit });
}

type Kinds = 'wages' | 'payWages' | 'payRegular' | 'payMercenaries' | 'goOnPaying' | 'endWages';

export const wagesRules: RuleBook<
  State,
  Pick<Steps, Kinds>,
  Pick<Actions, 'payRegular' | 'payMercenaries'>,
  Event
> = {
  wages(state) {
    const owners = chairmanOrder(state).map(owner => ({ kind: 'payWages' as const, owner }));
    next(state, ...owners, { kind: 'endWages' });
  },

  payWages(state, { owner }, context) {
    payRegulars(state, owner, dueOf(state, owner, false), discountOf(state, owner), context);
  },

  /** WK-8.8, WK-8.9 Asked only if he cannot pay all and has a choice. */
  payRegular: {
    choices: (state, { seat, due, credit }) =>
      payable(state, seat, due, credit).map(({ holder, troop }) => ({ type: 'heldTroop', holder, troop })),
    choose(state, { seat, due, credit }, { holder, troop }, context) {
      const held = { holder, troop };
      const left = pay(state, seat, costOf(state, held), credit, context);
      payRegulars(state, seat, withoutHeld(due, held), left, context);
    },
  },

  /** WK-8.10 Card by card, or all that are left. */
  payMercenaries: {
    choices(state, { seat, due, credit }) {
      const { holder, troop } = due[0]!;
      const means = baronOf(state, seat).crowns + credit;
      const actions: Actions['payMercenaries'][] = [];
      if (due.length > 1 && costOfAll(state, due) <= means) actions.push({ type: 'payAll', holder, troop });
      if (costOf(state, due[0]!) <= means) actions.push({ type: 'pay', holder, troop });
      actions.push({ type: 'letGo', holder, troop });
      return actions;
    },
    choose(state, { seat, due, credit }, { type, holder, troop }, context) {
      if (type === 'payAll') {
        pay(state, seat, costOfAll(state, due), credit, context);
        return;
      }
      const isPaid = type === 'pay';
      const left = isPaid ? pay(state, seat, costOf(state, due[0]!), credit, context) : credit;
      next(state, { kind: 'goOnPaying', owner: seat, due: due.slice(1), credit: left });
      if (!isPaid) loseMercenary(state, holder, troop, context);
    },
  },

  goOnPaying(state, { owner, due, credit }) {
    const left = stillDue(state, due);
    if (left.length > 0) next(state, { kind: 'payMercenaries', seat: owner, due: left, credit });
  },

  endWages(state) {
    state.wageSurcharge = 0;
    returnCards(state, WAGES);
  },
};
