import type { Seat } from '@palio/kernel';
import type { View } from '../../rules/view-types.ts';

/** One line of the order: whose turn it is shows in it; unless that is not known, or shows in the other one. */
export interface OrderRow {
  readonly of: 'title' | 'first' | 'second';
  readonly order: readonly Seat[];
  readonly isNow?: boolean;
}

/** WT-7.1 to 7.4 Two rounds of actions, the second one backwards; extra actions and the shift come in one more. */
export function orderRows({
  phase,
  order,
  asked,
}: Pick<View, 'phase' | 'order' | 'asked'>): readonly OrderRow[] {
  const round = asked !== null && 'by' in asked ? asked.by : undefined;
  const isLater = round !== undefined && round !== 'first' && round !== 'second';
  if (
    phase !== 'development' ||
    isLater ||
    asked?.kind === 'extraAction' ||
    asked?.kind === 'developmentShift'
  )
    return [{ of: 'title', order, isNow: true }];
  const known = (wanted: 'first' | 'second') => (round === undefined ? {} : { isNow: round === wanted });
  return [
    { of: 'first', order, ...known('first') },
    { of: 'second', order: order.toReversed(), ...known('second') },
  ];
}
