import { fastChance, noChance, playbackChance, recordingChance } from './chance.ts';
import { listen, type Told } from './context.ts';
import { PalioError } from './errors.ts';
import type { AnyEvent, Game, Outcome } from './game.ts';
import { liveChance } from './live-chance.ts';
import { completeOptions, type Options } from './options.ts';
import { TAKE_BACK } from './seal.ts';
import type { Seat } from './seat.ts';
import type { AnyAction, Position } from './steps.ts';

/** One action as it happened. */
export interface LogEntry {
  readonly seat: Seat;
  readonly action: AnyAction;
  readonly notation: string;
  /** What chance answered. */
  readonly drawn: readonly number[];
  readonly told: readonly Told<AnyEvent>[];
  /** Kept from the other seats until the game is over. */
  readonly secret: boolean;
  /** Cannot be taken back: something was drawn or shown. */
  readonly final: boolean;
}

/** A game being played: plain data, so that it can be saved at any moment. */
export interface Match {
  readonly game: string;
  readonly rulesVersion: number;
  readonly figures: string;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  readonly setupDrawn: readonly number[];
  state: Position;
  log: LogEntry[];
}

export type AnyGame = Game;

export function startMatch(game: AnyGame, given: Options, seats: number, seed: string): Match {
  const options = completeOptions(game.options, given);
  const setupDrawn: number[] = [];
  const state = game.setup(options, seats, recordingChance(liveChance(seed), setupDrawn));
  const { id, rulesVersion, figures } = game;
  return { game: id, rulesVersion, figures, options, seats, seed, setupDrawn, state, log: [] };
}

export function drawsOf(match: Match): number {
  return match.log.reduce((sum, entry) => sum + entry.drawn.length, match.setupDrawn.length);
}

/** Carries out an action of a seat and notes it. An illegal action changes nothing. */
export function act(game: AnyGame, match: Match, seat: Seat, action: AnyAction): LogEntry {
  if (!Number.isInteger(seat) || seat < 0 || seat >= match.seats)
    throw new PalioError('not-waiting', `there is no seat ${seat} among ${match.seats}`);
  const drawn: number[] = [];
  const listener = listen<AnyEvent>();
  game.mustBeLegal(match.state, seat, action);
  const notation = notationOf(game, match.state, seat, action);
  const secret = game.isSecret(match.state, seat);
  game.playLegal(
    match.state,
    seat,
    action,
    recordingChance(liveChance(match.seed, drawsOf(match)), drawn),
    listener,
  );
  const final = drawn.length > 0 || listener.revealed;
  const entry: LogEntry = { seat, action, notation, drawn, told: listener.told, secret, final };
  match.log.push(entry);
  return entry;
}

export function notationOf(game: AnyGame, state: Position, seat: Seat, action: AnyAction): string {
  return action.type === TAKE_BACK.type ? TAKE_BACK.type : game.write(state, seat, action);
}

/** The legal action or aside that is written like this. */
export function actionFrom(
  game: AnyGame,
  state: Position,
  seat: Seat,
  notation: string,
): AnyAction | undefined {
  if (notation === TAKE_BACK.type) return game.sealedPicks(state, seat).length > 0 ? TAKE_BACK : undefined;
  const written = (action: AnyAction): boolean => game.write(state, seat, action) === notation;
  return game.legalActions(state, seat).find(written) ?? game.asides(state, seat).find(written);
}

/**
 * How many actions may remain if the seat takes back its last one, or undefined if it may not: nothing was
 * drawn or shown, and nobody else has acted since.
 */
export function undoTarget(match: Match, seat: Seat): number | undefined {
  const last = match.log.length - 1;
  const entry = match.log[last];
  return entry !== undefined && entry.seat === seat && !entry.final ? last : undefined;
}

/** Takes back the last action of the seat. */
export function undo(game: AnyGame, match: Match, seat: Seat): void {
  const target = undoTarget(match, seat);
  if (target === undefined) throw new PalioError('nothing-to-undo', 'the last action cannot be taken back');
  rewind(game, match, target);
}

/** The state in which a match has begun. */
export const firstState = (game: AnyGame, { options, seats, setupDrawn }: Match): Position =>
  game.setup(options, seats, playbackChance(setupDrawn));

/** Plays a noted action again. It was legal under the rules of its match; whether it is under others is looked at. */
export function playAgain(game: AnyGame, match: Match, state: Position, entry: LogEntry): void {
  const { seat, action, drawn } = entry;
  const isSame = match.rulesVersion === game.rulesVersion && match.figures === game.figures;
  if (!isSame) game.mustBeLegal(state, seat, action);
  game.playLegal(state, seat, action, drawn.length === 0 ? noChance : playbackChance(drawn));
}

/**
 * The state after the first `count` actions, by playing the log again. A few milliseconds even for long
 * games, and exact because every draw is in the log.
 */
export function stateAfter(game: AnyGame, match: Match, count: number): Position {
  const state = firstState(game, match);
  for (const entry of match.log.slice(0, count)) playAgain(game, match, state, entry);
  return state;
}

/** Goes back to an earlier moment. Draws taken back come again as they were: nobody can try his luck twice. */
export function rewind(game: AnyGame, match: Match, count: number): void {
  if (!Number.isInteger(count) || count < 0 || count > match.log.length)
    throw new PalioError('nothing-to-undo', `there is no moment ${count} in this game`);
  match.state = stateAfter(game, match, count);
  match.log = match.log.slice(0, count);
}

export function outcomeOf(game: AnyGame, match: Match): Outcome | undefined {
  return game.outcome(match.state);
}

/** A seat's knowledge as a state that it cannot tell from the true one; all a bot ever gets. */
export function knowledgeOf(game: AnyGame, state: Position, seat: Seat, seed: number): Position {
  return game.imagine(state, seat, fastChance(seed));
}
