import type { Notice } from '@palio/protocol';
import { refusalFrom } from '../refusal.ts';
import type { Database } from '../storage/database.ts';
import type { House } from '../tables/house.ts';
import { askedFor, seatOfPerson } from '../tables/state.ts';
import { isAwaited } from '../tables/summary.ts';
import type { Table } from '../tables/table.ts';
import { turnNotice } from './derive.ts';
import { standingInvitations } from './invitations.ts';
import { isSettledByLooking } from './patience.ts';

async function isRead(database: Database, notice: string): Promise<boolean> {
  const sql = 'SELECT 1 AS seen FROM notices WHERE id = $1 AND read_at IS NOT NULL';
  return (await database.read(sql, [notice])).length > 0;
}

/** What holds of a table; of one that is not there any more nothing does. */
async function seen(house: House, id: string, holds: (table: Table) => boolean): Promise<boolean> {
  try {
    return await house.look(id, holds);
  } catch (cause) {
    if (refusalFrom(cause).code === 'no-such-table') return false;
    throw cause;
  }
}

/** Whether the very decision that somebody was told of still waits for him. */
async function isStillAwaited(house: House, person: string, notice: Notice): Promise<boolean> {
  const [listed] = await house.database.read(
    'SELECT 1 AS waits FROM seats WHERE table_id = $1 AND user_id = $2 AND waiting = 1',
    [notice.table, person],
  );
  if (listed === undefined) return false;
  // The lists may be some seconds behind; the table itself is not.
  return seen(house, notice.table!, table => {
    const seat = seatOfPerson(table.state, person);
    return seat !== undefined && isAwaited(table, seat) && turnNotice(table, person, seat) === notice.id;
  });
}

/** Whether an answer of his is waited for, be it to this proposal or to another one. */
function isStillAsked(house: House, person: string, { table }: Notice): Promise<boolean> {
  return seen(house, table!, ({ state }) => {
    const { proposal } = state;
    const seat = seatOfPerson(state, person);
    if (proposal === undefined || seat === undefined) return false;
    const answered = [...proposal.agreed, ...(proposal.refused ?? [])];
    return askedFor(state, proposal.proposal).includes(seat) && !answered.includes(seat);
  });
}

/** Whether he still is the one who does not play, or has still to say what shall happen about whoever does not. */
function isStillMissed(house: House, person: string, { table, from }: Notice): Promise<boolean> {
  return seen(house, table!, ({ state }) => {
    const seat = seatOfPerson(state, person);
    if (seat === undefined || state.status !== 'running') return false;
    const { clock, resigned } = state.seats[seat]!;
    // Without a name it is his own.
    if (from === null) return clock.ranOut === true && !resigned;
    return Object.entries(state.votes).some(
      ([about, votes]) => Number(about) !== seat && votes[seat] === undefined,
    );
  });
}

async function isStillInvited(house: House, person: string, { table }: Notice): Promise<boolean> {
  return table === null || (await standingInvitations(house.database, person, [table])).has(table);
}

const ABOUT_WHO_IS_MISSED: ReadonlySet<Notice['kind']> = new Set(['time-out', 'absent']);

/**
 * Whether a letter that is due still has something to say: a turn that has not been played, a proposal that has not
 * been settled, somebody who has not come back, an invitation that can still be followed, something that its reader
 * has not seen meanwhile. A digest names every turn that waits, seen or not.
 */
export async function isStillNews(
  house: House,
  person: string,
  notice: Notice,
  isDigest: boolean,
): Promise<boolean> {
  if (notice.kind === 'your-turn' && !(await isStillAwaited(house, person, notice))) return false;
  if (notice.kind === 'proposal' && !(await isStillAsked(house, person, notice))) return false;
  if (ABOUT_WHO_IS_MISSED.has(notice.kind) && !(await isStillMissed(house, person, notice))) return false;
  if (notice.kind === 'invited' && !(await isStillInvited(house, person, notice))) return false;
  const maySettle = isDigest ? notice.kind !== 'your-turn' : isSettledByLooking(notice.kind);
  return !maySettle || !(await isRead(house.database, notice.id));
}
