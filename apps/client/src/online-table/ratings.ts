import type { TableCard } from '@palio/protocol';
import { people } from '../online/api.ts';

interface RatingChange {
  readonly seat: number;
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

/** How strong somebody is at a game, once rated games have shown it. */
export async function ratingOf(name: string, game: string): Promise<number | undefined> {
  const { ratings } = await people.profile(name);
  return ratings.find(rating => rating.game === game)?.rating;
}

/** What the game has changed; what later games have changed since is left out. */
async function changeOf(name: string, { id, game }: TableCard) {
  const lines = await people.history(name, { game });
  const index = lines.findIndex(line => line.table === id);
  const change = lines[index]?.ratingChange ?? undefined;
  if (change === undefined) return undefined;
  const now = (await ratingOf(name, game)) ?? 0;
  const later = lines.slice(0, index).reduce((sum, line) => sum + (line.ratingChange ?? 0), 0);
  const after = now - later;
  return { before: after - change, after };
}

/** A server that has much to do reckons later: the pauses between asking grow. */
const PAUSES: readonly number[] = [250, 500, 1000, 2000, 4000, 8000, 16_000];

/**
 * What a rated game has meant for everybody at the table; the server reckons it just after the end, for all at once.
 * Whoever asks at that very moment hears of some of them only, and asks once more. Whose account is gone stays away.
 */
export async function ratingChanges(
  card: TableCard,
  pauses = PAUSES,
  foundBefore = 0,
): Promise<readonly RatingChange[]> {
  const found = await knownChanges(card);
  const isWhole = found.length === peopleAt(card) || (found.length > 0 && foundBefore > 0);
  const [pause, ...later] = pauses;
  if (isWhole || pause === undefined) return found;
  await new Promise(resolve => setTimeout(resolve, pause));
  return ratingChanges(card, later, found.length);
}

const peopleAt = ({ seats }: TableCard): number =>
  seats.filter(({ kind, person }) => kind === 'person' && person !== undefined).length;

async function knownChanges(card: TableCard): Promise<readonly RatingChange[]> {
  const found = await Promise.all(
    card.seats.map(async ({ person }, seat) => {
      if (person === undefined) return undefined;
      const change = await changeOf(person.name, card).catch(() => undefined);
      return change === undefined ? undefined : { seat, name: person.name, ...change };
    }),
  );
  return found.filter(change => change !== undefined);
}
