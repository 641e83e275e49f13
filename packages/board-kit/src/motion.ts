import type { Point } from './geometry.ts';

/** Milliseconds; the same as in tokens.css. */
export const DURATION = {
  /** Hover, press. */
  fast: 120,
  /** A piece moves or fades. */
  move: 260,
  /** A phase changes, an area is completed. */
  slow: 420,
  /** One hex of a walk. */
  step: 140,
  /** Dice tumble. */
  tumble: 480,
  /** One shake of what cannot be chosen. */
  shake: 180,
  /** No replayed move lasts longer. */
  longestMove: 1200,
} as const;

export const CURVE = {
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  landing: 'cubic-bezier(0.3, 1.4, 0.5, 1)',
} as const;

/** False when the system or the player's own setting asks for less motion. */
export function motionAllowed(): boolean {
  if (typeof document === 'undefined' || document.documentElement.dataset['motion'] === 'reduced')
    return false;
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Plays one animation to its end; an element that leaves the page ends it early, which is no error. */
async function play(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
  try {
    await element.animate(frames, options).finished;
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'AbortError')) throw cause;
  }
}

/**
 * Moves a group through points in the coordinates of its parent. The group must be placed by nothing but
 * `translate(x y)`, already on the last point: the walk covers that place while it lasts and leaves nothing behind.
 */
export async function walk(
  element: SVGElement,
  points: readonly Point[],
  msPerStep: number = DURATION.step,
): Promise<void> {
  const steps = points.length - 1;
  if (steps < 1 || !motionAllowed()) return;
  const frames = points.map(point => ({ transform: `translate(${point.x}px, ${point.y}px)` }));
  const duration = Math.min(msPerStep * steps, DURATION.longestMove);
  await play(element, frames, { duration, easing: steps === 1 ? CURVE.ease : 'linear' });
}

/** A lost piece fades and sinks by 4. Remove it when the promise is kept: until then it stays invisible. */
export async function fadeAndSink(element: SVGElement): Promise<void> {
  if (!motionAllowed()) return;
  const timing = { duration: DURATION.move, easing: CURVE.ease, fill: 'forwards' } as const;
  // Added to the place of the piece; an added opacity would never fall below the piece's own, so that runs apart.
  const sink = play(element, [{ transform: 'translateY(0)' }, { transform: 'translateY(4px)' }], {
    ...timing,
    composite: 'add',
  });
  await Promise.all([sink, play(element, [{ opacity: 1 }, { opacity: 0 }], timing)]);
}

/** Turns a piece drawn around its own origin on its vertical axis; `turned` shows the other face while it stands edge on. */
export async function flip(element: SVGElement, turned: () => void): Promise<void> {
  if (!motionAllowed()) {
    turned();
    return;
  }
  const half = { duration: DURATION.move / 2, composite: 'add' } as const;
  await play(element, [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], {
    ...half,
    easing: 'ease-in',
  });
  turned();
  await play(element, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
    ...half,
    easing: CURVE.landing,
  });
}

/** The answer to a tap on something that cannot be chosen. */
export async function shake(element: SVGElement | HTMLElement): Promise<void> {
  if (!motionAllowed()) return;
  const frames = [0, -4, 4, -2, 0].map(pixels => ({ transform: `translateX(${pixels}px)` }));
  await play(element, frames, { duration: DURATION.shake, composite: 'add' });
}
