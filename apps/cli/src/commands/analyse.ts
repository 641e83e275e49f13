import { replay as replayRecord } from '@palio/kernel';
import { reviewMatch, turningPoints, type ReviewedDecision } from '@palio/search';
import { budgetFrom, oneWord, readArguments } from '../arguments.ts';
import { percent, type Answer } from '../output.ts';
import { loadRecord } from '../shelf.ts';

/** Enough to see who is ahead, and a long game takes no more than a minute or two. */
const USUAL_BUDGET = { iterations: 200 };
const MOST_TURNING_POINTS = 5;
const BARS = '▁▂▃▄▅▆▇█';
const WIDTH = 60;

/** The chances of a seat over the game, in one line: each bar the mean of a stretch. */
function graphOf(reviewed: readonly ReviewedDecision[], seat: number): string {
  const columns = Math.min(WIDTH, reviewed.length);
  return Array.from({ length: columns }, (_, column) => {
    const stretch = reviewed.slice(
      Math.floor((column * reviewed.length) / columns),
      Math.floor(((column + 1) * reviewed.length) / columns),
    );
    const mean = stretch.reduce((sum, { values }) => sum + values[seat]!, 0) / stretch.length;
    return BARS[Math.min(BARS.length - 1, Math.floor(mean * BARS.length))]!;
  }).join('');
}

/** `palio analyse FILE`: who was ahead at each decision, and where it was lost. */
export async function analyse(given: readonly string[]): Promise<Answer> {
  const args = readArguments(given, { ms: 'value', iterations: 'value', seed: 'value' });
  const file = oneWord(args, 'the record file');
  const budget = budgetFrom(args) ?? USUAL_BUDGET;
  const seed = args.whole('seed', 1, 0, 2 ** 31);
  const { game, brain, recorded } = await loadRecord(file);
  const { match, names } = replayRecord(game, recorded, file);
  const reviewed = reviewMatch({ game, brain, match, budget, seed, clock: () => performance.now() });
  const points = turningPoints(reviewed, MOST_TURNING_POINTS);
  const lines = [
    `${file}: ${match.log.length} actions of ${game.id}, ${reviewed.length} decisions with a choice`,
    ...names.map((name, seat) => `${graphOf(reviewed, seat)}  ${name} (seat ${seat})`),
    points.length === 0 ? 'no turning points' : 'turning points:',
    ...points.map(
      ({ number, seat, notation, best, loss }) =>
        `  ${number} ${names[seat]}: ${notation} instead of ${best} (-${percent(loss, 1)})`,
    ),
  ];
  const json = { file, game: game.id, names, decisions: reviewed, turningPoints: points };
  return { json, lines };
}
