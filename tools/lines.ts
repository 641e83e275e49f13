import { readFileSync } from 'node:fs';

import { correctFigures, type Corrections } from '@palio/kernel';
import { playGame, type LevelSpec } from '@palio/search';

/**
 * `node tools/lines.ts [games] [greedy|search] [iterations] [corrections.json]`: tables of four bots of Tadmor,
 * each of which favours one line (tower, temples, missions, Rare Goods) in changing seats; says which line and
 * which seat wins how often. So are reconstructed figures weighed; the notes of data/tower.json hold the results.
 */
const [games = '48', method = 'greedy', iterations = '60', corrections] = process.argv.slice(2);
if (corrections !== undefined)
  correctFigures('tadmor', JSON.parse(readFileSync(corrections, 'utf8')) as Corrections);
// Loaded only now: their tables are made of the corrected figures.
const { tadmor: game } = await import('@palio/tadmor');
const { brain } = await import('@palio/tadmor/bot');
const { giveTastes, LINES } = await import('@palio/tadmor/bot/taste');

type Line = (typeof LINES)[number];

/** How much a bot counts what its own line brings, and what the others bring. */
const FAVOURED = 1.4;
const NEGLECTED = 0.75;
const SEED = 1000;

const taste = (own: Line): Readonly<Record<Line, number>> => {
  const weight = (line: Line): number => (line === own ? FAVOURED : NEGLECTED);
  return {
    tower: weight('tower'),
    temples: weight('temples'),
    missions: weight('missions'),
    rareGoods: weight('rareGoods'),
  };
};

function orders<Thing>(things: readonly Thing[]): Thing[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first, i) =>
    orders([...things.slice(0, i), ...things.slice(i + 1)]).map(rest => [first, ...rest]),
  );
}

const bot: LevelSpec = {
  method: method === 'search' ? 'search' : 'greedy',
  budget: { iterations: Number(iterations) },
  carelessness: 0,
};
const seatings = orders(LINES);
const wins = new Map<string, number>();
const scores = new Map<Line, number>();
const add = <Key>(counts: Map<Key, number>, key: Key, count: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + count);
};

for (let number = 0; number < Number(games); number++) {
  // Seven shares no factor with the number of orders: each comes up, and neighbours differ much.
  const lines = seatings[(number * 7) % seatings.length]!;
  giveTastes(lines.map(taste));
  const players = [{ bot, brain }];
  const { outcome } = playGame({ game, seats: LINES.length, players, seed: SEED + number, clock: () => 0 });
  if (outcome === undefined) throw new Error(`game ${number} did not end`);
  const winners = outcome.ranks.filter(rank => rank === 1).length;
  lines.forEach((line, seat) => {
    add(scores, line, outcome.scores[seat]!);
    if (outcome.ranks[seat] !== 1) return;
    add(wins, line, 1 / winners);
    add(wins, `seat ${seat + 1}`, 1 / winners);
  });
}

const percent = (key: string): string => `${Math.round((100 * (wins.get(key) ?? 0)) / Number(games))} %`;
for (const line of LINES)
  console.log(
    `${line.padEnd(10)} wins ${percent(line)}, mean score ${Math.round(scores.get(line)! / Number(games))}`,
  );
console.log([1, 2, 3, 4].map(seat => `seat ${seat} ${percent(`seat ${seat}`)}`).join(', '));
