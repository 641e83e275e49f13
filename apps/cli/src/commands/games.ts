import { CATALOGUE } from '@palio/catalogue';
import { noWord, readArguments } from '../arguments.ts';
import type { Answer } from '../output.ts';
import { coverageOf } from '../rule-coverage.ts';
import { load } from '../shelf.ts';

export async function games(given: readonly string[]): Promise<Answer> {
  noWord(readArguments(given, {}));
  const list = await Promise.all(
    CATALOGUE.map(async ({ id, titles, seatCounts, minutes }) => {
      const { game } = await load(id);
      const options = game.options.map(option => ({
        id: option.id,
        kind: option.kind,
        default: option.default,
        ...(option.kind === 'choice' ? { values: option.values } : {}),
        ...(option.kind === 'flag' ? { values: [false, true] } : {}),
        ...(option.kind === 'number' ? { min: option.min, max: option.max } : {}),
      }));
      return {
        id,
        titles,
        seats: seatCounts,
        minutes,
        options,
        rules: coverageOf(id).total,
        rulesVersion: game.rulesVersion,
      };
    }),
  );
  const lines = list.flatMap(game => [
    `${game.id}  ${game.titles.en}, ${game.seats.join('/')} players, ${game.rules} rules`,
    ...game.options.map(
      option =>
        `    ${option.id} = ${'values' in option ? option.values.join(' | ') : option.kind} (${option.default})`,
    ),
  ]);
  return { json: { games: list }, lines };
}
