import {
  fastChance,
  LANGUAGES,
  listen,
  type AnyEvent,
  type AnyGame,
  type GameText,
  type Language,
  type Options,
  type Outcome,
  type Seat,
} from '@palio/kernel';
import { describe, expect, test } from 'vitest';
import { casesOf, type Case } from './cases.ts';

const nameOf = (seat: Seat): string => `seat ${seat}`;

const LETTER = /\p{L}/u;
const HOLE = /\bundefined\b|\bnull\b|NaN|\[object|\{\w*\}/;

/** A sentence somebody can read: no hole where a value should be. */
function expectWords(words: string | undefined, what: string): void {
  // Hundreds of thousands of sentences: only one that is wrong is worth a report.
  if (words !== undefined && LETTER.test(words) && !HOLE.test(words)) return;
  expect.unreachable(`${what}: ${words}`);
}

async function readTable(game: AnyGame, text: GameText, where: Case, seed: number): Promise<void> {
  const chance = fastChance(seed);
  const state = game.setup(where.options, where.seats, chance);
  for (let n = 0; n < game.longestGame; n++) {
    const [seat] = game.waitingFor(state);
    if (seat === undefined) break;
    const legal = game.legalActions(state, seat);
    const view = game.view(state, seat);
    const question = game.question(state)!;
    for (const viewer of [seat, (seat + 1) % where.seats, 'spectator'] as const) {
      const { what, hint, rule } = text.prompt(game.view(state, viewer), question, viewer, nameOf);
      expectWords(what, `prompt of ${question.kind}`);
      if (hint !== undefined) expectWords(hint, `hint of ${question.kind}`);
      if (rule !== undefined) expect(rule).toMatch(/^[A-Z]{2}-\d/);
    }
    const sentences = legal.map(action => text.action(view, seat, action));
    for (const sentence of sentences) expectWords(sentence, `a choice of ${question.kind}`);
    if (new Set(sentences).size < sentences.length)
      expect.unreachable(`sentences of ${question.kind}: ${sentences.join(' | ')}`);
    if (n % 20 === 0) expectWords(await text.board(view), 'the position in text');
    const listener = listen<AnyEvent>();
    game.playLegal(state, seat, chance.pick(legal), chance, listener);
    for (const { event } of listener.told) {
      const line = text.event(event, nameOf, view);
      if (line !== undefined) expectWords(line.text, `event ${event.type}`);
    }
  }
  const outcome: Outcome = game.outcome(state)!;
  expectWords(text.endings[outcome.ending], `ending ${outcome.ending}`);
  if (outcome.tieBreak !== undefined)
    expectWords(text.tieBreaks[outcome.tieBreak], `tie-break ${outcome.tieBreak}`);
  for (const source of outcome.breakdown.flatMap(parts => Object.keys(parts)))
    expectWords(text.scores[source], `score ${source}`);
}

/** Random games read aloud in every language: each prompt, choice and event has words, and choices can be told apart. */
export function textTests(
  game: AnyGame,
  texts: Readonly<Record<Language, GameText>>,
  reasons: readonly string[],
  base: Options = {},
): void {
  for (const language of LANGUAGES)
    describe(`${game.id}, words in ${language}`, () => {
      const text = texts[language];

      test.each(casesOf(game, [], base))('prompts, choices, events and results: $name', async where => {
        for (let seed = 1; seed <= 2; seed++) await readTable(game, text, where, seed);
      });

      test('every option and its values are named and explained', () => {
        for (const option of game.options) {
          const words = text.options[option.id];
          expectWords(words?.name, option.id);
          expectWords(words?.explanation, option.id);
          if (option.kind === 'choice')
            for (const value of option.values)
              expectWords(words?.values?.[value]?.name, `${option.id} ${value}`);
        }
        expect(text.seatNames.length).toBeGreaterThanOrEqual(Math.max(...game.seatCounts));
      });

      test('every reason why something cannot be done has a sentence of its own', async () => {
        const asked = reasons.map(sentence => text.reason({ rule: 'XX-1.1', sentence, values: {} }));
        const sentences = await Promise.all(asked);
        for (const [i, sentence] of sentences.entries()) expect(sentence, reasons[i]).toMatch(/\p{L}{2}/u);
        expect(new Set(sentences).size).toBe(sentences.length);
      });
    });
}
