import {
  readRecord,
  replay,
  writeRecord,
  type AnyGame,
  type Match,
  type Replay,
  type Viewer,
} from '@palio/kernel';
import { isFinished, personsOf, type SavedGame } from '../saved/saved-game.ts';
import { Refusal } from './calls.ts';
import { factsOf } from './game-facts.ts';
import { Past } from './past.ts';
import type { OpenReplay, Snapshot } from './protocol.ts';
import { pastSnapshot } from './snapshot.ts';

/** The record of a game with the names of those who play it. */
export const recordOf = (game: AnyGame, card: SavedGame, match: Match): string =>
  writeRecord(
    game,
    match,
    card.seats.map(seat => seat.name),
  );

/** Which game a record is of. */
export const gameOfRecord = (content: string, source: string): string => readRecord(content, source).game;

/** A game to be watched step by step, checked against the rules beforehand. */
export class OpenedReplay {
  readonly #game: AnyGame;
  readonly #checked: Replay;
  readonly #past: Past;
  readonly #commitment: string;
  readonly #viewpoints: readonly Viewer[];

  private constructor(
    game: AnyGame,
    content: string,
    source: string,
    viewpoints: readonly Viewer[] | undefined,
  ) {
    const recorded = readRecord(content, source);
    this.#game = game;
    this.#checked = replay(game, recorded, source);
    this.#past = new Past(game, this.#checked.match);
    this.#commitment = recorded.commitment;
    const everybody: readonly Viewer[] = ['spectator', ...recorded.names.keys()];
    this.#viewpoints = viewpoints ?? everybody;
  }

  static ofRecord(game: AnyGame, content: string, source: string): OpenedReplay {
    return new OpenedReplay(game, content, source, undefined);
  }

  /** While a game goes on its secrets stay where they belong: nobody may look into another's hand by replaying. */
  static ofSaved(game: AnyGame, card: SavedGame, match: Match): OpenedReplay {
    const persons = personsOf(card.seats);
    const own: readonly Viewer[] = persons.length === 1 ? [persons[0]!, 'spectator'] : ['spectator'];
    return new OpenedReplay(game, recordOf(game, card, match), card.id, isFinished(card) ? undefined : own);
  }

  get summary(): OpenReplay {
    const { match, names, verdict } = this.#checked;
    return {
      facts: factsOf(this.#game),
      names,
      options: match.options,
      actions: match.log.length,
      commitment: this.#commitment,
      verdict,
      viewpoints: this.#viewpoints,
    };
  }

  /** All of it, to be thought about: only when it is over, or thinking would give away what is secret. */
  get finished(): { readonly game: string; readonly match: Match } {
    const { match, verdict } = this.#checked;
    if (!verdict.finished) throw new Refusal('internal', 'a game that goes on is not reviewed');
    return { game: this.#game.id, match };
  }

  snapshotAt(count: number, wanted: Viewer): Snapshot {
    const { match } = this.#checked;
    const viewer = this.#viewpoints.includes(wanted) ? wanted : this.#viewpoints[0]!;
    const moment = Math.max(0, Math.min(count, match.log.length));
    return pastSnapshot(this.#game, match, this.#past.at(moment), moment, viewer);
  }
}
