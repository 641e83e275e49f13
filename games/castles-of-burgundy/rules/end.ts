import type { Outcome, Seat } from '@palio/kernel';
import { isCovered } from './areas.ts';
import type { Ending } from './events.ts';
import { SCORING, SHIELD_FIGURES } from './figures.ts';
import { finalMonasteryPoints } from './monasteries.ts';
import { SOURCES, type Source } from './names.ts';
import { boardOf, duchyOf, hasShield, playerOf, type Duchy, type State } from './state.ts';

/** What can decide between players with equal scores, in this order. */
export const TIE_BREAKS = ['emptySpaces', 'furthestBack'] as const;
type TieBreak = (typeof TIE_BREAKS)[number];

/** What scores are made of: the sources of points, and in solo the covered spaces. */
export const SCORES = [...SOURCES, 'spaces'] as const;

export type FinalScore = Readonly<Record<'monasteries' | 'shields' | 'goods' | 'silver' | 'workers', number>>;

const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);

/** CB-25.12, CB-25.28 */
function shieldPoints(duchy: Duchy): number {
  const points = sum(duchy.shields.map(({ shield }) => SHIELD_FIGURES.list[shield - 1]!.points));
  return hasShield(duchy, 13) ? points * 2 : points;
}

/** CB-13.2 to 13.5, CB-25.12 The final scoring of a duchy as it stands. */
export function finalScore(state: State, duchy: Duchy): FinalScore {
  return {
    monasteries: finalMonasteryPoints(state, duchy),
    shields: shieldPoints(duchy),
    goods: sum(duchy.goods) * SCORING.final.goods,
    silver: duchy.silver * SCORING.final.silver,
    workers: Math.floor(duchy.workers / SCORING.final.workersPerPoint),
  };
}

export const pointsOf = (state: State, seat: Seat): number => sum(playerOf(state, seat).points);

export const emptySpaces = (duchy: Duchy): number =>
  boardOf(duchy).all.filter(space => !isCovered(duchy, space)).length;

/** CB-13, CB-30.22 Points by source: of the player, or of both partners together. */
function breakdownOf(state: State, seat: Seat): Record<Source, number> {
  const { duchyOf: owners } = state.table;
  const final: Partial<Record<Source, number>> = finalScore(state, duchyOf(state, seat));
  const partners = state.players.filter((_, other) => owners[other] === owners[seat]);
  return Object.fromEntries(
    SOURCES.map((source, i) => [
      source,
      sum(partners.map(({ points }) => points[i]!)) + (final[source] ?? 0),
    ]),
  ) as Record<Source, number>;
}

/** CB-13.7 to 13.9, CB-30.23 What decides between two players, in this order. */
interface Standing {
  readonly score: number;
  readonly empty: number;
  /** Place in the turn order, counted from the front; equal for partners and in the team game. */
  readonly back: number;
}

function standings(state: State, breakdowns: readonly Record<Source, number>[]): Standing[] {
  return breakdowns.map((breakdown, seat) => ({
    score: sum(Object.values(breakdown)),
    empty: emptySpaces(duchyOf(state, seat)),
    back: state.table.mode === 'team' ? 0 : state.order.indexOf(seat),
  }));
}

const compare = (a: Standing, b: Standing): number =>
  a.score - b.score || a.empty - b.empty || a.back - b.back;

/** The tie-break that decided who comes first, if one did. */
function tieBreakOf(all: readonly Standing[], ranks: readonly number[]): TieBreak | undefined {
  const first = all[ranks.indexOf(1)]!;
  const level = all.filter((other, seat) => ranks[seat]! > 1 && other.score === first.score);
  if (level.length === 0) return undefined;
  return level.some(other => other.empty === first.empty) ? 'furthestBack' : 'emptySpaces';
}

function soloOutcome(state: State): Outcome {
  const duchy = duchyOf(state, 0);
  const spaces = boardOf(duchy).size - emptySpaces(duchy);
  const ending: Ending = state.won ? 'duchyCovered' : 'soloLost';
  return { ranks: [1], scores: [spaces], breakdown: [{ spaces }], ending };
}

/** CB-13, CB-30.22, CB-30.23, CB-31.32, CB-31.33 */
export function outcome(state: State): Outcome {
  if (state.solo !== null) return soloOutcome(state);
  const breakdown = state.players.map((_, seat) => breakdownOf(state, seat));
  const all = standings(state, breakdown);
  const ranks = all.map(own => 1 + all.filter(other => compare(other, own) > 0).length);
  const ending: Ending = 'lastPhase';
  const tieBreak = tieBreakOf(all, ranks);
  return {
    ranks,
    scores: all.map(({ score }) => score),
    breakdown,
    ending,
    ...(tieBreak === undefined ? {} : { tieBreak }),
  };
}
