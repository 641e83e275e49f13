import { CURVE, DURATION, motionAllowed } from '@palio/board-kit';

/** Plays frames and forgets: an element that leaves the page ends them early, which is no fault. */
export function play(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): void {
  if (!motionAllowed()) return;
  element.animate(frames, options).finished.catch(() => undefined);
}

/** A piece lands on its space. For use as an attachment. */
export function arrive(element: Element): void {
  play(
    element,
    [
      { transform: 'translateY(-34px) scale(1.12)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: DURATION.move, easing: CURVE.landing },
  );
}

/** Something new appears in its place. For use as an attachment. */
export function appear(element: Element): void {
  play(
    element,
    [
      { transform: 'scale(0.9)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: DURATION.move, easing: CURVE.ease },
  );
}
