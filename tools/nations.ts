/**
 * How even the nations of Warriors & Traders are: lets bots play among themselves and tells, by nation and by seat, the
 * share of games won (a shared victory counts in parts) and the points above the mean of the table; also how often and
 * when the threshold is reached. `node tools/nations.ts [--seats 4] [--games 100] [--seed 1] [--iterations 20]
 * [--carelessness 0.1] [--option map=east]...`
 *
 * Bots that never err play nearly the same game again and again where only two or three nations take part, and one symbol
 * more or less then turns all games at once; a little carelessness makes the games differ.
 */
import { parseArgs } from 'node:util';

import { playGame, seedFor, type LevelSpec } from '@palio/search';
import type { Outcome } from '@palio/kernel';

import { brain } from '@palio/warriors-and-traders/bot';
import { pointsOfSide, warriorsAndTraders, worldOf, type State } from '@palio/warriors-and-traders';

interface Tally {
  games: number;
  wins: number;
  /** Points above the mean of the table, summed up. */
  ahead: number;
}

const { values: given } = parseArgs({
  options: {
    seats: { type: 'string', default: '4' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    every: { type: 'string', default: '1000000' },
    iterations: { type: 'string', default: '20' },
    carelessness: { type: 'string', default: '0.1' },
    option: { type: 'string', multiple: true, default: [] },
  },
});
const seats = Number(given.seats);
const games = Number(given.games);
const options = Object.fromEntries(given.option.map(pair => pair.split('=') as [string, string]));
const bot: LevelSpec = {
  method: 'greedy',
  budget: { iterations: Number(given.iterations) },
  carelessness: Number(given.carelessness),
};

const nations = new Map<string, Tally>();
const places = new Map<string, Tally>();
const best: number[] = [];
const endTurns = new Map<number, number>();
let reached = 0;

function count(tallies: Map<string, Tally>, name: string, won: number, ahead: number): void {
  const tally = tallies.get(name) ?? { games: 0, wins: 0, ahead: 0 };
  tally.games++;
  tally.wins += won;
  tally.ahead += ahead;
  tallies.set(name, tally);
}

function note(state: State, { ranks, scores }: Outcome): void {
  const firsts = ranks.filter(rank => rank === 1).length;
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  state.players.forEach(({ nation }, seat) => {
    const won = ranks[seat] === 1 ? 1 / firsts : 0;
    count(nations, worldOf(state).nations[nation]!.id, won, scores[seat]! - mean);
    count(places, `seat ${seat + 1}`, won, scores[seat]! - mean);
  });
  const top = Math.max(...state.table.sides.map(side => pointsOfSide(state, side)));
  best.push(top);
  if (top < state.table.threshold) return;
  reached++;
  endTurns.set(state.turn, (endTurns.get(state.turn) ?? 0) + 1);
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(0)} %`;

function print(tallies: ReadonlyMap<string, Tally>): void {
  for (const [name, { games: played, wins, ahead }] of [...tallies].sort(([a], [b]) => a.localeCompare(b)))
    console.log(
      `${name.padEnd(12)} ${String(played).padStart(4)} games ${percent(wins, played).padStart(6)} won ${(ahead / played).toFixed(1).padStart(6)} points`,
    );
}

function report(): void {
  console.log(
    `${best.length} games of ${seats}, ${JSON.stringify(options)}, ${given.iterations} looks, carelessness ${given.carelessness}, seed ${given.seed}`,
  );
  print(nations);
  print(places);
  best.sort((one, other) => one - other);
  const turns = [...endTurns].sort(([a], [b]) => a - b).map(([turn, times]) => `${turn}: ${times}`);
  console.log(
    `best ${best[best.length >> 1]} (median), threshold reached in ${percent(reached, best.length)}, by turn ${turns.join(', ')}`,
  );
}

for (let number = 0; number < games; number++) {
  let last: State | undefined;
  const { outcome } = playGame({
    game: warriorsAndTraders,
    seats,
    players: [{ bot, brain }],
    options,
    seed: seedFor(Number(given.seed), number),
    clock: () => 0,
    onDecision: ({ state }) => (last = state as State),
  });
  if (last !== undefined && outcome !== undefined) note(last, outcome);
  if ((number + 1) % Number(given.every) === 0 && number + 1 < games) report();
}
report();
