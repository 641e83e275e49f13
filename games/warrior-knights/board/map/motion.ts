import { CURVE, DURATION, motionAllowed, type Point } from '@palio/board-kit';

/** Plays frames and forgets: an element that leaves the page ends them early, which is no fault. */
function play(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): void {
  if (!motionAllowed()) return;
  element.animate(frames, options).finished.catch(() => undefined);
}

/** A piece comes on the map. For use as an attachment. */
export function arrive(element: Element): void {
  play(
    element,
    [
      { transform: 'translateY(-20px) scale(1.12)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: DURATION.move, easing: CURVE.landing },
  );
}

/** Walks a piece along the middles of regions to where it is drawn; runs anew whenever there is a new path. */
export function travel(path: readonly Point[] | undefined, to: Point): (element: Element) => void {
  return element => {
    if (path === undefined || path.length < 2) return;
    const points = [...path.slice(0, -1), to];
    const frames = points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    const steps = points.length - 1;
    play(element, frames, {
      duration: Math.min(Math.max(steps * DURATION.step * 2, DURATION.slow), DURATION.longestMove),
      easing: steps === 1 ? CURVE.ease : 'linear',
    });
  };
}
