/** The middle 95 % of a normal distribution. */
const Z = 1.959963984540054;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** 95 % interval of a share of successes, good for few trials and for shares near 0 and 1. */
export function wilsonInterval(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const spread = (Z * Z) / trials;
  const centre = (share + spread / 2) / (1 + spread);
  const half = (Math.sqrt((share * (1 - share)) / trials + spread / trials / 4) * Z) / (1 + spread);
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** Elo points ahead that let a player expect this share of the points; infinite for 0 and 1. */
export function eloFromShare(share: number): number {
  if (share <= 0) return -Infinity;
  if (share >= 1) return Infinity;
  return 400 * Math.log10(share / (1 - share));
}

export interface EloEstimate extends Interval {
  readonly difference: number;
  /** Points per game: a win 1, a draw a half. */
  readonly share: number;
}

/**
 * Elo difference with its 95 % interval, from the spread of wins, draws and losses together (trinomial). If all
 * games ended alike there is no spread to go by, and the interval of Wilson says how far luck may reach.
 */
export function eloDifference(wins: number, losses: number, draws: number): EloEstimate {
  const games = wins + losses + draws;
  if (games === 0) return { share: 0.5, difference: 0, low: -Infinity, high: Infinity };
  const share = (wins + draws / 2) / games;
  const variance = (wins * (1 - share) ** 2 + losses * share ** 2 + draws * (0.5 - share) ** 2) / games;
  const half = Z * Math.sqrt(variance / games);
  const { low, high } =
    variance === 0 ? wilsonInterval(share * games, games) : { low: share - half, high: share + half };
  return { share, difference: eloFromShare(share), low: eloFromShare(low), high: eloFromShare(high) };
}
