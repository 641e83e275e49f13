import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { corrected, figureList, PalioError, PROVENANCES, type Figure } from '@palio/kernel';
import { readArguments } from '../arguments.ts';
import { columns, type Answer } from '../output.ts';
import { gameFolder, readText } from '../files.ts';
import { gameIds, load } from '../shelf.ts';

interface Listed extends Figure {
  readonly game: string;
  readonly file: string;
}

/** The figures in force: those of the box's owner where he has corrected some. */
function figuresOfGame(game: string): Listed[] {
  const folder = join(gameFolder(game), 'data');
  return readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .flatMap(file =>
      figureList(
        corrected<unknown>(game, basename(file, '.json'), JSON.parse(readText(join(folder, file)))),
      ).map(figure => ({ game, file, ...figure })),
    );
}

/** `palio data check`: loading a game checks its figures against their schema; here they are listed by source. */
export async function data(given: readonly string[]): Promise<Answer> {
  const args = readArguments(given, {});
  if (args.words.join(' ') !== 'check') throw new PalioError('bad-arguments', 'write: palio data check');
  const games = [];
  const all: Listed[] = [];
  for (const id of gameIds()) {
    const { game } = await load(id);
    const figures = figuresOfGame(id);
    all.push(...figures);
    const counts = Object.fromEntries(
      PROVENANCES.map(source => [source, figures.filter(figure => figure.provenance === source).length]),
    );
    games.push({
      game: id,
      figures: figures.length,
      hash: game.figures,
      ...counts,
      unsourced: figures
        .filter(figure => !PROVENANCES.some(source => source === figure.provenance))
        .map(figure => `${figure.file} ${figure.path}`),
    });
  }
  const unsourced = games.flatMap(game => game.unsourced);
  const lines = [
    ...columns([
      ['game', 'figures', ...PROVENANCES],
      ...games.map(game => [
        game.game,
        ...[
          game.figures,
          ...PROVENANCES.map(
            source => all.filter(figure => figure.game === game.game && figure.provenance === source).length,
          ),
        ].map(String),
      ]),
    ]),
    ...all.map(
      figure =>
        `${figure.provenance ?? 'NO SOURCE'}  ${figure.game}/${figure.file} ${figure.path} = ${JSON.stringify(figure.value)}`,
    ),
  ];
  return {
    json: { valid: unsourced.length === 0, games, figures: all },
    lines,
    good: unsourced.length === 0,
  };
}
