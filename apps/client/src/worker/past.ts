import { noChance, playbackChance, stateAfter, type AnyGame, type Match, type Position } from '@palio/kernel';

/** Finds earlier positions of a match; walking forward costs one action a step. */
export class Past {
  readonly #game: AnyGame;
  readonly #match: Match;
  #count = 0;
  #state: Position | undefined;

  constructor(game: AnyGame, match: Match) {
    this.#game = game;
    this.#match = match;
  }

  at(wanted: number): Position {
    const count = Math.max(0, Math.min(wanted, this.#match.log.length));
    if (this.#state === undefined || count < this.#count) {
      this.#state = stateAfter(this.#game, this.#match, count);
      this.#count = count;
    }
    for (; this.#count < count; this.#count++) {
      const { seat, action, drawn } = this.#match.log[this.#count]!;
      this.#game.playLegal(this.#state, seat, action, drawn.length === 0 ? noChance : playbackChance(drawn));
    }
    return this.#state;
  }
}
