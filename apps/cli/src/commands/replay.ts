import { replay as replayRecord, resultLine } from '@palio/kernel';
import { oneWord, readArguments } from '../arguments.ts';
import type { Answer } from '../output.ts';
import { loadRecord } from '../shelf.ts';

export async function replay(given: readonly string[]): Promise<Answer> {
  const args = readArguments(given, { verify: 'switch' });
  const file = oneWord(args, 'the record file');
  const { game, recorded } = await loadRecord(file);
  const { match, verdict, names } = replayRecord(game, recorded, file);
  const outcome = game.outcome(match.state);
  const verified = verdict.fairDraws !== false;
  const json = {
    file,
    game: game.id,
    verified,
    actions: match.log.length,
    names,
    result: outcome ?? null,
    ...verdict,
    fairDraws: verdict.fairDraws ?? null,
  };
  const draws =
    verdict.fairDraws === undefined
      ? 'the seed is not revealed yet'
      : verdict.fairDraws
        ? 'every draw comes from the committed seed'
        : 'the seed does not fit the commitment or the draws';
  const lines = [
    `${file}: ${match.log.length} actions of ${game.id}, all legal; ${verdict.hashesChecked} hashes agree`,
    `draws: ${draws}`,
    `result: ${outcome === undefined ? 'not finished' : resultLine(outcome)}`,
    `final hash ${verdict.finalHash}`,
  ];
  return { json, lines, good: verified };
}
