import type { Point } from './geometry.ts';

/** A pointer that moves less than this is a tap. */
const DRAG_THRESHOLD = 6;
const DOUBLE_TAP = { milliseconds: 320, pixels: 24 };

export interface DragAnswers {
  pan(pixels: Point): void;
  pinch(before: readonly [Point, Point], after: readonly [Point, Point]): void;
  doubleTap(): void;
}

interface Tap extends Point {
  readonly time: number;
}

/**
 * Tells taps, drags and pinches apart on one element. The pointer is captured only once it is a drag:
 * an earlier capture would take the click away from the piece under it.
 */
export class Drag {
  readonly #answers: DragAnswers;
  readonly #pointers = new Map<number, Point>();
  #start: Point = { x: 0, y: 0 };
  #dragging = false;
  /** The pointer came down on a piece that is itself dragged: the board stays where it is. */
  #onPiece = false;
  #lastTap: Tap | undefined;

  constructor(answers: DragAnswers) {
    this.#answers = answers;
  }

  readonly down = (event: PointerEvent & { currentTarget: Element }): void => {
    if (event.button !== 0 || this.#pointers.size === 2) return;
    const point = clientPoint(event, event.currentTarget);
    this.#pointers.set(event.pointerId, point);
    if (this.#pointers.size === 1) {
      this.#start = point;
      this.#dragging = false;
      this.#onPiece = event.target instanceof Element && event.target.closest('[data-draws]') !== null;
    } else {
      this.#dragging = true;
      this.#onPiece = false;
      for (const id of this.#pointers.keys()) event.currentTarget.setPointerCapture(id);
    }
  };

  readonly move = (event: PointerEvent & { currentTarget: Element }): void => {
    const before = this.#pointers.get(event.pointerId);
    if (before === undefined || this.#onPiece) return;
    const point = clientPoint(event, event.currentTarget);
    if (!this.#dragging && apart(point, this.#start) <= DRAG_THRESHOLD) return;
    if (!this.#dragging) event.currentTarget.setPointerCapture(event.pointerId);
    this.#dragging = true;
    const other = this.#other(event.pointerId);
    this.#pointers.set(event.pointerId, point);
    if (other === undefined) this.#answers.pan({ x: point.x - before.x, y: point.y - before.y });
    else this.#answers.pinch([before, other], [point, other]);
  };

  readonly up = (event: PointerEvent & { currentTarget: Element }): void => {
    if (!this.#pointers.delete(event.pointerId) || this.#dragging || isOnPiece(event)) return;
    const point = clientPoint(event, event.currentTarget);
    const tap = { ...point, time: event.timeStamp };
    const last = this.#lastTap;
    const second =
      last !== undefined &&
      tap.time - last.time < DOUBLE_TAP.milliseconds &&
      apart(tap, last) < DOUBLE_TAP.pixels;
    this.#lastTap = second ? undefined : tap;
    if (second) this.#answers.doubleTap();
  };

  readonly leave = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
  };

  /** For the capture phase: the click that ends a drag is not meant for what lies under it. Clicks of the keyboard have no detail. */
  readonly click = (event: MouseEvent): void => {
    if (!this.#dragging || event.detail === 0) return;
    this.#dragging = false;
    event.stopPropagation();
    event.preventDefault();
  };

  #other(id: number): Point | undefined {
    for (const [key, point] of this.#pointers) if (key !== id) return point;
    return undefined;
  }
}

/** Two taps on a piece are two moves, not a wish to see the whole board. */
function isOnPiece(event: PointerEvent & { currentTarget: Element }): boolean {
  if (!(event.target instanceof Element)) return false;
  const piece = event.target.closest('[role="button"], button, a, [tabindex]');
  return piece !== null && piece !== event.currentTarget;
}

function clientPoint(event: PointerEvent, element: Element): Point {
  const edge = element.getBoundingClientRect();
  return { x: event.clientX - edge.x, y: event.clientY - edge.y };
}

function apart(first: Point, second: Point): number {
  return Math.hypot(second.x - first.x, second.y - first.y);
}
