import { next, type Context, type Seat } from '@palio/kernel';
import type { Event } from './events.ts';
import { MONASTERY_FIGURES, SCORING, valuesFor } from './figures.ts';
import { gainPoints, gainSilver, gainWorkers } from './gains.ts';
import { among, monasteriesOf } from './monasteries.ts';
import type { Goods } from './names.ts';
import { duchyOf, hasShield, withEntry, type State } from './state.ts';

export interface Sale {
  readonly count: number;
  readonly points: number;
  readonly silver: number;
  readonly workers: number;
}

/** CB-10.4, CB-10.5, CB-14.3, CB-14.4, CB-25.24, CB-25.27 What selling all goods of a colour brings. */
export function saleOf(state: State, seat: Seat, goods: Goods): Sale {
  const duchy = duchyOf(state, seat);
  const monasteries = monasteriesOf(state, duchy);
  const count = duchy.goods[goods - 1]!;
  const points = count * valuesFor(state.table.players).goods;
  const usual = among(monasteries, 3) ? MONASTERY_FIGURES.saleSilver : SCORING.saleSilver;
  return {
    count,
    points: hasShield(duchy, 12) ? points * 2 : points,
    silver: hasShield(duchy, 9) ? count : usual,
    workers: among(monasteries, 4) ? MONASTERY_FIGURES.saleWorkers : 0,
  };
}

/** CB-10.1 to 10.6, CB-24.6 Sells all goods of a colour. */
export function sell(state: State, seat: Seat, goods: Goods, context: Context<Event>): void {
  const duchy = duchyOf(state, seat);
  const { count, points, silver, workers } = saleOf(state, seat, goods);
  duchy.goods[goods - 1] = 0;
  duchy.sold = withEntry(duchy.sold, goods - 1, duchy.sold[goods - 1]! + count);
  context.tell?.({ type: 'goodsSold', seat, goods, count });
  // The goods are laid after everything else has been paid, so their step must wait beneath.
  if (state.table.tradeRoutes) next(state, { kind: 'layGoods', seat, goods, count });
  // CB-31.27 In solo silver comes first: it may buy points with this very gain.
  gainSilver(state, seat, silver, context);
  gainWorkers(state, seat, workers, context);
  gainPoints(state, seat, 'goodsSold', points, context);
}
