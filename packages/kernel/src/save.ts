import { PalioError } from './errors.ts';
import { hashOf } from './hash.ts';
import type { AnyGame, LogEntry, Match } from './match.ts';
import { anything, conform, dictionary, either, flag, list, oneOf, record, text, whole } from './shape.ts';
import type { AnyAction, Position } from './steps.ts';

const SAVE_FORMAT = 'palio-save-1';

const LOG_ENTRY = record({
  seat: whole(0, 20),
  action: anything,
  notation: text(),
  drawn: list(whole(0)),
  told: list(record({ event: anything }, { only: list(whole(0, 20)) })),
  secret: flag,
  final: flag,
});

const SAVE = record({
  format: oneOf(SAVE_FORMAT),
  game: text(/^[a-z0-9-]+$/),
  rulesVersion: whole(0),
  figures: text(),
  options: dictionary(either(text(), either(whole(), flag))),
  seats: whole(1, 20),
  seed: text(/^.{1,200}$/),
  setupDrawn: list(whole(0)),
  state: record({ stack: list(anything) }),
  log: list(LOG_ENTRY),
  hash: text(/^[0-9a-f]{16}$/),
});

/** A match as text; the snapshot is what counts when it is loaded again, the log is for replay and undo. */
export function saveMatch(match: Match): string {
  return JSON.stringify({ format: SAVE_FORMAT, ...match, hash: hashOf(match.state) });
}

/** The id of the saved game, to find its rules. */
export function gameOfSave(saved: string, source = 'saved game'): string {
  const content = parse(saved, source);
  const id = (content as { game?: unknown } | null)?.game;
  if (typeof id !== 'string') throw new PalioError('bad-save', 'does not say which game it is', source);
  return id;
}

function parse(saved: string, source: string): unknown {
  try {
    return JSON.parse(saved);
  } catch {
    throw new PalioError('bad-save', 'is not a saved game (no valid JSON)', source);
  }
}

/** Loads from the snapshot. Whatever is broken is named; nothing half-loaded comes out. */
export function loadMatch(game: AnyGame, saved: string, source = 'saved game'): Match {
  const content = parse(saved, source);
  const { state, ...rest } = Object(content) as { state?: unknown };
  const frame = conform(
    SAVE,
    { ...rest, state: { stack: Object(state).stack as unknown } },
    'bad-save',
    source,
  );
  if (frame.game !== game.id)
    throw new PalioError('bad-save', `is a game of ${frame.game}, not of ${game.id}`, source);
  if (frame.rulesVersion !== game.rulesVersion)
    throw new PalioError(
      'rules-changed',
      `was played with rules ${frame.rulesVersion}, these are rules ${game.rulesVersion}`,
      source,
    );
  if (hashOf(state) !== frame.hash)
    throw new PalioError('bad-save', 'has been changed or damaged: its hash does not fit', source);
  const { game: id, rulesVersion, figures, options, seats, seed, setupDrawn } = frame;
  const log = frame.log.map(entry => ({
    ...entry,
    action: entry.action as AnyAction,
    told: entry.told as LogEntry['told'],
  }));
  const loaded: Match = {
    game: id,
    rulesVersion,
    figures,
    options,
    seats,
    seed,
    setupDrawn,
    state: state as Position,
    log,
  };
  const problems = game.check(loaded.state);
  if (problems.length > 0) throw new PalioError('bad-save', problems[0]!, source);
  return loaded;
}
