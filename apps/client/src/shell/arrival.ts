let isExpected = false;
let endReturn: (() => void) | undefined;

/** How long after a way back something may still come that makes the page longer. */
const PATIENCE = 3000;
/** Whoever moves by himself is where he wants to be. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** A new page is coming: it starts at its top, for the eye and for the screen reader, or where it was left. */
export function expectArrival(place = 0): void {
  isExpected = true;
  endReturn?.();
  scrollTo(0, 0);
  if (place > 0) returnTo(place);
}

/** Lists come after their page: it stands where it was left as soon as it is long enough. */
function returnTo(place: number): void {
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight >= place) scrollTo(0, place);
  });
  const timer = setTimeout(() => endReturn?.(), PATIENCE);
  endReturn = () => {
    endReturn = undefined;
    clearTimeout(timer);
    observer.disconnect();
    for (const move of MOVES) removeEventListener(move, end);
  };
  const end = endReturn;
  for (const move of MOVES) addEventListener(move, end, { passive: true });
  observer.observe(document.body);
}

/** For the main part of a page. Only the first one after a change of page takes the focus. */
export function arriveAt(element: HTMLElement): void {
  if (!isExpected) return;
  isExpected = false;
  element.focus({ preventScroll: true });
}
