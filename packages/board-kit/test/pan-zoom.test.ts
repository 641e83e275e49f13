import { expect, test } from 'vitest';
import {
  boardPoint,
  type Camera,
  fitCamera,
  focusCamera,
  type Frame,
  isInside,
  isLaidOut,
  keepInside,
  pan,
  pinch,
  reveal,
  visibleBox,
  wheelFactor,
  zoomAround,
} from '../src/pan-zoom.ts';

/** A board of 1000 by 500 in a viewport of 500 by 500: half a pixel per unit when it fits. */
const FRAME: Frame = {
  board: { width: 1000, height: 500 },
  viewport: { width: 500, height: 500 },
  minZoom: 1,
  maxZoom: 4,
};
const CLOSE: Camera = { x: 400, y: 250, zoom: 4 };

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function rounded({ x, y, zoom }: Camera): Camera {
  return { x: round(x), y: round(y), zoom: round(zoom) };
}

test('the whole board fits in the middle', () => {
  expect(fitCamera(FRAME)).toEqual({ x: 500, y: 250, zoom: 1 });
  expect(visibleBox(fitCamera(FRAME), FRAME)).toEqual({ x: 0, y: -250, width: 1000, height: 1000 });
});

test('a viewport without size is not laid out', () => {
  expect(isLaidOut(FRAME)).toBe(true);
  expect(isLaidOut({ ...FRAME, viewport: { width: 0, height: 500 } })).toBe(false);
});

test('what is shown and what is not', () => {
  const shown = visibleBox(CLOSE, FRAME);
  expect(isInside({ x: 400, y: 250 }, shown)).toBe(true);
  expect(isInside({ x: 900, y: 250 }, shown)).toBe(false);
  expect(isInside({ x: 400, y: 499 }, shown)).toBe(false);
});

test('zooming holds what lies under the pointer', () => {
  const pixel = { x: 310, y: 260 };
  const before = boardPoint(pixel, CLOSE, FRAME);
  const after = boardPoint(pixel, zoomAround(CLOSE, 0.8, pixel, FRAME), FRAME);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('zoom stays within its limits', () => {
  expect(zoomAround(CLOSE, 10, { x: 250, y: 250 }, FRAME).zoom).toBe(4);
  expect(rounded(zoomAround(CLOSE, 0.01, { x: 10, y: 10 }, FRAME))).toEqual(rounded(fitCamera(FRAME)));
});

test('a drag moves the board with the pointer', () => {
  expect(rounded(pan(CLOSE, { x: 40, y: -20 }, FRAME))).toEqual({ x: 380, y: 260, zoom: 4 });
});

test('the view never leaves the board, and a board smaller than the view stays in its middle', () => {
  expect(rounded(pan(CLOSE, { x: 100_000, y: 0 }, FRAME))).toEqual({ x: 125, y: 250, zoom: 4 });
  expect(rounded(pan(CLOSE, { x: -100_000, y: -100_000 }, FRAME))).toEqual({ x: 875, y: 375, zoom: 4 });
  expect(rounded(keepInside({ x: 600, y: 90, zoom: 1.5 }, FRAME))).toEqual({ x: 600, y: 250, zoom: 1.5 });
});

test('two fingers twice as far apart show things twice as large, around their middle', () => {
  const start: Camera = { x: 500, y: 250, zoom: 2 };
  const apart = pinch(
    start,
    [
      { x: 200, y: 250 },
      { x: 300, y: 250 },
    ],
    [
      { x: 150, y: 250 },
      { x: 350, y: 250 },
    ],
    FRAME,
  );
  expect(rounded(apart)).toEqual({ x: 500, y: 250, zoom: 4 });
});

test('two fingers that move together drag', () => {
  const moved = pinch(
    CLOSE,
    [
      { x: 200, y: 250 },
      { x: 300, y: 250 },
    ],
    [
      { x: 240, y: 230 },
      { x: 340, y: 230 },
    ],
    FRAME,
  );
  expect(rounded(moved)).toEqual(rounded(pan(CLOSE, { x: 40, y: -20 }, FRAME)));
});

test('two fingers on one spot do not blow the board up', () => {
  const spot = { x: 200, y: 250 };
  expect(Number.isFinite(pinch(CLOSE, [spot, spot], [spot, spot], FRAME).zoom)).toBe(true);
});

test('a place is shown as large as the limits allow', () => {
  expect(rounded(focusCamera({ x: 300, y: 150, width: 500, height: 200 }, FRAME))).toEqual({
    x: 550,
    y: 250,
    zoom: 2,
  });
  expect(focusCamera({ x: 300, y: 150, width: 1, height: 1 }, FRAME).zoom).toBe(4);
});

test('a piece outside of the view is brought in by the least move', () => {
  const inside = { x: 100, y: 100, width: 50, height: 50 };
  expect(reveal(CLOSE, inside, 20, FRAME)).toBe(CLOSE);
  expect(rounded(reveal(CLOSE, { ...inside, x: 480 }, 20, FRAME))).toEqual(
    rounded(pan(CLOSE, { x: -50, y: 0 }, FRAME)),
  );
  expect(rounded(reveal(CLOSE, { ...inside, x: -30 }, 20, FRAME))).toEqual(
    rounded(pan(CLOSE, { x: 50, y: 0 }, FRAME)),
  );
});

test('the wheel zooms in upwards, and one wild turn is bounded', () => {
  const turn = { deltaMode: 0, ctrlKey: false };
  expect(wheelFactor({ ...turn, deltaY: -100 })).toBeGreaterThan(1);
  expect(wheelFactor({ ...turn, deltaY: 100 })).toBeLessThan(1);
  expect(wheelFactor({ ...turn, deltaY: 1e6 })).toBeGreaterThan(0.5);
  expect(wheelFactor({ ...turn, deltaMode: 1, deltaY: -3 })).toBeCloseTo(
    wheelFactor({ ...turn, deltaY: -48 }),
  );
});
