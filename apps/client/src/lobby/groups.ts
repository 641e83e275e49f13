import type { TableLine } from '@palio/protocol';

export interface MyGroups {
  /** It is my move, the most urgent first. */
  readonly awaited: readonly TableLine[];
  /** Asked to sit down, not answered yet. */
  readonly invited: readonly TableLine[];
  /** Mine, not begun. */
  readonly filling: readonly TableLine[];
  readonly others: readonly TableLine[];
}

/** Everything of mine that is not over, by what has to be done; each group keeps the order of the server. */
export function groupsOf(lines: readonly TableLine[]): MyGroups {
  const isAsked = (line: TableLine): boolean => line.status === 'open' && line.yourSeat === undefined;
  const awaited = lines.filter(line => line.yourTurn && !isAsked(line));
  const rest = lines.filter(line => !awaited.includes(line));
  return {
    awaited,
    invited: rest.filter(isAsked),
    filling: rest.filter(line => line.status === 'open' && !isAsked(line)),
    others: rest.filter(line => line.status !== 'open'),
  };
}

/** What a table that has not begun waits for: people who sit down, answers to invitations, or its start. */
export function waitsFor({
  openSeats,
  seats,
}: Pick<TableLine, 'openSeats' | 'seats'>): 'people' | 'answers' | 'start' {
  if (openSeats > 0) return 'people';
  return seats.some(({ kind }) => kind === 'invited') ? 'answers' : 'start';
}

/** Whether the game begins as soon as one more sits down. */
export const beginsWithOne = ({ autoStart, seats }: Pick<TableLine, 'autoStart' | 'seats'>): boolean =>
  autoStart !== false && seats.filter(({ kind }) => kind === 'open' || kind === 'invited').length === 1;
