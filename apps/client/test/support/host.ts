import type { AnyAction } from '@palio/kernel';
import type { SeatPlan } from '../../src/saved/saved-game.ts';
import { SavedGames } from '../../src/saved/saved-games.ts';
import { Reviewer } from '../../src/worker/reviewer.ts';
import { TableHost } from '../../src/worker/table-host.ts';
import { adviseAbout } from '../../src/worker/thinker.ts';
import { MemoryStorage } from './memory-storage.ts';
import { tinyBrain, tinyGame } from './tiny-game.ts';

export const PERSON_AND_BOT: readonly SeatPlan[] = [
  { name: 'Ada', player: 'person' },
  { name: 'Guido', player: 'easy' },
];
export const TWO_PERSONS: readonly SeatPlan[] = [
  { name: 'Ada', player: 'person' },
  { name: 'Bianca', player: 'person' },
];

const PLAYABLE = { game: tinyGame, brain: tinyBrain };

/** A host in this thread, with the tiny game, and a bot that always does the same. */
export function hostOf(storage = new MemoryStorage()) {
  let lastId = 0;
  const bid = { type: 'bid', coins: 1 };
  let botAction: AnyAction = bid;
  const asked: unknown[] = [];
  let reviewer: Reviewer | undefined;
  const host = new TableHost({
    load: () => Promise.resolve(PLAYABLE),
    saved: new SavedGames(storage),
    now: () => 1_700_000_000_000 + lastId,
    newId: () => `game-${++lastId}`,
    newSeed: () => 'a seed for tests',
    randomNumber: () => 7,
    thinker: {
      think: request => {
        asked.push(request);
        return Promise.resolve(botAction);
      },
      hint: request => {
        asked.push(request);
        return adviseAbout(PLAYABLE, request);
      },
      beginReview: ({ match }) => {
        reviewer = new Reviewer(PLAYABLE, structuredClone(match));
      },
      review: () => reviewer!.next(),
    },
  });
  return {
    storage,
    asked,
    answers: host.answers(),
    botPlays(action: AnyAction) {
      botAction = action;
    },
  };
}

/** Starts a game and opens it; both are in seat order of `seats`. */
export async function openTable(seats: readonly SeatPlan[], storage?: MemoryStorage) {
  const host = hostOf(storage);
  const card = await host.answers.create({ game: 'tiny', options: {}, seats, seed: '' });
  await host.answers.open({ id: card.id });
  return { ...host, id: card.id };
}
