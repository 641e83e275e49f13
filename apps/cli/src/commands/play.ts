import { setImmediate } from 'node:timers/promises';
import {
  act,
  actionFrom,
  knowledgeOf,
  LANGUAGES,
  outcomeOf,
  PalioError,
  startMatch,
  undo,
  undoTarget,
  writeRecord,
  type AnyAction,
  type AnyEvent,
  type GameText,
  type Language,
  type Match,
  type Outcome,
  type Seat,
  type Told,
} from '@palio/kernel';
import { newMemory, think, type BotName } from '@palio/search';
import { botFrom, oneWord, optionsFrom, readArguments, seatsFrom } from '../arguments.ts';
import type { Answer } from '../output.ts';
import { keyboard } from '../keyboard.ts';
import { PLAY_WORDS, type PlayWords } from '../play-words.ts';
import { load } from '../shelf.ts';
import type { PlayableGame } from '@palio/catalogue';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';

interface Table extends PlayableGame {
  readonly match: Match;
  readonly text: GameText;
  /** Undefined for the person at the keyboard. */
  readonly bots: readonly (BotName | undefined)[];
  readonly words: PlayWords;
  ask(question: string): Promise<string | undefined>;
  say(line: string): void;
}

/** More words than this are no notation. */
const LONGEST_NOTATION = 16;

/** What everybody may know and what is for this seat alone. */
function tellNews(table: Table, told: readonly Told<AnyEvent>[], reader: Seat | undefined): void {
  for (const { event, only } of told) {
    if (only !== undefined && (reader === undefined || !only.includes(reader))) continue;
    const view = table.game.view(table.match.state, 'spectator');
    const line = table.text.event(event, seat => table.text.seatNames[seat] ?? `${seat}`, view);
    if (line !== undefined)
      table.say(
        line.heading === true
          ? `\n— ${line.text} —`
          : `  ${line.text}${line.gain === undefined ? '' : ` ${line.gain}`}`,
      );
  }
}

function botTurn(table: Table, seat: Seat, bot: BotName, memory: ReturnType<typeof newMemory>): void {
  const { game, brain, match, bots } = table;
  const seed = match.log.length + 1;
  const knowledge = knowledgeOf(game, match.state, seat, seed);
  const { action } = think({
    game,
    brain,
    knowledge,
    seat,
    bot,
    seed,
    clock: () => performance.now(),
    memory,
  });
  // Of several people at one keyboard nobody shall read what is for another.
  const people = bots.flatMap((player, owner) => (player === undefined ? [owner] : []));
  tellNews(table, act(game, match, seat, action).told, people.length === 1 ? people[0] : undefined);
}

function listChoices({ game, match, text, say }: Table, seat: Seat): AnyAction[] {
  const choices = [...game.legalActions(match.state, seat), ...game.asides(match.state, seat)];
  const view = game.view(match.state, seat);
  choices.forEach((action, i) =>
    say(
      `${String(i + 1).padStart(4)}  ${game.write(match.state, seat, action).padEnd(12)} ${text.action(view, seat, action)}`,
    ),
  );
  return choices;
}

/** The longest beginning of the words that is something legal: notations may have spaces. */
function beginningOf(
  { game, match }: Table,
  seat: Seat,
  words: readonly string[],
): { readonly action: AnyAction; readonly length: number } | undefined {
  for (let length = Math.min(words.length, LONGEST_NOTATION); length > 0; length--) {
    const action = actionFrom(game, match.state, seat, words.slice(0, length).join(' '));
    if (action !== undefined) return { action, length };
  }
  return undefined;
}

/** One line of the person: everything in it that is legal is played in turn. */
function playLine(table: Table, seat: Seat, choices: readonly AnyAction[], line: string): void {
  const { game, match, words, say } = table;
  let left: readonly string[] = line.split(/\s+/);
  while (left.length > 0) {
    if (!game.waitingFor(match.state).includes(seat)) return say(words.left(left.join(' ')));
    // The numbers are those of the list above the line: after the first action there is another list.
    const number = left.length === 1 && left[0] === line ? Number(line) : Number.NaN;
    const first = choices[number - 1];
    const { action, length } =
      beginningOf(table, seat, left) ??
      (first === undefined ? { action: undefined, length: 0 } : { action: first, length: 1 });
    if (action === undefined) return say(`${words.notLegal(left.join(' '))} (${words.help})`);
    tellNews(table, act(game, match, seat, action).told, seat);
    left = left.slice(length);
  }
}

function writeTo({ game, match, text, words, say }: Table, file: string): void {
  try {
    writeFileSync(file, writeRecord(game, match, text.seatNames));
    say(words.written(file));
  } catch {
    say(words.notWritten(file));
  }
}

/** Answers false when the person wants to stop. */
async function personTurn(table: Table, seat: Seat): Promise<boolean> {
  const { game, match, text, words, ask, say } = table;
  const view = game.view(match.state, seat);
  say(`\n${await text.board(view)}\n`);
  const prompt = text.prompt(
    view,
    game.question(match.state)!,
    seat,
    other => text.seatNames[other] ?? `${other}`,
  );
  say(
    `${prompt.what}${prompt.hint === undefined ? '' : ` (${prompt.hint})`}${prompt.rule === undefined ? '' : ` [${prompt.rule}]`}`,
  );
  const choices = listChoices(table, seat);
  const line = (await ask(`${text.seatNames[seat] ?? seat}> `))?.trim();
  if (line === undefined || line === 'q') return false;
  if (line === '?' || line === '') say(words.help);
  else if (line === 'u') {
    if (undoTarget(match, seat) === undefined) say(words.nothingToTakeBack);
    else undo(game, match, seat);
  } else if (line.startsWith('w ')) writeTo(table, line.slice(2).trim());
  else playLine(table, seat, choices, line);
  return true;
}

/** Why it ended, the seats from the first place down, and what decided between equals. */
function resultLines({ endings, tieBreaks, seatNames }: GameText, outcome: Outcome): string[] {
  const { ranks, scores, ending, tieBreak } = outcome;
  const places = ranks
    .map((rank, seat) => ({ rank, line: `${rank}. ${seatNames[seat] ?? seat} ${scores[seat]}` }))
    .toSorted((a, b) => a.rank - b.rank);
  const decided = tieBreak === undefined ? '' : ` (${tieBreaks[tieBreak] ?? tieBreak})`;
  return [`${endings[ending] ?? ending}: ${places.map(({ line }) => line).join(', ')}${decided}`];
}

/** `palio play GAME`: one person, or several at one keyboard, and bots at the other seats. */
export async function play(given: readonly string[]): Promise<Answer> {
  const args = readArguments(given, {
    seats: 'value',
    bot: 'value',
    people: 'value',
    seat: 'value',
    seed: 'value',
    option: 'many',
    language: 'value',
  });
  const { game, brain, entry } = await load(oneWord(args, 'the game'));
  const options = optionsFrom(game, args.many('option'));
  const seats = seatsFrom(game, args, options);
  const language = args.text('language') ?? 'en';
  if (!LANGUAGES.includes(language as Language))
    throw new PalioError('bad-arguments', `--language is one of ${LANGUAGES.join(', ')}`);
  const people = args.whole('people', 1, 0, seats);
  const first = args.whole('seat', 0, 0, seats - 1);
  const bot = botFrom(args.text('bot') ?? 'medium');
  const bots = Array.from({ length: seats }, (_, seat) =>
    (seat - first + seats) % seats < people ? undefined : bot,
  );
  const { ask, isStopped, close } = keyboard();
  const table: Table = {
    game,
    brain,
    match: startMatch(game, options, seats, args.text('seed') ?? randomBytes(16).toString('hex')),
    text: await entry.text(language as Language),
    words: PLAY_WORDS[language as Language],
    bots,
    ask,
    say: line => void process.stderr.write(`${line}\n`),
  };
  const memories = bots.map(newMemory);
  table.say(`${table.text.title} — ${table.words.help}`);
  for (let on = true; on && !isStopped() && game.waitingFor(table.match.state).length > 0;) {
    const seat = game.waitingFor(table.match.state)[0]!;
    const player = bots[seat];
    if (player === undefined) on = await personTurn(table, seat);
    else {
      botTurn(table, seat, player, memories[seat]!);
      // Keys come in between two turns, also where only bots play.
      await setImmediate();
    }
  }
  close();
  const outcome = outcomeOf(game, table.match);
  return {
    json: {
      game: game.id,
      finished: outcome !== undefined,
      actions: table.match.log.length,
      outcome: outcome ?? null,
    },
    lines: outcome === undefined ? [] : resultLines(table.text, outcome),
  };
}
