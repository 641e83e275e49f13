import type { Noted } from './entries.ts';
import { runErrand } from './commands/index.ts';
import type { House } from './house.ts';
import { peopleAt } from './state.ts';
import type { Table } from './table.ts';

const BRINGS_PEOPLE = new Set(['started', 'replaced', 'migrated']);

/**
 * Who is on holiday when a game begins, when it goes on under other rules, or when he takes over a seat, is on holiday
 * there too; who has come back while it was on hold is not.
 */
export async function bringHolidays(house: House, table: Table, noted: readonly Noted[]): Promise<void> {
  if (!noted.some(({ entry }) => BRINGS_PEOPLE.has(entry.type))) return;
  const places = peopleAt(table.state).map(seat => table.state.seats[seat]!);
  const people = places.flatMap(({ person }) => person ?? []);
  if (people.length === 0) return;
  const list = people.map((_, i) => `$${i + 2}`).join(', ');
  const rows = await house.database.read<{ id: string; vacation_until: number }>(
    `SELECT id, vacation_until FROM users WHERE vacation_until > $1 AND id IN (${list})`,
    [house.now(), ...people.map(({ id }) => id)],
  );
  for (const { person, vacation = 0 } of places) {
    const until = rows.find(({ id }) => id === person?.id)?.vacation_until ?? null;
    if (person === undefined || (until === null && vacation <= house.now())) continue;
    await house
      .run(table.id, undefined, undefined, seen =>
        runErrand(seen, { type: 'vacation', actor: { person }, until }),
      )
      // He has left meanwhile, or the game is over.
      .catch(() => undefined);
  }
}
