import { playbackChance, recordingChance } from './chance.ts';
import { listen } from './context.ts';
import { PalioError } from './errors.ts';
import type { AnyEvent } from './game.ts';
import { hashOf, sameData } from './hash.ts';
import { commitmentOf, liveChance } from './live-chance.ts';
import { actionFrom, type AnyGame, type LogEntry, type Match } from './match.ts';
import { completeOptions, optionFromText, type Options } from './options.ts';
import { headHash, resultLine, type GameRecord, type RecordLine } from './record.ts';
import type { Position } from './steps.ts';

/** What checking a record has shown, beyond that every action in it was legal. */
export interface Verdict {
  /** The draws come from the seed, and the seed fits the commitment. Undefined while the seed is not revealed. */
  readonly fairDraws: boolean | undefined;
  readonly hashesChecked: number;
  readonly finalHash: string;
  readonly finished: boolean;
}

export interface Replay {
  readonly match: Match;
  readonly names: readonly string[];
  readonly verdict: Verdict;
}

function optionsOf(game: AnyGame, recorded: GameRecord, source: string): Options {
  const given = Object.entries(recorded.options).map(([id, value]) => {
    const spec = game.options.find(option => option.id === id);
    return [id, spec === undefined ? value : optionFromText(spec, value)] as const;
  });
  try {
    return completeOptions(game.options, Object.fromEntries(given));
  } catch (error) {
    throw error instanceof PalioError ? new PalioError('bad-record', error.message, source) : error;
  }
}

function mustBeUsedUp({ left }: { readonly left: () => number }): void {
  if (left() > 0) throw new PalioError('bad-record', 'the record says more draws than the rules make');
}

/** The position in which the game began; what is wrong with it is told with the name of the record. */
function setUp(game: AnyGame, options: Options, { seats, setupDrawn }: GameRecord, source: string): Position {
  try {
    const chance = playbackChance(setupDrawn);
    const state = game.setup(options, seats, chance);
    mustBeUsedUp(chance);
    return state;
  } catch (error) {
    throw error instanceof PalioError ? new PalioError('bad-record', error.message, source) : error;
  }
}

/** The writer notes the position after the last action, so that a record that was cut off does not look whole. */
function mustBeWhole({ lines, hashes }: GameRecord, source: string): void {
  if (lines.length > 0 && hashes[lines.length] === undefined)
    throw new PalioError('bad-record', 'is not whole: the hash after its last action is missing', source);
}

function playLine(game: AnyGame, match: Match, line: RecordLine, source: string): LogEntry {
  const { state, seats } = match;
  const where = `${source}, action ${line.number}`;
  if (line.seat >= seats)
    throw new PalioError('bad-record', `there is no seat ${line.seat} among ${seats}`, where);
  if (
    !game.waitingFor(state).includes(line.seat) &&
    game.asides(state, line.seat).length === 0 &&
    line.notation !== 'takeBack'
  )
    throw new PalioError('bad-record', `seat ${line.seat} is not asked for anything`, where);
  const action = actionFrom(game, state, line.seat, line.notation);
  if (action === undefined)
    throw new PalioError('bad-record', `"${line.notation}" is not legal for seat ${line.seat}`, where);
  const listener = listen<AnyEvent>();
  const chance = playbackChance(line.drawn);
  const secret = game.isSecret(state, line.seat);
  try {
    game.playLegal(state, line.seat, action, chance, listener);
    mustBeUsedUp(chance);
  } catch (error) {
    throw error instanceof PalioError ? new PalioError('bad-record', error.message, where) : error;
  }
  const final = line.drawn.length > 0 || listener.revealed;
  const { seat, notation, drawn } = line;
  return { seat, action, notation, drawn, told: listener.told, secret, final };
}

/** Whether the seed gives exactly the draws of the record. */
function drawsAreFair(game: AnyGame, match: Match): boolean {
  const drawn: number[] = [];
  const chance = recordingChance(liveChance(match.seed), drawn);
  const state = game.setup(match.options, match.seats, chance);
  for (const entry of match.log) game.playLegal(state, entry.seat, entry.action, chance);
  return sameData(drawn, [...match.setupDrawn, ...match.log.flatMap(entry => entry.drawn)]);
}

/** Another game, other rules or other figures would play it differently. */
function mustBeOf(game: AnyGame, recorded: GameRecord, source: string): void {
  if (recorded.game !== game.id)
    throw new PalioError('bad-record', `is a game of ${recorded.game}, not of ${game.id}`, source);
  if (recorded.rulesVersion !== game.rulesVersion)
    throw new PalioError(
      'rules-changed',
      `was played with rules ${recorded.rulesVersion}, these are rules ${game.rulesVersion}`,
      source,
    );
  if (recorded.figures !== game.figures)
    throw new PalioError(
      'rules-changed',
      `was played with figures ${recorded.figures}, these are ${game.figures}`,
      source,
    );
}

/** Plays a record again under the rules and checks everything it claims. Throws at the first thing that is not so. */
export function replay(game: AnyGame, recorded: GameRecord, source = 'record'): Replay {
  mustBeOf(game, recorded, source);
  mustBeWhole(recorded, source);
  const options = optionsOf(game, recorded, source);
  const { seats, setupDrawn } = recorded;
  const state = setUp(game, options, recorded, source);
  const head = recorded.hashes[0];
  if (head !== undefined && head !== headHash(recorded))
    throw new PalioError('bad-record', 'its head differs from the recorded hash', source);
  const { id, rulesVersion, figures } = game;
  const seed = recorded.seed ?? 'unknown';
  const match: Match = { game: id, rulesVersion, figures, options, seats, seed, setupDrawn, state, log: [] };
  let hashesChecked = 0;
  for (const line of recorded.lines) {
    match.log.push(playLine(game, match, line, source));
    const claimed = recorded.hashes[line.number];
    if (claimed === undefined) continue;
    if (claimed !== hashOf(state))
      throw new PalioError(
        'bad-record',
        'the position differs from the recorded hash',
        `${source}, action ${line.number}`,
      );
    hashesChecked++;
  }
  const outcome = game.outcome(state);
  const result = outcome === undefined ? undefined : resultLine(outcome);
  if (recorded.result !== undefined && recorded.result !== result)
    throw new PalioError(
      'bad-record',
      `the result is "${result ?? 'still open'}", not "${recorded.result}"`,
      source,
    );
  const fairDraws =
    recorded.seed === undefined
      ? undefined
      : commitmentOf(seed) === recorded.commitment && drawsAreFair(game, match);
  const verdict = { fairDraws, hashesChecked, finalHash: hashOf(state), finished: outcome !== undefined };
  return { match, names: recorded.names, verdict };
}
