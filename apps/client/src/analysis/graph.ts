import type { Seat } from '@palio/kernel';
import type { ReviewedDecision } from '@palio/search';

/** What every seat could expect after so many actions. */
export interface Moment {
  readonly count: number;
  readonly values: readonly number[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where in the picture the lines lie. */
export interface Field {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Actions of the whole game. */
  readonly all: number;
}

/** One line: a seat, or all of a team, which wins and loses together. */
export interface Line {
  readonly seats: readonly Seat[];
  readonly points: readonly Point[];
}

/** The moments before each decision, and the end once it is known. */
export function momentsOf(
  decisions: readonly ReviewedDecision[],
  end: readonly number[] | undefined,
  all: number,
): readonly Moment[] {
  const moments = decisions.map(({ number, values }) => ({ count: number - 1, values }));
  return end === undefined ? moments : [...moments, { count: all, values: end }];
}

/** At most so many: a long game has more decisions than the picture has room, and the mean of a stretch says more. */
export function thinned(moments: readonly Moment[], most: number): readonly Moment[] {
  if (moments.length <= most) return moments;
  return Array.from({ length: most }, (_, i) => {
    const stretch = moments.slice(
      Math.floor((i * moments.length) / most),
      Math.floor(((i + 1) * moments.length) / most),
    );
    const mean = (read: (moment: Moment) => number): number =>
      stretch.reduce((sum, moment) => sum + read(moment), 0) / stretch.length;
    const values = stretch[0]!.values.map((_value, seat) => mean(moment => moment.values[seat]!));
    // The first and the last stay where they are, so that the line reaches both ends.
    const count = i === 0 ? stretch[0]!.count : i === most - 1 ? stretch.at(-1)!.count : undefined;
    return { count: count ?? mean(moment => moment.count), values };
  });
}

export const xOf = ({ left, right, all }: Field, count: number): number =>
  left + ((right - left) * count) / Math.max(1, all);

export const yOf = ({ top, bottom }: Field, value: number): number => bottom - (bottom - top) * value;

/** The moment under a place in the picture. */
export function countAt({ left, right, all }: Field, x: number): number {
  const share = (x - left) / Math.max(1, right - left);
  return Math.round(Math.max(0, Math.min(1, share)) * all);
}

/** Seats that were always worth the same share one line: a team wins and loses together. */
export function teamsOf(moments: readonly Moment[]): readonly (readonly Seat[])[] {
  const teams: Seat[][] = [];
  for (const seat of moments[0]?.values.keys() ?? []) {
    const same = teams.find(([other]) =>
      moments.every(({ values }) => values[seat]!.toFixed(6) === values[other!]!.toFixed(6)),
    );
    if (same === undefined) teams.push([seat]);
    else same.push(seat);
  }
  return teams;
}

export const linesOf = (moments: readonly Moment[], field: Field): readonly Line[] =>
  teamsOf(moments).map(seats => ({
    seats,
    points: moments.map(({ count, values }) => ({ x: xOf(field, count), y: yOf(field, values[seats[0]!]!) })),
  }));

export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Moves heights apart, as little as possible, so that what stands there does not cover its neighbour. */
export function spread(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((_, i) => i).toSorted((a, b) => heights[a]! - heights[b]!);
  const placed = heights.slice();
  let lowest = -Infinity;
  for (const i of order) {
    placed[i] = Math.max(top, heights[i]!, lowest + gap);
    lowest = placed[i]!;
  }
  let highest = Infinity;
  for (const i of order.toReversed()) {
    placed[i] = Math.min(bottom, placed[i]!, highest - gap);
    highest = placed[i]!;
  }
  return placed;
}

/** How high a line runs at a place between its points. */
export function heightAt(points: readonly Point[], x: number): number {
  const next = points.findIndex(point => point.x >= x);
  const after = points[next] ?? points.at(-1);
  const before = points[next - 1];
  if (after === undefined) return 0;
  if (before === undefined || next < 0) return after.y;
  return before.y + ((after.y - before.y) * (x - before.x)) / (after.x - before.x);
}

/** Moves marks up or down, in their order, to the nearest place where none covers one before it. */
export function apart(marks: readonly Point[], size: number, { top, bottom }: Field): Point[] {
  const placed: Point[] = [];
  const steps = Array.from({ length: marks.length * 4 }, (_, i) => (i * size) / 4);
  for (const { x, y } of marks) {
    const heights = steps.flatMap(step => [y - step, y + step]);
    const isFree = (height: number): boolean =>
      height >= top &&
      height <= bottom &&
      placed.every(other => Math.hypot(other.x - x, other.y - height) >= size);
    placed.push({ x, y: heights.find(isFree) ?? y });
  }
  return placed;
}

/** What was expected at a moment: by the last decision before it, or by the one it leads to. */
export const valuesAt = (moments: readonly Moment[], count: number): readonly number[] | undefined =>
  moments.findLast(moment => moment.count <= count)?.values;
