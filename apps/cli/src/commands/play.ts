import { createInterface } from 'node:readline/promises';
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
  type GameText,
  type Language,
  type Match,
  type Seat,
} from '@palio/kernel';
import { newMemory, think, type BotName } from '@palio/search';
import { botFrom, oneWord, optionsFrom, readArguments, seatsFrom } from '../arguments.ts';
import type { Answer } from '../output.ts';
import { load } from '../shelf.ts';
import type { PlayableGame } from '@palio/catalogue';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';

interface Table extends PlayableGame {
  readonly match: Match;
  readonly text: GameText;
  /** Undefined for the person at the keyboard. */
  readonly bots: readonly (BotName | undefined)[];
  ask(question: string): Promise<string>;
  say(line: string): void;
}

const HELP =
  'a number or a notation plays; several may stand in one line; u takes back; ? lists the choices again; w FILE writes a record; q quits';

function tellNews(table: Table, told: readonly { readonly event: { readonly type: string } }[]): void {
  for (const { event } of told) {
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
  const { game, brain, match } = table;
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
  const news = act(game, match, seat, action).told.filter(one => one.only === undefined);
  tellNews(table, news);
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

/** One line of the person: everything in it that is legal is played in turn. */
function playLine(table: Table, seat: Seat, choices: readonly AnyAction[], line: string): void {
  const { game, match, say } = table;
  const known = (word: string, first: boolean): AnyAction | undefined =>
    actionFrom(game, match.state, seat, word) ??
    (first && /^\d+$/.test(word) ? choices[Number(word) - 1] : undefined);
  const whole = known(line, true);
  const words = whole === undefined ? line.split(/\s+/) : [line];
  for (const [i, word] of words.entries()) {
    const action = known(word, i === 0);
    if (action === undefined) return say(`"${word}" is not legal now (${HELP})`);
    tellNews(
      table,
      act(game, match, seat, action).told.filter(one => one.only?.includes(seat) ?? true),
    );
    if (!game.waitingFor(match.state).includes(seat)) return;
  }
}

/** Answers false when the person wants to stop. */
async function personTurn(table: Table, seat: Seat): Promise<boolean> {
  const { game, match, text, ask, say } = table;
  const view = game.view(match.state, seat);
  say(`\n${text.board(view)}\n`);
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
  const line = (await ask(`${text.seatNames[seat] ?? seat}> `)).trim();
  if (line === 'q') return false;
  if (line === '?' || line === '') say(HELP);
  else if (line === 'u') {
    if (undoTarget(match, seat) === undefined) say('nothing to take back');
    else undo(game, match, seat);
  } else if (line.startsWith('w ')) {
    writeFileSync(line.slice(2).trim(), writeRecord(game, match, text.seatNames));
    say(`written: ${line.slice(2).trim()}`);
  } else playLine(table, seat, choices, line);
  return true;
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
  const seats = seatsFrom(game, args);
  const language = args.text('language') ?? 'en';
  if (!LANGUAGES.includes(language as Language))
    throw new PalioError('bad-arguments', `--language is one of ${LANGUAGES.join(', ')}`);
  const people = args.whole('people', 1, 0, seats);
  const first = args.whole('seat', 0, 0, seats - 1);
  const bot = botFrom(args.text('bot') ?? 'medium');
  const bots = Array.from({ length: seats }, (_, seat) =>
    (seat - first + seats) % seats < people ? undefined : bot,
  );
  const reader = createInterface({
    input: process.stdin,
    output: process.stderr,
    terminal: process.stdin.isTTY,
  });
  const lines = reader[Symbol.asyncIterator]();
  const table: Table = {
    game,
    brain,
    match: startMatch(
      game,
      optionsFrom(game, args.many('option')),
      seats,
      args.text('seed') ?? randomBytes(16).toString('hex'),
    ),
    text: await entry.text(language as Language),
    bots,
    async ask(question) {
      process.stderr.write(question);
      const line = await lines.next();
      return line.done === true ? 'q' : line.value;
    },
    say: line => void process.stderr.write(`${line}\n`),
  };
  const memories = bots.map(newMemory);
  table.say(`${table.text.title} — ${HELP}`);
  for (let on = true; on && game.waitingFor(table.match.state).length > 0;) {
    const seat = game.waitingFor(table.match.state)[0]!;
    const player = bots[seat];
    if (player === undefined) on = await personTurn(table, seat);
    else botTurn(table, seat, player, memories[seat]!);
  }
  reader.close();
  const outcome = outcomeOf(game, table.match);
  const result =
    outcome === undefined
      ? []
      : [
          `${table.text.endings[outcome.ending] ?? outcome.ending}: ${outcome.scores.map((score, seat) => `${table.text.seatNames[seat] ?? seat} ${score}`).join(', ')}`,
        ];
  return {
    json: {
      game: game.id,
      finished: outcome !== undefined,
      actions: table.match.log.length,
      outcome: outcome ?? null,
    },
    lines: result,
  };
}
