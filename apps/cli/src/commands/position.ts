import { replay as replayRecord, stateAfter, type Viewer } from '@palio/kernel';
import { oneWord, readArguments } from '../arguments.ts';
import type { Answer } from '../output.ts';
import { load, loadRecord } from '../shelf.ts';

export async function position(given: readonly string[]): Promise<Answer> {
  const args = readArguments(given, { at: 'value', seat: 'value' });
  const file = oneWord(args, 'the record file');
  const { game, recorded } = await loadRecord(file);
  const { match } = replayRecord(game, recorded, file);
  const at = args.whole('at', match.log.length, 0, match.log.length);
  const wanted = args.text('seat') ?? 'spectator';
  const viewer: Viewer = wanted === 'spectator' ? wanted : args.whole('seat', 0, 0, match.seats - 1);
  const state = stateAfter(game, match, at);
  const view = game.view(state, viewer);
  const written = (list: 'legalActions' | 'asides'): string[] =>
    viewer === 'spectator' ? [] : game[list](state, viewer).map(action => game.write(state, viewer, action));
  const [legal, asides] = [written('legalActions'), written('asides')];
  const text = await (await load(game.id)).entry.text('en');
  const question = game.question(state) ?? null;
  return {
    json: { game: game.id, at, viewer, question, view, legal, asides },
    lines: [
      await text.board(view),
      `legal: ${legal.join(', ') || 'nothing'}`,
      ...(asides.length === 0 ? [] : [`free: ${asides.join(', ')}`]),
    ],
  };
}
