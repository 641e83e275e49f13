import type { Outcome, Seat } from '@palio/kernel';
import { RARE_GOODS_FIGURES, TOWER } from './figures.ts';
import { missionPoints } from './missions.ts';
import { FROM, SOURCES, type Source } from './names.ts';
import { owns, playerOf, tilesOf, type Player, type State } from './state.ts';
import { templePoints } from './temple.ts';
import { figuresOfTile, tilesWith, type Metric } from './tiles.ts';

const LEGACY_TILES = tilesWith('endBonus');

/** TA-17.6, TA-17.7 Duplicates form further sets. */
export function setPoints(rareGoods: readonly number[]): number {
  let points = 0;
  for (let copy = 1; ; copy++) {
    let types = 0;
    for (const count of rareGoods) if (count >= copy) types++;
    if (types === 0) return points;
    points += RARE_GOODS_FIGURES.setPoints[types - 1]!;
  }
}

/** TA-17.4 One card for each temple. */
export const templesWorth = ({ temples }: Player): number =>
  temples.reduce((sum, part) => sum + templePoints(part), 0);

export const rareGoodCount = ({ rareGoods }: Player): number =>
  rareGoods.reduce((sum, count) => sum + count, 0);

/** TA-14.25, TA-14.26 */
const METRICS: Readonly<Record<Metric, (player: Player) => number>> = {
  towerLevels: player => player.tower,
  rareGoodCount,
  missionPP: missionPoints,
  templePP: templesWorth,
  improvementCount: player => tilesOf(player).length,
};

/** TA-14.25 Strictly ahead of every other player. */
export function isAhead(state: State, seat: Seat, metric: Metric): boolean {
  const measure = METRICS[metric];
  const own = measure(playerOf(state, seat));
  return state.players.every((player, other) => other === seat || measure(player) < own);
}

/** TA-17.5 */
function legacyPoints(state: State, seat: Seat): number {
  let points = 0;
  for (const tile of LEGACY_TILES) {
    if (!owns(playerOf(state, seat), tile)) continue;
    const { metric = 'towerLevels', points: bonus = 0 } = figuresOfTile(tile);
    if (isAhead(state, seat, metric)) points += bonus;
  }
  return points;
}

/** TA-17.2 to TA-17.8 The score sheet as it would be if the game ended now, in the order of SOURCES. */
export function finalPoints(state: State, seat: Seat): number[] {
  const player = playerOf(state, seat);
  const points = player.points.slice();
  points[FROM.tower]! += TOWER.pointsPerLevel * player.tower;
  points[FROM.missions]! += missionPoints(player);
  points[FROM.temples]! += templesWorth(player);
  points[FROM.legacies]! += legacyPoints(state, seat);
  points[FROM.rareGoods]! += setPoints(player.rareGoods);
  return points;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export const finalTotal = (state: State, seat: Seat): number => sum(finalPoints(state, seat));

export const bySource = (points: readonly number[]): Record<Source, number> =>
  Object.fromEntries(SOURCES.map((source, i) => [source, points[i]!])) as Record<Source, number>;

/** TA-17.9 More Rare Goods win a tie; then the victory is shared. */
export function outcome(state: State): Outcome {
  const sheets = state.players.map((_, seat) => finalPoints(state, seat));
  const scores = sheets.map(sum);
  const goods = state.players.map(rareGoodCount);
  const isBetter = (a: Seat, b: Seat): boolean =>
    scores[a]! > scores[b]! || (scores[a] === scores[b] && goods[a]! > goods[b]!);
  const ranks = state.players.map(
    (_, seat) => 1 + state.players.filter((__, other) => isBetter(other, seat)).length,
  );
  const best = Math.max(...scores);
  const tied = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const wasBroken = tied.some(seat => goods[seat] !== goods[tied[0]!]);
  return {
    ranks,
    scores,
    breakdown: sheets.map(bySource),
    ending: 'lastTurn',
    ...(wasBroken ? { tieBreak: 'rareGoods' } : {}),
  };
}
