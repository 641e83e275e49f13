import type { Outcome, Seat } from '@palio/kernel';
import type { TableCard } from '@palio/protocol';

/** How it ended: as the rules say, with those last who gave up; a game that was given up has no more than ranks. */
export function endOf(
  outcome: Outcome | undefined,
  { result, status }: Pick<TableCard, 'result' | 'status'>,
): Outcome | undefined {
  if (status !== 'over' || result === undefined) return outcome;
  const { ranks, scores, ending } = result;
  return outcome === undefined ? { ranks, scores, ending, breakdown: [] } : { ...outcome, ranks };
}

/** Who gave up, or was voted out, is last whatever a bot has made of his seat: without a word that looks like a mistake. */
export const leftEarly = ({ seats, status }: Pick<TableCard, 'seats' | 'status'>, seat: Seat): boolean =>
  status === 'over' && seats[seat]?.resigned === true;
