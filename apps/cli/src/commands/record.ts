import { writeFileSync } from 'node:fs';
import {
  act,
  fastChance,
  hashOf,
  knowledgeOf,
  PalioError,
  startMatch,
  writeRecord,
  type Match,
} from '@palio/kernel';
import { newMemory, think, type BotName, type Budget } from '@palio/search';
import { botsFor, budgetFrom, oneWord, optionsFrom, readArguments, seatsFrom } from '../arguments.ts';
import type { Answer } from '../output.ts';
import { load } from '../shelf.ts';
import type { PlayableGame } from '@palio/catalogue';

/** A match between bots, with the log of a live game. */
export function playMatch(
  { game, brain }: PlayableGame,
  match: Match,
  bots: readonly BotName[],
  seed: number,
  budget?: Budget,
): void {
  const memories = bots.map(newMemory);
  for (let n = 0; game.waitingFor(match.state).length > 0; n++) {
    if (n > game.longestGame)
      throw new PalioError('endless-rule', `the game is not over after ${n} decisions`);
    const seat = game.waitingFor(match.state)[0]!;
    const turn = fastChance(seed * 1_000_003 + n).below(2 ** 31);
    const knowledge = knowledgeOf(game, match.state, seat, turn);
    const { action } = think({
      game,
      brain,
      knowledge,
      seat,
      bot: bots[seat]!,
      seed: turn,
      clock: () => performance.now(),
      budget,
      memory: memories[seat],
    });
    act(game, match, seat, action);
  }
}

export async function record(given: readonly string[]): Promise<Answer> {
  const args = readArguments(given, {
    seed: 'value',
    out: 'value',
    seats: 'value',
    bots: 'value',
    option: 'many',
    ms: 'value',
    iterations: 'value',
  });
  const playable = await load(oneWord(args, 'the game'));
  const { game } = playable;
  const out = args.text('out');
  if (out === undefined) throw new PalioError('bad-arguments', '--out FILE is missing');
  const seed = args.text('seed') ?? '1';
  const options = optionsFrom(game, args.many('option'));
  const seats = seatsFrom(game, args, options);
  const bots = botsFor(seats, args.text('bots') ?? 'random');
  const match = startMatch(game, options, seats, seed);
  playMatch(playable, match, bots, Number.parseInt(hashOf(seed).slice(0, 8), 16), budgetFrom(args));
  try {
    writeFileSync(
      out,
      writeRecord(
        game,
        match,
        bots.map(bot => `bot ${bot}`),
      ),
    );
  } catch {
    throw new PalioError('file-not-found', 'cannot be written', out);
  }
  const json = {
    file: out,
    game: game.id,
    actions: match.log.length,
    hash: hashOf(match.state),
    outcome: game.outcome(match.state),
  };
  return { json, lines: [`${out}: ${json.actions} actions, final hash ${json.hash}`] };
}
