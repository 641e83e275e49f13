import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { chooseDepot, chooseGoods, DECLINE } from './actions.ts';
import { anyGoods, depotOf, goodsIn } from './depots.ts';
import type { Event } from './events.ts';
import { SETUP } from './figures.ts';
import { hasMonastery } from './monasteries.ts';
import { GOODS, type Goods } from './names.ts';
import { duchyOf, hasShield, type State } from './state.ts';
import type { Actions, ChooseDepot, ChooseGoods, Steps } from './steps.ts';

const ALL_DEPOTS = [1, 2, 3, 4, 5, 6];

/** CB-14.5 The two depots next to this one on the ring. */
export const nextTo = (depot: number): readonly number[] => [((depot + 4) % 6) + 1, (depot % 6) + 1];

/** CB-7, CB-31.12, CB-31.13 Placing a ship: goods, then the pawn; in solo the other goods leave and may be exchanged. */
export function sail(state: State, seat: Seat): void {
  if (state.solo !== null) next(state, { kind: 'clearGoods', seat });
  else next(state, { kind: 'movePawn', seat });
  if (anyGoods(state)) next(state, { kind: 'shipDepot', seat });
}

/** Depots with goods of this colour that the ship may load: the named ones, or all for the extra colour. */
const depotsWith = (depots: readonly number[], extra: Goods, goods: Goods): readonly number[] =>
  goods === extra ? ALL_DEPOTS : depots;

function countIn(state: State, depots: readonly number[], extra: Goods, goods: Goods): number {
  return depotsWith(depots, extra, goods).reduce(
    (sum, depot) => sum + depotOf(state, depot).goods[goods - 1]!,
    0,
  );
}

export interface Cargo {
  /** Goods of colours already held, and of new colours, by colour (index = die - 1). */
  readonly held: readonly number[];
  readonly fresh: readonly number[];
  /** How many new colours fit. */
  readonly room: number;
}

/** CB-7.2, CB-14.21, CB-31.3 What lies ready for the ship, as one pool. */
export function cargoFor(state: State, seat: Seat, depots: readonly number[], extra: Goods): Cargo {
  const { goods: stored } = duchyOf(state, seat);
  const pool = GOODS.map((_, i) => countIn(state, depots, extra, i + 1));
  const colours = stored.filter(count => count > 0).length;
  const limit = state.solo === null ? SETUP.goodsColours : GOODS.length;
  return {
    held: pool.map((count, i) => (stored[i]! > 0 ? count : 0)),
    fresh: pool.map((count, i) => (stored[i]! > 0 ? 0 : count)),
    room: limit - colours,
  };
}

/** CB-7.3 Of a colour all goods are taken. */
function load(state: State, seat: Seat, depots: readonly number[], extra: Goods, goods: Goods): number {
  const count = countIn(state, depots, extra, goods);
  for (const depot of depotsWith(depots, extra, goods)) depotOf(state, depot).goods[goods - 1] = 0;
  duchyOf(state, seat).goods[goods - 1]! += count;
  return count;
}

function loadAll(
  state: State,
  seat: Seat,
  { depots, extra }: { readonly depots: readonly number[]; readonly extra: Goods },
  counts: readonly number[],
  { tell }: Context<Event>,
): void {
  const wanted = counts.flatMap((count, i) => (count > 0 ? i + 1 : []));
  // Shield 5 takes its colour from depots that were not named, and a named one may have nothing that fits.
  const emptied = (depot: number): boolean =>
    wanted.some(
      goods =>
        depotsWith(depots, extra, goods).includes(depot) && depotOf(state, depot).goods[goods - 1]! > 0,
    );
  const from = tell === undefined ? [] : ALL_DEPOTS.filter(emptied);
  const loaded = counts.map((count, i) => (count > 0 ? load(state, seat, depots, extra, i + 1) : 0));
  if (loaded.some(count => count > 0)) tell?.({ type: 'goodsLoaded', seat, goods: loaded, depots: from });
}

/** CB-25.19 */
function afterDepots(state: State, seat: Seat, depots: readonly number[]): void {
  if (hasShield(duchyOf(state, seat), 5)) next(state, { kind: 'shipExtraColour', seat, depots });
  else next(state, { kind: 'loadGoods', seat, depots, extra: 0 });
}

/** Colours that lie in a depot other than those named. */
function coloursElsewhere(state: State, depots: readonly number[]): Goods[] {
  return GOODS.map((_, i) => i + 1).filter(goods =>
    ALL_DEPOTS.some(depot => !depots.includes(depot) && depotOf(state, depot).goods[goods - 1]! > 0),
  );
}

type Kinds = 'shipDepot' | 'shipSecondDepot' | 'shipExtraColour' | 'loadGoods' | 'keepColour';

export const shipRules: RuleBook<
  State,
  Pick<Steps, Kinds>,
  Pick<Actions, Exclude<Kinds, 'loadGoods'>>,
  Event
> = {
  /** CB-7.1, CB-7.5 Any depot; all depots without goods are one choice. */
  shipDepot: {
    choices(state) {
      const full = ALL_DEPOTS.filter(depot => goodsIn(depotOf(state, depot)) > 0);
      const choices: ChooseDepot[] = full.map(chooseDepot);
      if (full.length < ALL_DEPOTS.length) choices.push(chooseDepot(0));
      return choices;
    },
    choose(state, { seat }, { depot }) {
      if (depot === 0) return afterDepots(state, seat, []);
      const more = nextTo(depot).some(other => goodsIn(depotOf(state, other)) > 0);
      if (more && hasMonastery(state, duchyOf(state, seat), 5))
        next(state, { kind: 'shipSecondDepot', seat, depot });
      else afterDepots(state, seat, [depot]);
    },
  },

  /** CB-14.5, CB-31.14 */
  shipSecondDepot: {
    choices: (state, { depot }) => [
      ...nextTo(depot)
        .filter(other => goodsIn(depotOf(state, other)) > 0)
        .map(chooseDepot),
      DECLINE,
    ],
    choose(state, { seat, depot }, action) {
      afterDepots(state, seat, action.type === 'depot' ? [depot, action.depot] : [depot]);
    },
  },

  /** CB-25.19 */
  shipExtraColour: {
    choices: (state, { depots }) => [...coloursElsewhere(state, depots).map(chooseGoods), DECLINE],
    choose(state, { seat, depots }, action) {
      next(state, { kind: 'loadGoods', seat, depots, extra: action.type === 'goods' ? action.goods : 0 });
    },
  },

  /** CB-7.3, CB-7.4 Colours already held are always taken; new ones as far as they fit. */
  loadGoods(state, step, context) {
    const { seat, depots, extra } = step;
    const { held, fresh, room } = cargoFor(state, seat, depots, extra);
    loadAll(state, seat, step, held, context);
    const colours = fresh.flatMap((count, i) => (count > 0 ? i + 1 : []));
    if (colours.length <= room) loadAll(state, seat, step, fresh, context);
    else if (room > 0) next(state, { kind: 'keepColour', seat, depots, extra, colours });
  },

  /** CB-7.3 One new colour at a time. */
  keepColour: {
    choices: (_state, { colours }): ChooseGoods[] => colours.map(chooseGoods),
    choose(state, step, { goods }, context) {
      const { seat, depots, extra } = step;
      loadAll(
        state,
        seat,
        step,
        GOODS.map((_, i) => (i + 1 === goods ? 1 : 0)),
        context,
      );
      next(state, { kind: 'loadGoods', seat, depots, extra });
    },
  },
};
