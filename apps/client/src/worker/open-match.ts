import {
  act,
  knowledgeOf,
  PalioError,
  rewind,
  saveMatch,
  type AnyAction,
  type AnyGame,
  type Match,
  type Position,
  type Seat,
  type Viewer,
} from '@palio/kernel';
import { personsOf, type SavedGame } from '../saved/saved-game.ts';
import type { SavedGames } from '../saved/saved-games.ts';
import { refusalFrom } from './calls.ts';
import { Past } from './past.ts';
import type { Snapshot, Unsaved } from './protocol.ts';
import { pastSnapshot, snapshotOf, undoQuestion, type Watcher } from './snapshot.ts';
import { turnMoment, undoMoment } from './undo.ts';

const GOLDEN = 0x9e3779b1;

export interface MatchParts {
  readonly game: AnyGame;
  readonly match: Match;
  readonly card: SavedGame;
  readonly saved: SavedGames;
  readonly now: () => number;
}

/** The match on the table: plays, takes back, and saves after every change. */
export class OpenMatch {
  readonly game: AnyGame;
  readonly match: Match;
  readonly #saved: SavedGames;
  readonly #now: () => number;
  #card: SavedGame;
  #past: Past;
  #gestures: number[] = [];
  #unsaved: Unsaved | undefined;
  #saving: Promise<void> = Promise.resolve();
  /** Changes with every action and undo: a bot's answer to an older question is dropped. */
  #version = 0;

  constructor({ game, match, card, saved, now }: MatchParts) {
    this.game = game;
    this.match = match;
    this.#card = card;
    this.#saved = saved;
    this.#now = now;
    this.#past = new Past(game, match);
  }

  get card(): SavedGame {
    return this.#card;
  }

  get version(): number {
    return this.#version;
  }

  snapshot(viewer: Viewer, since: number): Snapshot {
    return snapshotOf(this.game, this.match, this.#watcher(viewer, since));
  }

  #watcher(viewer: Viewer, since: number): Watcher {
    const persons = personsOf(this.#card.seats);
    return { viewer, since, persons, gestures: this.#gestures, unsaved: this.#unsaved };
  }

  snapshotAt(count: number, viewer: Viewer): Snapshot {
    const moment = Math.max(0, Math.min(count, this.match.log.length));
    return pastSnapshot(this.game, this.match, this.#past.at(moment), moment, viewer);
  }

  /** Plays the actions of one gesture. The first must be legal; the others are played as long as they are. */
  async act(seat: Seat, actions: readonly AnyAction[]): Promise<void> {
    const start = this.match.log.length;
    for (const [i, action] of actions.entries()) {
      try {
        act(this.game, this.match, seat, action);
      } catch (cause) {
        if (i === 0 || !(cause instanceof PalioError)) throw cause;
        break;
      }
    }
    if (actions.length > 1) this.#gestures.push(start);
    await this.#changed();
  }

  async undo(viewer: Viewer, whole: boolean): Promise<void> {
    const question = undoQuestion(this.game, this.match, this.#watcher(viewer, this.match.log.length));
    const target = whole ? turnMoment(question) : undoMoment(question);
    if (target === undefined) throw new PalioError('nothing-to-undo', 'the last action cannot be taken back');
    rewind(this.game, this.match, target);
    this.#gestures = this.#gestures.filter(moment => moment < target);
    this.#past = new Past(this.game, this.match);
    await this.#changed();
  }

  /** All that a bot gets: the position as its seat may imagine it, and its own luck. */
  knowledge(seat: Seat): { readonly position: Position; readonly seed: number } {
    const seed = (this.#card.botSeed + Math.imul(this.match.log.length + 1, GOLDEN) + seat) >>> 0;
    return { position: knowledgeOf(this.game, this.match.state, seat, seed), seed };
  }

  #changed(): Promise<void> {
    this.#version++;
    return this.save();
  }

  /** Puts it on the shelf as it is now; where there is none, it stays on the table all the same. */
  save(): Promise<void> {
    // One after the other: each save needs the revision that the one before has made.
    this.#saving = this.#saving.then(() => this.#save());
    return this.#saving;
  }

  async #save(): Promise<void> {
    const { state, log } = this.match;
    const outcome = this.game.outcome(state);
    const card: SavedGame = {
      ...this.#card,
      updatedAt: this.#now(),
      actions: log.length,
      waitingFor: [...this.game.waitingFor(state)],
      ranks: outcome === undefined ? [] : [...outcome.ranks],
    };
    try {
      this.#card = await this.#saved.save(card, saveMatch(this.match));
      this.#unsaved = undefined;
    } catch (cause) {
      // The game goes on in memory; the page tells that it is not saved.
      const { code, message } = refusalFrom(cause);
      this.#unsaved = { code: code === 'changed-elsewhere' ? code : 'storage-failed', message };
    }
  }
}
