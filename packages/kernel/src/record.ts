import type { Outcome } from './game.ts';
import { hashOf } from './hash.ts';
import { commitmentOf } from './live-chance.ts';
import { firstState, playAgain, type AnyGame, type LogEntry, type Match } from './match.ts';
import { optionToText, type Options } from './options.ts';
import type { Seat } from './seat.ts';

export const RECORD_FORMAT = 'palio-record 1';
/** A state hash stands after every so many actions. */
export const HASH_EVERY = 10;

export interface RecordLine {
  readonly number: number;
  readonly seat: Seat;
  readonly notation: string;
  readonly drawn: readonly number[];
}

/** What a record file says, before anybody has checked it against the rules. */
export interface GameRecord {
  readonly game: string;
  readonly rulesVersion: number;
  readonly figures: string;
  readonly seats: number;
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly commitment: string;
  /** Revealed once the game is over. */
  readonly seed?: string;
  readonly setupDrawn: readonly number[];
  readonly lines: readonly RecordLine[];
  /** By the number of the action they stand behind; 0 is that of the head, which old records lack. */
  readonly hashes: Readonly<Record<number, string>>;
  readonly result?: string;
}

/** The result as it stands in a record: ranks, scores, and why it ended. */
export function resultLine(outcome: Outcome): string {
  const tie = outcome.tieBreak === undefined ? '' : ` tie ${outcome.tieBreak}`;
  return `ranks ${outcome.ranks.join(' ')} scores ${outcome.scores.join(' ')} ending ${outcome.ending}${tie}`;
}

/** What the head of a record says of a game, as a hash: nobody changes a name, an option or a seat unnoticed. */
export function headHash(head: Omit<GameRecord, 'seed' | 'lines' | 'hashes' | 'result'>): string {
  const { game, rulesVersion, figures, seats, names, options, commitment, setupDrawn } = head;
  return hashOf({ game, rulesVersion, figures, seats, names, options, commitment, setupDrawn });
}

const optionTexts = (options: Options): Record<string, string> =>
  Object.fromEntries(Object.entries(options).map(([id, value]) => [id, optionToText(value)]));

const nameFrom = (name: string | undefined, seat: Seat): string =>
  name?.replaceAll(/\s+/g, ' ').trim() || `seat ${seat}`;

const drawsSuffix = (drawn: readonly number[]): string => (drawn.length === 0 ? '' : ` {${drawn.join(' ')}}`);

const actionLine = ({ seat, notation, drawn }: LogEntry, number: number): string =>
  `${number} ${seat} ${notation}${drawsSuffix(drawn)}`;

/** One line for each action, a state hash after every tenth and after the last; the game is played again once. */
function actionLines(game: AnyGame, match: Match): string[] {
  const lines: string[] = [];
  const state = firstState(game, match);
  match.log.forEach((entry: LogEntry, i) => {
    const number = i + 1;
    playAgain(game, match, state, entry);
    lines.push(actionLine(entry, number));
    if (number % HASH_EVERY === 0 || number === match.log.length) lines.push(`# ${number} ${hashOf(state)}`);
  });
  return lines;
}

function recordFrom(
  match: Match,
  names: readonly string[],
  lines: readonly string[],
  result: string | undefined,
): string {
  const { game, rulesVersion, figures, seats, setupDrawn } = match;
  const named = Array.from({ length: seats }, (_, seat) => nameFrom(names[seat], seat));
  const options = optionTexts(match.options);
  const commitment = commitmentOf(match.seed);
  const head = [
    RECORD_FORMAT,
    `game ${game}`,
    `rules ${rulesVersion}`,
    `figures ${figures}`,
    `seats ${seats}`,
    ...named.map((name, seat) => `seat ${seat} ${name}`),
    ...Object.entries(options).map(([id, value]) => `option ${id} ${value}`),
    `commitment ${commitment}`,
    ...(result === undefined ? [] : [`seed ${match.seed}`]),
    ...(setupDrawn.length === 0 ? [] : [`setup${drawsSuffix(setupDrawn)}`]),
    `# 0 ${headHash({ game, rulesVersion, figures, seats, names: named, options, commitment, setupDrawn })}`,
  ];
  const tail = result === undefined ? [] : [`result ${result}`];
  return [...head, '', ...lines, ...tail, ''].join('\n');
}

/**
 * The match as a readable text that `readRecord` understands. It holds everything, secrets too: while a game
 * lasts only its host may have it. The seed is in it once the game is over.
 */
export function writeRecord(game: AnyGame, match: Match, names: readonly string[]): string {
  const outcome = game.outcome(match.state);
  const result = outcome === undefined ? undefined : resultLine(outcome);
  return recordFrom(match, names, actionLines(game, match), result);
}

/**
 * The record of a match that was played under rules which are not at hand: nothing is played again, and all that is
 * said of its positions is the last one, as its own rules have left it.
 */
export function writeKeptRecord(match: Match, names: readonly string[]): string {
  const lines = match.log.map((entry, i) => actionLine(entry, i + 1));
  const last = `# ${match.log.length} ${hashOf(match.state)}`;
  return recordFrom(match, names, match.log.length === 0 ? [] : [...lines, last], undefined);
}
