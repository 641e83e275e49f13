/**
 * How even the splits of the start tokens of Warriors & Traders are (WT-3.13): bots play among themselves, each seat
 * begins with a split drawn for it, and the share of games won is told by split, a shared victory in parts, with its
 * interval of 95 %. `node tools/openings.ts [--seats 4] [--games 400] [--seed 1] [--iterations 20]
 * [--carelessness 0.1] [--splits 003,111]... [--corrections file.json] [--option map=east]...`
 *
 * A split is written as its tokens on Production, Trade and Military. Corrections are those of an owner of the box:
 * so a figure is tried before it is changed. The notes of data/technology.json hold the results.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { correctFigures, fastChance, type Chance, type Corrections, type Seat } from '@palio/kernel';
import { playGame, seedFor, wilsonInterval, type LevelSpec } from '@palio/search';
import type { Action, State } from '@palio/warriors-and-traders';

const { values: given } = parseArgs({
  options: {
    seats: { type: 'string', default: '4' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    iterations: { type: 'string', default: '20' },
    carelessness: { type: 'string', default: '0.1' },
    splits: { type: 'string', default: '003,012,021,030,102,111,120,201,210,300' },
    corrections: { type: 'string' },
    option: { type: 'string', multiple: true, default: [] },
  },
});
if (given.corrections !== undefined)
  correctFigures('warriors-and-traders', JSON.parse(readFileSync(given.corrections, 'utf8')) as Corrections);
// Loaded only now: their tables are made of the corrected figures.
const { warriorsAndTraders: game, pointsOfSide } = await import('@palio/warriors-and-traders');
const { brain } = await import('@palio/warriors-and-traders/bot');

const seats = Number(given.seats);
const games = Number(given.games);
const splits = given.splits.split(',');
const options = Object.fromEntries(given.option.map(pair => pair.split('=') as [string, string]));
const bot: LevelSpec = {
  method: 'greedy',
  budget: { iterations: Number(given.iterations) },
  carelessness: Number(given.carelessness),
};

const isSplit = (action: Action, split: string): boolean =>
  action.type === 'tokens' && `${action.production}${action.trade}${action.military}` === split;

/** The usual bot, but for its first decision. */
const beginningWith = (split: string) => ({
  bot,
  brain: {
    ...brain,
    plan: (state: State, seat: Seat, actions: readonly Action[], chance: Chance) =>
      actions.find(action => isSplit(action, split)) ?? brain.plan?.(state, seat, actions, chance),
  },
});

const tallies = new Map(splits.map(split => [split, { games: 0, wins: 0, points: 0 }]));
let reached = 0;

for (let number = 0; number < games; number++) {
  const seed = seedFor(Number(given.seed), number);
  const chance = fastChance(seedFor(seed, 0));
  const drawn = Array.from({ length: seats }, () => chance.pick(splits));
  let last: State | undefined;
  const { outcome } = playGame({
    game,
    seats,
    players: drawn.map(beginningWith),
    options,
    seed,
    clock: () => 0,
    onDecision: ({ state }) => (last = state as State),
  });
  if (outcome === undefined || last === undefined) throw new Error(`game ${number} did not end`);
  const firsts = outcome.ranks.filter(rank => rank === 1).length;
  drawn.forEach((split, seat) => {
    const tally = tallies.get(split)!;
    tally.games++;
    tally.points += outcome.scores[seat]!;
    if (outcome.ranks[seat] === 1) tally.wins += 1 / firsts;
  });
  const end = last;
  if (end.table.sides.some(side => pointsOfSide(end, side) >= end.table.threshold)) reached++;
}

const percent = (share: number): string => (100 * share).toFixed(0).padStart(3);
console.log(
  `${games} games of ${seats}, ${JSON.stringify(options)}, ${given.iterations} looks, carelessness ${given.carelessness}, seed ${given.seed}; a fair share is ${percent(1 / seats)} %, the threshold was reached in ${percent(reached / games)} %`,
);
for (const [split, { games: played, wins, points }] of tallies) {
  const { low, high } = wilsonInterval(wins, played);
  console.log(
    `${split} ${String(played).padStart(5)} games ${percent(wins / played)} % won (${percent(low)} to ${percent(high)}) ${(points / played).toFixed(1)} points`,
  );
}
