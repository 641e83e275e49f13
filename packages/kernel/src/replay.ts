import { noChance, playbackChance, recordingChance } from './chance.ts';
import { listen } from './context.ts';
import { PalioError } from './errors.ts';
import type { AnyEvent } from './game.ts';
import { hashOf, sameData } from './hash.ts';
import { commitmentOf, liveChance } from './live-chance.ts';
import { actionFrom, type AnyGame, type LogEntry, type Match } from './match.ts';
import { completeOptions, optionFromText, type Options } from './options.ts';
import { resultLine, type GameRecord, type RecordLine } from './record.ts';

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

function optionsOf(game: AnyGame, recorded: GameRecord): Options {
  const given: Record<string, string | number | boolean> = {};
  for (const [id, value] of Object.entries(recorded.options)) {
    const spec = game.options.find(option => option.id === id);
    given[id] = spec === undefined ? value : optionFromText(spec, value);
  }
  return completeOptions(game.options, given);
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
  const chance = line.drawn.length === 0 ? noChance : playbackChance(line.drawn);
  const secret = game.isSecret(state, line.seat);
  try {
    game.playLegal(state, line.seat, action, chance, listener);
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

/** Plays a record again under the rules and checks everything it claims. Throws at the first thing that is not so. */
export function replay(game: AnyGame, recorded: GameRecord, source = 'record'): Replay {
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
  const options = optionsOf(game, recorded);
  const { seats, setupDrawn } = recorded;
  const state = game.setup(options, seats, playbackChance(setupDrawn));
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
