import type { Noted } from './entries.ts';
import { runErrand } from './commands/index.ts';
import type { House } from './house.ts';
import { peopleAt } from './state.ts';
import type { Table } from './table.ts';

const BRINGS_PEOPLE = new Set(['started', 'replaced']);

/** Who is on holiday when a game begins, or when he takes over a seat, is on holiday there too. */
export async function bringHolidays(house: House, table: Table, noted: readonly Noted[]): Promise<void> {
  if (!noted.some(({ entry }) => BRINGS_PEOPLE.has(entry.type))) return;
  const people = peopleAt(table.state).flatMap(seat => table.state.seats[seat]!.person ?? []);
  if (people.length === 0) return;
  const places = people.map((_, i) => `$${i + 2}`).join(', ');
  const rows = await house.database.read<{ id: string; vacation_until: number }>(
    `SELECT id, vacation_until FROM users WHERE vacation_until > $1 AND id IN (${places})`,
    [house.now(), ...people.map(({ id }) => id)],
  );
  for (const { id, vacation_until: until } of rows) {
    const person = people.find(each => each.id === id)!;
    await house
      .run(table.id, undefined, undefined, seen =>
        runErrand(seen, { type: 'vacation', actor: { person }, until }),
      )
      // He has left meanwhile, or the game is over.
      .catch(() => undefined);
  }
}
