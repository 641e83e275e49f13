import { playGame } from '@palio/search';
import { botsFor, budgetFrom, oneWord, optionsFrom, readArguments, seatsFrom } from '../arguments.ts';
import { columns, percent, thousands, type Answer } from '../output.ts';
import { load } from '../shelf.ts';

export async function selfplay(given: readonly string[]): Promise<Answer> {
  const args = readArguments(given, {
    seats: 'value',
    games: 'value',
    seed: 'value',
    bots: 'value',
    option: 'many',
    ms: 'value',
    iterations: 'value',
  });
  const { game, brain } = await load(oneWord(args, 'the game'));
  const options = optionsFrom(game, args.many('option'));
  const seats = seatsFrom(game, args, options);
  const count = args.whole('games', 10, 1, 1_000_000);
  const seed = args.whole('seed', 1, 0, 2 ** 31);
  const bots = botsFor(seats, args.text('bots') ?? 'random');
  const budget = budgetFrom(args);
  const players = bots.map(bot => ({ bot, brain, budget }));
  const winsPerSeat = Array.from({ length: seats }, () => 0);
  const totals = Array.from({ length: seats }, () => 0);
  const violations: string[] = [];
  let finished = 0;
  let decisions = 0;
  let milliseconds = 0;
  const allRandom = bots.every(bot => bot === 'random');
  for (let n = 0; n < count; n++) {
    const plan = {
      game,
      seats,
      players,
      options,
      seed: seed * 1_000_003 + n,
      clock: () => performance.now(),
    };
    const from = performance.now();
    // Checking invariants after every decision would be most of the time of random games: they are timed without.
    const timed = playGame({ ...plan, check: !allRandom });
    milliseconds += performance.now() - from;
    const played = allRandom ? playGame({ ...plan, check: true }) : timed;
    decisions += played.decisions;
    violations.push(...played.violations.map(problem => `game ${n + 1}: ${problem}`));
    if (played.outcome === undefined) continue;
    finished++;
    const winners = played.outcome.ranks.filter(rank => rank === 1).length;
    played.outcome.ranks.forEach((rank, seat) => (winsPerSeat[seat]! += rank === 1 ? 1 / winners : 0));
    played.outcome.scores.forEach((score, seat) => (totals[seat]! += score));
  }
  const meanScores = totals.map(total => (finished === 0 ? 0 : total / finished));
  const json = {
    game: game.id,
    seats,
    bots,
    games: count,
    finished,
    decisions,
    decisionsPerSecond: Math.round((decisions * 1000) / milliseconds),
    meanDecisions: decisions / count,
    winsPerSeat,
    meanScores,
    violations,
  };
  const lines = [
    `${game.id}: ${finished} of ${count} games finished, ${(decisions / count).toFixed(1)} decisions a game, ${thousands(json.decisionsPerSecond)} decisions a second`,
    ...columns([
      ['seat', 'bot', 'wins', 'mean score'],
      ...bots.map((bot, seat) => [
        String(seat),
        bot,
        percent(winsPerSeat[seat]!, finished),
        meanScores[seat]!.toFixed(2),
      ]),
    ]),
    `violations: ${violations.length}`,
    ...violations.slice(0, 20),
  ];
  return { json, lines, good: finished === count && violations.length === 0 };
}
