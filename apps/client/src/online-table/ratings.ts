import type { TableCard } from '@palio/protocol';
import { people } from '../online/api.ts';

interface RatingChange {
  readonly seat: number;
  readonly name: string;
  readonly change: number;
}

/** What a rated game has meant for everybody at the table. */
export async function ratingChanges({ id, game, seats }: TableCard): Promise<readonly RatingChange[]> {
  const found = await Promise.all(
    seats.map(async ({ person }, seat) => {
      if (person === undefined) return undefined;
      const lines = await people.history(person.name, { game }).catch(() => []);
      const change = lines.find(line => line.table === id)?.ratingChange ?? undefined;
      return change === undefined ? undefined : { seat, name: person.name, change };
    }),
  );
  return found.filter(change => change !== undefined);
}
