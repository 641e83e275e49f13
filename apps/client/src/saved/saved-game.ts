import {
  conform,
  dictionary,
  either,
  flag,
  list,
  oneOf,
  record,
  text,
  whole,
  type Options,
  type Seat,
} from '@palio/kernel';
import { LEVELS, type Level } from '@palio/search';

/** Who sits where: a person at this screen, or a bot. */
export interface SeatPlan {
  readonly name: string;
  readonly player: 'person' | Level;
}

/** What the shelf shows of a saved game; the game itself lies beside it and only the worker reads it. */
export interface SavedGame {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  /** Player colours by seat. */
  readonly colours: readonly string[];
  readonly options: Options;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Grows with every save, so that two tabs cannot overwrite each other. */
  readonly revision: number;
  readonly actions: number;
  readonly waitingFor: readonly Seat[];
  /** Empty until the game is over. */
  readonly ranks: readonly number[];
  /** Luck of the bots; has nothing to do with the luck of the game. */
  readonly botSeed: number;
}

/** Without a shelf a game lasts as long as the worker that has it on the table. */
export const isStored = ({ revision }: SavedGame): boolean => revision > 0;

export const isFinished = (saved: SavedGame): boolean => saved.ranks.length > 0;

export const personsOf = (seats: readonly SeatPlan[]): readonly Seat[] =>
  seats.flatMap((plan, seat) => (plan.player === 'person' ? [seat] : []));

const SAVED_GAME = record({
  id: text(/^[A-Za-z0-9-]{1,40}$/),
  game: text(/^[a-z0-9-]+$/),
  seats: list(record({ name: text(/^.{1,40}$/), player: oneOf('person', ...LEVELS) }), 1, 20),
  colours: list(text(), 1, 20),
  options: dictionary(either(text(), either(whole(), flag))),
  createdAt: whole(0),
  updatedAt: whole(0),
  revision: whole(1),
  actions: whole(0),
  waitingFor: list(whole(0, 20)),
  ranks: list(whole(1, 20)),
  botSeed: whole(0),
});

/** Checks what lies in the browser's storage: other versions or other programs may have written there. */
export const readSavedGame = (stored: unknown): SavedGame =>
  conform(SAVED_GAME, stored, 'bad-save', 'saved game');
